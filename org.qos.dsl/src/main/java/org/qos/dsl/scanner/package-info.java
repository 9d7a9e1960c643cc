/**
 * Token sources written by hand, for languages whose tokens no regular grammar separates, and what binds them to the
 * parsers that Xtext generates.
 */
package org.qos.dsl.scanner;
