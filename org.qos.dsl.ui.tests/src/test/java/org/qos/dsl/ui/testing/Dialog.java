package org.qos.dsl.ui.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

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
                    .ifPresentOrElse(shell -> operate(shell, user), () -> whenOpen(title, user));
        });
    }

    /** A dialog whose user fails would stay open forever. */
    private static void operate(Shell shell, Consumer<Dialog> user) {
        try {
            user.accept(new Dialog(shell));
        } catch (RuntimeException | Error failure) {
            failure.printStackTrace();
            shell.close();
            throw failure;
        }
    }

    /** Lets {@code user} operate the next dialog with the same title, over this one. */
    public Dialog then(Consumer<Dialog> user) {
        String title = shell.getText();
        Display.getCurrent().timerExec(POLL_MILLIS, () -> Stream.of(
                        Display.getCurrent().getShells())
                .filter(other ->
                        other != shell && other.isVisible() && other.getText().equals(title))
                .findFirst()
                .ifPresentOrElse(other -> user.accept(new Dialog(other)), () -> then(user)));
        return this;
    }

    /** Types into the text field. */
    public Dialog type(String text) {
        field().setText(text);
        return this;
    }

    /** Types a text that ends with a space into the text field, and chooses the proposal that begins so. */
    public Dialog complete(String text, String proposal) {
        // without a window manager, the window under the mouse is active
        shell.getDisplay().setCursorLocation(field().toDisplay(5, 5));
        shell.forceActive();
        field().setFocus();
        Screen.await(true, () -> field().isFocusControl());
        field().setText(text);
        field().setSelection(text.length());
        Event key = new Event();
        key.character = ' ';
        key.keyCode = ' ';
        field().notifyListeners(SWT.KeyDown, key);
        Popup.chooseBeginning(proposal);
        return this;
    }

    /** The text in the text field. */
    public String typed() {
        return field().getText();
    }

    private Text field() {
        return find(Text.class).filter(Text::getEditable).findFirst().orElseThrow();
    }

    /** Types into the text field after this label. */
    public Dialog typeInto(String label, String text) {
        List<Control> controls = find(Control.class).toList();
        int labelled = 0;
        while (!(controls.get(labelled) instanceof Label found
                && found.getText().replace("&", "").equals(label))) {
            labelled++;
        }
        controls.stream()
                .skip(labelled)
                .filter(Text.class::isInstance)
                .map(Text.class::cast)
                .findFirst()
                .orElseThrow()
                .setText(text);
        return this;
    }

    /** Presses the button with this label as soon as it is enabled: lists are filled after the dialog has opened. */
    public void press(String label) {
        Screen.await(true, () -> canPress(label));
        button(label).notifyListeners(SWT.Selection, new Event());
    }

    /** Closes the dialog, which changes nothing. */
    public void close() {
        shell.close();
    }

    /** Whether the button with this label is enabled. */
    public boolean canPress(String label) {
        return button(label).isEnabled();
    }

    /** Sets the checkbox or the radio button with this label. */
    public Dialog check(String label) {
        Button box = button(label);
        find(Button.class)
                .filter(other -> (box.getStyle() & SWT.RADIO) != 0 && other.getParent() == box.getParent())
                .forEach(other -> other.setSelection(false));
        box.setSelection(true);
        press(label);
        return this;
    }

    private Button button(String label) {
        return find(Button.class)
                .filter(button -> button.getText().replace("&", "").equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no button " + label));
    }

    /** Whether a list has this entry. */
    public boolean hasEntry(String entry) {
        return list(entry).isPresent();
    }

    private Optional<Table> list(String entry) {
        return find(Table.class)
                .filter(table -> Stream.of(table.getItems())
                        .anyMatch(item -> item.getText().equals(entry)))
                .findFirst();
    }

    /** Selects the entry of a list. */
    public Dialog choose(String entry) {
        Table list = list(entry).orElseThrow(() -> new AssertionError("no entry " + entry));
        for (TableItem item : list.getItems()) {
            if (item.getText().equals(entry)) {
                list.setSelection(item);
            }
        }
        list.notifyListeners(SWT.Selection, new Event());
        return this;
    }

    /** Selects a node of a tree, below those before it. */
    public Dialog chooseInTree(String... path) {
        Tree tree = find(Tree.class).findFirst().orElseThrow();
        TreeItem[] items = tree.getItems();
        TreeItem chosen = null;
        for (String label : path) {
            chosen = Stream.of(items)
                    .filter(item -> item.getText().equals(label))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no node " + label));
            Event event = new Event();
            event.item = chosen;
            tree.notifyListeners(SWT.Expand, event);
            chosen.setExpanded(true);
            items = chosen.getItems();
        }
        tree.setSelection(chosen);
        Event event = new Event();
        event.item = chosen;
        tree.notifyListeners(SWT.Selection, event);
        return this;
    }

    /** Selects the entry of a drop-down list. */
    public Dialog pick(String entry) {
        Combo list = find(Combo.class)
                .filter(combo -> combo.indexOf(entry) >= 0)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no entry " + entry));
        list.select(list.indexOf(entry));
        list.notifyListeners(SWT.Selection, new Event());
        return this;
    }

    /** Clicks on the check box with this label. */
    public Dialog toggle(String label) {
        Button box = find(Button.class)
                .filter(button -> button.getText().replace("&", "").equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no check box " + label));
        box.setSelection(!box.getSelection());
        box.notifyListeners(SWT.Selection, new Event());
        return this;
    }

    /** All texts of the dialog. */
    public String text() {
        Stream<String> rows =
                find(Table.class).flatMap(table -> Stream.of(table.getItems())).map(TableItem::getText);
        return Stream.concat(find(Label.class).map(Label::getText), rows).collect(Collectors.joining("\n"));
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
        return Controls.in(shell, kind);
    }
}
