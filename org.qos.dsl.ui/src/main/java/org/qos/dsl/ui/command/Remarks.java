package org.qos.dsl.ui.command;

import org.qos.dsl.ide.command.Outcome;

/** What the user should know of an outcome besides. */
final class Remarks {

    private Remarks() {}

    /** Shows them, if there are any, as a text of their own: there can be many. */
    static void show(PolicyHandler.Desk desk, Outcome outcome) {
        if (!outcome.notes().isEmpty()) {
            String text = outcome.message() + "\n\n" + String.join("\n", outcome.notes());
            desk.read(new ReadOnlyText("Remarks", text), TextEditorId.PLAIN);
        }
    }
}
