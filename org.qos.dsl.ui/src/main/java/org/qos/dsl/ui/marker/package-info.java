/** Findings of the language server as problem markers. */
package org.qos.dsl.ui.marker;
