/** What the names in a policy of the OpenSM syntax refer to. */
package org.qos.dsl.opensm.scoping;
