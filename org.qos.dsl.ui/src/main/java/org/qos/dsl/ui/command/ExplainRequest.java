package org.qos.dsl.ui.command;

import java.util.Map;
import java.util.Optional;
import org.eclipse.jface.dialogs.IInputValidator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.ui.PartInitException;
import org.qos.dsl.ide.command.CommandResult;

/** Prompts for a path request and shows in the view of explanations which level the policy gives it. */
public final class ExplainRequest extends PolicyHandler {

    static final String TITLE = "Explain a Request";

    private static final IInputValidator NOT_BLANK =
            text -> text.isBlank() ? "Enter a request, for example: from any to any client ipoib" : null;

    private String last = "from any to any";

    @Override
    Optional<ServerCommand> command(EditorContext editor) {
        String prompt = "Path request to " + editor.policy().name()
                + ", for example from \"cn01 HCA-1/P1\" to any service tcp:987 client cma-ipv4";
        InputDialog dialog = new InputDialog(editor.shell(), TITLE, prompt, last, NOT_BLANK);
        if (dialog.open() != Window.OK) {
            return Optional.empty();
        }
        last = dialog.getValue().strip();
        return Optional.of(
                new ServerCommand(TITLE, "qos.explain", editor.policy().uri(), Map.of("request", last)));
    }

    @Override
    void show(EditorContext editor, CommandResult result) {
        try {
            if (editor.page().showView(RequestView.ID) instanceof RequestView view) {
                view.show(editor.policy(), last, result.text());
            }
        } catch (PartInitException failure) {
            MessageDialog.openError(editor.shell(), TITLE, failure.getMessage());
        }
    }
}
