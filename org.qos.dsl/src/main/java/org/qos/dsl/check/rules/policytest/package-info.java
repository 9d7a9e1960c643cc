/** Rules about tests of a policy. */
package org.qos.dsl.check.rules.policytest;
