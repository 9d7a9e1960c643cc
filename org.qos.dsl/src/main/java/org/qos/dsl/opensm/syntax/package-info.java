/**
 * Syntax errors of the OpenSM syntax. The grammar reads more than OpenSM does, so that an error does not hide the rest of
 * the file; the classes here find in the parsed text whatever OpenSM would not read, and say what it is and what to do.
 */
package org.qos.dsl.opensm.syntax;
