/**
 * What stands where in a document, alike for all languages: values with the entries that they belong to, names and what
 * they stand for, and blocks. All of it is read from the syntax nodes, so that it is there in broken text too.
 */
package org.qos.dsl.ide.syntax;
