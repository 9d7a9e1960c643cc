package org.qos.dsl.ui.testing;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
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

    /** Writes a request into the field, with the caret at its end. */
    public static void write(String request) {
        field().setFocus();
        field().setText(request);
        field().setSelection(request.length());
    }

    /** Clicks on a text in the explanation. */
    public static void click(String text) {
        int offset = text().indexOf(text);
        Point place = page().getLocationAtOffset(offset + 1);
        Event mouse = new Event();
        mouse.button = 1;
        mouse.count = 1;
        mouse.x = place.x + 1;
        mouse.y = place.y + page().getLineHeight() / 2;
        for (int gesture : new int[] {SWT.MouseMove, SWT.MouseDown, SWT.MouseUp}) {
            page().notifyListeners(gesture, mouse);
        }
    }

    /** Presses Enter with the caret in a text of the explanation. */
    public static void enterIn(String text) {
        page().setCaretOffset(text().indexOf(text) + 1);
        Event key = new Event();
        key.keyCode = SWT.CR;
        key.character = SWT.CR;
        page().notifyListeners(SWT.KeyDown, key);
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
        return Controls.in(field().getParent(), StyledText.class).findFirst().orElseThrow();
    }

    /** The field that shows what a request looks like while it is empty. */
    private static Text field() {
        return Controls.in(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(), Text.class)
                .filter(text -> text.getMessage().contains("from any to any"))
                .findFirst()
                .orElseThrow();
    }
}
