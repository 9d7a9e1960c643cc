/** How {@code qos simulate} prints what traffic gets. */
package org.qos.cli.simulate;
