/** What a build has read and written, from which the next one decides whether there is something to do. */
package org.qos.maven.state;
