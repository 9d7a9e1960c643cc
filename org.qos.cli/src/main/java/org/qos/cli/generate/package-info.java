/** How {@code qos generate} and {@code qos convert} report what is lost, and write into option files that exist. */
package org.qos.cli.generate;
