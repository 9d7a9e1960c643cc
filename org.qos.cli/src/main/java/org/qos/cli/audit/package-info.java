/** How {@code qos audit} prints what it has found. */
package org.qos.cli.audit;
