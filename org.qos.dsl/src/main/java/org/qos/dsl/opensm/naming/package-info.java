/** Names of the OpenSM spelling: one segment, compared without regard to case. */
package org.qos.dsl.opensm.naming;
