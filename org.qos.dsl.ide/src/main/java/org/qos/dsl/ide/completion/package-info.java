/**
 * Completion: where the cursor stands, told from the text before it alone ({@code Place}), what can stand there, and how
 * it is written in the language of the document.
 */
package org.qos.dsl.ide.completion;
