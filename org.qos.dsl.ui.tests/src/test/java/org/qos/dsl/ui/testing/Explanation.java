package org.qos.dsl.ui.testing;

import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;

/** The open view "QoS Explanation". */
public final class Explanation {

    private Explanation() {}

    /** Enters a request in the field. */
    public static void ask(String request) {
        field().setText(request);
        field().notifyListeners(SWT.DefaultSelection, new Event());
    }

    /** The request in the field. */
    public static String asked() {
        return field().getText();
    }

    /** Waits until the explanation contains a text. */
    public static void await(String text) {
        Screen.await(true, () -> text().contains(text));
    }

    /** The explanation as it is shown. */
    public static String text() {
        return page().getText();
    }

    /** How the first character of the explanation is shown; null without a style of its own. */
    public static StyleRange styleAtBegin() {
        return page().getStyleRangeAtOffset(0);
    }

    private static StyledText page() {
        return controls(field().getParent())
                .filter(StyledText.class::isInstance)
                .map(StyledText.class::cast)
                .findFirst()
                .orElseThrow();
    }

    /** The field that shows what a request looks like while it is empty. */
    private static Text field() {
        return controls(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell())
                .filter(control ->
                        control instanceof Text text && text.getMessage().contains("from any to any"))
                .map(Text.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static Stream<Control> controls(Control control) {
        return control instanceof Composite composite
                ? Stream.concat(
                        Stream.of(control), Stream.of(composite.getChildren()).flatMap(Explanation::controls))
                : Stream.of(control);
    }
}
