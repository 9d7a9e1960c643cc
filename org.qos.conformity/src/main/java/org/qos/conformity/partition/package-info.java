/** The multicast groups of a running OpenSM. */
package org.qos.conformity.partition;
