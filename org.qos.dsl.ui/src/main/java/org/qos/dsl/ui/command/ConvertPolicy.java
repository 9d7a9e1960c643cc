package org.qos.dsl.ui.command;

import java.util.Map;
import java.util.Optional;
import org.qos.dsl.ide.command.CommandResult;

/** Converts the policy to the other syntax, opens the result and shows its losses. */
public final class ConvertPolicy extends PolicyHandler {

    static final String TITLE = "Convert to the Other Syntax";

    @Override
    protected Optional<ServerCommand> command(EditorContext editor) {
        return Optional.of(
                new ServerCommand(TITLE, "qos.convert", editor.policy().uri(), Map.of()));
    }

    @Override
    protected void show(EditorContext editor, CommandResult result) {
        ResultNotes.show(editor, result);
        String name = "converted." + (result.language().equals("qos-rfc") ? "qos" : "qos-policy.conf");
        editor.open(new ReadOnlyText(name, result.text()), TextEditorId.COLOURED);
    }
}
