/**
 * What is wrong with a file, and what OpenSM will do with it. {@link org.qos.dsl.check.Rule} is one kind of mistake,
 * {@link org.qos.dsl.check.Problem} a place where a rule found it in the model, {@link org.qos.dsl.check.Finding} the
 * same in lines and columns, as users see it.
 */
package org.qos.dsl.check;
