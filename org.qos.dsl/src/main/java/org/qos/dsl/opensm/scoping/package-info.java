/** What the names in a policy of the OpenSM spelling refer to. */
package org.qos.dsl.opensm.scoping;
