/**
 * The policy language, apart from how files are read: {@link org.qos.dsl.syntax.PolicyBlocks} is the table of its blocks and
 * entries in both syntaxes. Scanners, syntax errors, rules about entries, completion, hover, the TextMate grammars and the
 * published BNF ({@code docs/grammar.md}, {@code docs/grammar-opensm.md}) come from it; a test compares it with the Xtext
 * grammars.
 */
package org.qos.dsl.syntax;
