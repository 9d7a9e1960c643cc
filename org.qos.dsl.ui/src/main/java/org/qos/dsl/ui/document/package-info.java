/** Keeps the language server's view of each open document equal to the editor's. */
package org.qos.dsl.ui.document;
