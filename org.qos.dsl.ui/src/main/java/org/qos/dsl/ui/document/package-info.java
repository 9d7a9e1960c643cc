/** Synchronizes open documents with the language server. */
package org.qos.dsl.ui.document;
