/**
 * What a QoS policy means, as plain immutable values. No trace of the syntax it was written in is left: names are
 * resolved, ULP lines are match rules, P_Keys are masked and ranges are merged.
 */
package org.qos.runtime.policy;
