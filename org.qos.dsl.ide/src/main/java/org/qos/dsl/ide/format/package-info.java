/** Formatting: of documents, of selections, and of the line being typed. */
package org.qos.dsl.ide.format;
