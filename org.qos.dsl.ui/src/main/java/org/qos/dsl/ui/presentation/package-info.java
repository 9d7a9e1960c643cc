/** Colours of the texts. What is a mistake is said by the language server, never by a colour. */
package org.qos.dsl.ui.presentation;
