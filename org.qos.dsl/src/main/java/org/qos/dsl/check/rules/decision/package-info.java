/** Rules about which rule of a policy decides which requests, and what of the policy decides none, one class for each. */
package org.qos.dsl.check.rules.decision;
