package org.qos.dsl.ui.command;

import org.qos.dsl.ide.command.CommandResult;

/** Shows the notes of a command result. */
final class ResultNotes {

    private ResultNotes() {}

    /** Opens the notes, if there are any, in an editor, because there can be many. */
    static void show(PolicyHandler.EditorContext editor, CommandResult result) {
        if (!result.notes().isEmpty()) {
            String text = result.message() + "\n\n" + String.join("\n", result.notes());
            editor.open(new ReadOnlyText("Notes", text), TextEditorId.PLAIN);
        }
    }
}
