package org.qos.dsl.ui.command;

import java.util.Map;
import java.util.Optional;
import org.eclipse.jface.dialogs.IInputValidator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.qos.dsl.ide.command.Outcome;

/** Asks for a request and shows which level the policy gives it, and why. */
public final class ExplainRequest extends PolicyHandler {

    static final String TITLE = "Explain a Request";

    private static final IInputValidator WRITTEN =
            text -> text.isBlank() ? "Write a request, such as from any to any client ipoib" : null;

    private String last = "from any to any";

    @Override
    Optional<Order> order(Desk desk) {
        String prompt = "What would be asked of " + desk.policy().getName()
                + ", such as from \"cn01 HCA-1/P1\" to any service tcp:988 client cma-ipv4";
        InputDialog dialog = new InputDialog(desk.shell(), TITLE, prompt, last, WRITTEN);
        if (dialog.open() != Window.OK) {
            return Optional.empty();
        }
        last = dialog.getValue().strip();
        return Optional.of(new Order(TITLE, "qos.explain", desk.policy(), Map.of("request", last)));
    }

    @Override
    void show(Desk desk, Outcome outcome) {
        desk.read(new ReadOnlyText("Explanation.md", outcome.text()), TextEditorId.PLAIN);
    }
}
