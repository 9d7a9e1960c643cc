/** Messages about files in the log of a build and in an IDE. */
package org.qos.maven.message;
