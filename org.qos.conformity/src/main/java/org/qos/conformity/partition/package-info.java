/** The partitions of a running OpenSM: the P_Keys that ports have, and the multicast groups. */
package org.qos.conformity.partition;
