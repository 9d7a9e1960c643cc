/**
 * One class for each rule. The rules of this package check the model that both policy syntaxes share; where their
 * effects differ, or OpenSM rejects what is a warning in the RFC syntax, the rule asks for the syntax.
 */
package org.qos.dsl.check.rules;
