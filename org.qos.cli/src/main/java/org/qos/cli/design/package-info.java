/** What {@code qos design} prints and writes. */
package org.qos.cli.design;
