/**
 * Completion: where the cursor is, derived from the text before it alone ({@code CursorContext}), what is allowed
 * there, and how it is written in the language of the document.
 */
package org.qos.dsl.ide.completion;
