/** Rules about which rule of a policy applies to a request, and about definitions without effect. */
package org.qos.dsl.check.rules.decision;
