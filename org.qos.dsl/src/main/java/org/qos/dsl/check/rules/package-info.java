/**
 * One class for each kind of mistake. The rules here look at the model that both policy spellings share; where a spelling
 * means something else, or OpenSM refuses what we only warn of, the rule asks for the language.
 */
package org.qos.dsl.check.rules;
