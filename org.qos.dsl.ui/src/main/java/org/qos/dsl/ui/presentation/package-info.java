/** Syntax colouring. Errors are shown by the language server's diagnostics, not by colours. */
package org.qos.dsl.ui.presentation;
