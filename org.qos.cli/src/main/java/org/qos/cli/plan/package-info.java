/** How {@code qos plan} prints the tables that are to be set. */
package org.qos.cli.plan;
