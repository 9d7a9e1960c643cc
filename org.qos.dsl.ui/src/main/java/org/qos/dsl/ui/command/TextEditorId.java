package org.qos.dsl.ui.command;

/** The ids of Eclipse's text editors. */
final class TextEditorId {

    /** Plain text. */
    static final String PLAIN = "org.eclipse.ui.DefaultTextEditor";

    /** Text in the language of its file extension. */
    static final String COLOURED = "org.eclipse.ui.genericeditor.GenericEditor";

    private TextEditorId() {}
}
