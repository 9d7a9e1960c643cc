/**
 * What is wrong with a file, and what OpenSM does with it. {@link org.qos.dsl.check.Rule} is one kind of finding,
 * {@link org.qos.dsl.check.RuleDeclaration} everything about it but the check,
 * {@link org.qos.dsl.check.RuleViolation} what it reports at an object of the model,
 * {@link org.qos.dsl.check.Finding} the same in lines and columns, as users see it.
 */
package org.qos.dsl.check;
