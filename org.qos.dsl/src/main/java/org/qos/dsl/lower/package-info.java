/**
 * From syntax to semantics. The models of the languages become the values of {@code org.qos.runtime};
 * whatever differs between the two syntaxes of a policy is in their {@link org.qos.dsl.lower.PolicyDialect}.
 */
package org.qos.dsl.lower;
