package org.qos.dsl.ui.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/** A dialog that blocks the workbench, operated as by a user. */
public final class Dialog {

    private static final int POLL_MILLIS = 50;

    private final Shell shell;

    private Dialog(Shell shell) {
        this.shell = shell;
    }

    /** Lets {@code user} operate the dialog with this title as soon as it opens. */
    public static void whenOpen(String title, Consumer<Dialog> user) {
        Display.getCurrent().timerExec(POLL_MILLIS, () -> {
            Shell[] shells = Display.getCurrent().getShells();
            Stream.of(shells)
                    .filter(shell -> shell.isVisible() && shell.getText().equals(title))
                    .findFirst()
                    .ifPresentOrElse(shell -> user.accept(new Dialog(shell)), () -> whenOpen(title, user));
        });
    }

    /** Types into the text field. */
    public Dialog type(String text) {
        find(Text.class).filter(Text::getEditable).findFirst().orElseThrow().setText(text);
        return this;
    }

    /** Presses the button with this label. */
    public void press(String label) {
        find(Button.class)
                .filter(button -> button.getText().replace("&", "").equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no button " + label))
                .notifyListeners(SWT.Selection, new Event());
    }

    /** All texts of the dialog. */
    public String text() {
        return String.join("\n", find(Label.class).map(Label::getText).toList());
    }

    /** Takes a screenshot. */
    public Dialog capture(String name) {
        try {
            Screen.capture(name);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return this;
    }

    private <T extends Control> Stream<T> find(Class<T> kind) {
        return controls(shell).filter(kind::isInstance).map(kind::cast);
    }

    private static Stream<Control> controls(Control control) {
        return control instanceof Composite composite
                ? Stream.concat(
                        Stream.of(control), Stream.of(composite.getChildren()).flatMap(Dialog::controls))
                : Stream.of(control);
    }
}
