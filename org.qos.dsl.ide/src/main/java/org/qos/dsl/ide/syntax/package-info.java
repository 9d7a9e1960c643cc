/**
 * The structure of documents in all languages: values with their entries, symbols, and blocks. It is read from the
 * parse tree, so it is also available in broken text.
 */
package org.qos.dsl.ide.syntax;
