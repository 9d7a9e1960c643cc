package org.qos.dsl.ui.command;

/** The ids of Eclipse's editors that show texts. */
final class TextEditorId {

    /** Any text, as it is. */
    static final String PLAIN = "org.eclipse.ui.DefaultTextEditor";

    /** A text whose language its name says. */
    static final String COLOURED = "org.eclipse.ui.genericeditor.GenericEditor";

    private TextEditorId() {}
}
