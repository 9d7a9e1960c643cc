/** Work on a live fabric: its options, and the reading of tables. */
package org.qos.cli.live;
