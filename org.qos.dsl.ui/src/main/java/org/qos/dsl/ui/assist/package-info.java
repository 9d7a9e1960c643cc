/** Proposals and hover texts, as the language server gives them. */
package org.qos.dsl.ui.assist;
