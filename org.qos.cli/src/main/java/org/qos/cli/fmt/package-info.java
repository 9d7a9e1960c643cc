/** What {@code qos fmt} does to files. */
package org.qos.cli.fmt;
