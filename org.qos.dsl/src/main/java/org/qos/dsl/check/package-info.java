/**
 * What is wrong with a file, and what OpenSM will do with it. {@link org.qos.dsl.check.Rule} is one kind of finding,
 * {@link org.qos.dsl.check.RuleDeclaration} what is known of it beside the check, {@link org.qos.dsl.check.RuleViolation} what
 * it reports at an object of the model, {@link org.qos.dsl.check.Finding} the same in lines and columns, as users see it.
 */
package org.qos.dsl.check;
