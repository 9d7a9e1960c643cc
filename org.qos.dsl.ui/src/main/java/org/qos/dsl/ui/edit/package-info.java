/** Applies edits of the language server to documents. */
package org.qos.dsl.ui.edit;
