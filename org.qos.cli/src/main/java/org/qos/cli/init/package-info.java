/** What {@code qos init} asks, reads and writes. */
package org.qos.cli.init;
