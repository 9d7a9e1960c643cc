/**
 * From what is written to what is meant. The models of the languages become the values of {@code org.qos.runtime};
 * whatever differs between the two spellings of a policy is in their {@link org.qos.dsl.lower.PolicyDialect}.
 */
package org.qos.dsl.lower;
