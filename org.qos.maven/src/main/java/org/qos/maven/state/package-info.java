/** What a build has read and written, by which the next one knows whether there is something to do. */
package org.qos.maven.state;
