/** The goals of the Maven plugin: thin calls of the libraries that the {@code qos} command uses. */
package org.qos.maven;
