/**
 * From the text of a policy in the RFC syntax to tokens that always fit the grammar.
 *
 * <p>{@link org.qos.dsl.rfc.parser.RawTokenScanner} cuts the text into tags, comments and text; {@link org.qos.dsl.rfc.parser.Repair}
 * follows the tags with a stack of open elements, {@link org.qos.dsl.rfc.parser.ValueTokens} cuts the text of the innermost
 * elements into values, and both write {@link org.qos.dsl.rfc.parser.RfcToken}s. What cannot stay is hidden, what is missing is
 * added without length, and each error is one {@link org.qos.dsl.syntax.SyntaxError} on the lexeme at its place. So the
 * generated parser never complains itself, one error gives one message, and the rest of the file keeps its meaning.
 *
 * <p>Everything but {@link org.qos.dsl.rfc.parser.RfcLexer} and {@link org.qos.dsl.rfc.parser.RepairingParser} is free of the
 * parser generator; the lexer for content assist is made of the same parts.
 */
package org.qos.dsl.rfc.parser;
