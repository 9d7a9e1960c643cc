package org.qos.dsl.ui.explanation;

import java.util.Map;
import java.util.Optional;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.ui.PartInitException;
import org.qos.dsl.ide.command.CommandResult;
import org.qos.dsl.ui.command.PolicyHandler;
import org.qos.dsl.ui.command.ServerCommand;

/** Prompts for a path request and shows in the view of explanations which level the policy gives it. */
public final class ExplainRequest extends PolicyHandler {

    private static final String TITLE = "Explain a Request";

    private String last = ExplanationView.FIRST_REQUEST;

    @Override
    protected Optional<ServerCommand> command(EditorContext editor) {
        RequestDialog dialog = new RequestDialog(editor.shell(), TITLE, editor.policy(), last);
        if (dialog.open() != Window.OK) {
            return Optional.empty();
        }
        last = dialog.getValue().strip();
        return Optional.of(
                new ServerCommand(TITLE, "qos.explain", editor.policy().uri(), Map.of("request", last)));
    }

    @Override
    protected void show(EditorContext editor, CommandResult result) {
        try {
            if (editor.page().showView(ExplanationView.ID) instanceof ExplanationView view) {
                view.show(editor.policy(), last, result.text());
            }
        } catch (PartInitException failure) {
            MessageDialog.openError(editor.shell(), TITLE, failure.getMessage());
        }
    }
}
