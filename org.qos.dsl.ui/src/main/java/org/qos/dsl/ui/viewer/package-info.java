/** What the views of one text in an editor have in common: they follow the text and the language server. */
package org.qos.dsl.ui.viewer;
