/**
 * Formatting: for each language the rules that say which whitespace separates the pieces of a text. The pieces are
 * those of the language's own scanner and are never changed, so that what is read stays the same.
 */
package org.qos.dsl.format;
