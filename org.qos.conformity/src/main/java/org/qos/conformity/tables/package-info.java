/** The tables of the ports of a running subnet, read in two ways, and what an option file wants them to be. */
package org.qos.conformity.tables;
