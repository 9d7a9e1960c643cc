/** What {@code qos check} does with its files: it checks and fixes them. */
package org.qos.cli.check;
