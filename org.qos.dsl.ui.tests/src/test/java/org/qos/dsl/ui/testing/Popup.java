package org.qos.dsl.ui.testing;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;

/** A list, a tree or a text in a small window over the editor. */
public final class Popup {

    /** The filter writes its hint when it gets the focus. */
    private static final Duration FIRST_EVENTS = Duration.ofMillis(300);

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

    /** Waits until a list with one entry that begins so is shown, and chooses the entry. */
    public static void chooseBeginning(String begin) {
        Screen.await(true, () -> entries().stream().anyMatch(entry -> entry.startsWith(begin)));
        choose(entries().stream()
                .filter(entry -> entry.startsWith(begin))
                .findFirst()
                .orElseThrow());
    }

    /** Closes the list, as Escape does. */
    public static void closeList() {
        table().orElseThrow().getShell().close();
    }

    /** Waits until a window with this link is shown, and clicks on the link. */
    public static void click(String link) {
        Screen.await(true, () -> links(link).findFirst().isPresent());
        links(link).findFirst().orElseThrow().notifyListeners(SWT.Selection, new Event());
    }

    private static Stream<Link> links(String text) {
        return all(Link.class)
                .filter(link -> link.getText().replaceAll("<[^>]*>", "").equals(text));
    }

    /** The entries of the list that is shown; empty without one. */
    public static List<String> entries() {
        return table().stream()
                .flatMap(table -> Stream.of(table.getItems()))
                .map(TableItem::getText)
                .toList();
    }

    /** Whether the keys go to the list that is shown. */
    public static boolean listHasFocus() {
        return table().filter(Control::isFocusControl).isPresent();
    }

    /** Presses a key, and waits until a tree is shown and its filter has the focus. */
    public static void openTree(String key) throws Exception {
        Keys.press(key);
        Screen.await(true, () -> tree().isPresent());
        Screen.pass(FIRST_EVENTS);
    }

    /** The tree that is shown. */
    public static Optional<Tree> tree() {
        return find(Tree.class);
    }

    /** Writes a text into the filter above the tree that is shown. */
    public static void filter(String text) {
        filterField().setText(text);
    }

    /** Presses Enter in the filter above the tree that is shown. */
    public static void enterInFilter() {
        filterField().notifyListeners(SWT.DefaultSelection, new Event());
    }

    /** Closes the window with the tree, as Escape does. */
    public static void close() {
        tree().orElseThrow().getShell().close();
    }

    private static Text filterField() {
        return Controls.in(tree().orElseThrow().getShell(), Text.class)
                .findFirst()
                .orElseThrow();
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
