package org.qos.dsl.ui.testing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;

/** A list, a tree or a text in a small window over the editor. */
public final class Popup {

    private Popup() {}

    /** Waits until a list with this entry is shown, and chooses the entry. */
    public static void choose(String entry) {
        Screen.await(true, () -> entries().contains(entry));
        Table table = table().orElseThrow();
        int row = entries().indexOf(entry);
        table.setSelection(row);
        Event event = new Event();
        event.item = table.getItem(row);
        table.notifyListeners(SWT.Selection, event);
        table.notifyListeners(SWT.DefaultSelection, event);
    }

    /** The entries of the list that is shown; empty without one. */
    public static List<String> entries() {
        return table().stream()
                .flatMap(table -> Stream.of(table.getItems()))
                .map(TableItem::getText)
                .toList();
    }

    /** The tree that is shown. */
    public static Optional<Tree> tree() {
        return find(Tree.class);
    }

    /** Writes a text into the filter above the tree that is shown. */
    public static void filter(String text) {
        Controls.in(tree().orElseThrow().getShell(), Text.class)
                .findFirst()
                .orElseThrow()
                .setText(text);
    }

    /** The texts of an information window; empty without one. */
    public static String text() {
        return all(StyledText.class).map(StyledText::getText).collect(Collectors.joining("\n"));
    }

    /** The bold parts of these texts. */
    public static String boldText() {
        return all(StyledText.class)
                .flatMap(text -> Stream.of(text.getStyleRanges())
                        .filter(style -> style.fontStyle == SWT.BOLD)
                        .map(style -> text.getTextRange(style.start, style.length)))
                .collect(Collectors.joining("\n"));
    }

    private static Optional<Table> table() {
        return find(Table.class);
    }

    private static <T extends Control> Optional<T> find(Class<T> kind) {
        return all(kind).findFirst();
    }

    private static <T extends Control> Stream<T> all(Class<T> kind) {
        return Stream.of(Display.getCurrent().getShells())
                .filter(shell -> shell.getParent() != null && shell.isVisible())
                .flatMap(Controls::in)
                .filter(kind::isInstance)
                .map(kind::cast);
    }
}
