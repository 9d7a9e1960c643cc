/**
 * Management datagrams (IBTA 13.4): sent and received through libibumad, and two clients on top of that, of the subnet
 * administration and of the subnet management agents of the ports.
 */
package org.qos.fabric.mad;
