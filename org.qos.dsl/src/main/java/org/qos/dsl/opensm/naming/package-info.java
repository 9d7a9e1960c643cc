/** Names of the OpenSM syntax: one segment, compared without regard to case. */
package org.qos.dsl.opensm.naming;
