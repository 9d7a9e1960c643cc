package org.qos.dsl.ui.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;

/** The context menu of a control. */
public final class ContextMenu {

    private ContextMenu() {}

    /** Chooses an entry of a submenu, for example {@code Run As} and {@code QoS Policy Test}. */
    public static void choose(Control control, String... path) {
        Menu menu = control.getMenu();
        List<Menu> open = new ArrayList<>();
        MenuItem chosen = null;
        for (String label : path) {
            menu.notifyListeners(SWT.Show, new Event());
            open.add(0, menu);
            chosen = item(menu, label);
            menu = chosen.getMenu();
        }
        chosen.notifyListeners(SWT.Selection, new Event());
        open.forEach(each -> each.notifyListeners(SWT.Hide, new Event()));
    }

    /** The entries of a submenu, or of the menu itself without a path; separators are left out. */
    public static List<String> labels(Control control, String... path) {
        Menu menu = control.getMenu();
        List<Menu> open = new ArrayList<>();
        menu.notifyListeners(SWT.Show, new Event());
        open.add(0, menu);
        for (String label : path) {
            menu = item(menu, label).getMenu();
            menu.notifyListeners(SWT.Show, new Event());
            open.add(0, menu);
        }
        List<String> labels = Stream.of(menu.getItems())
                .map(ContextMenu::label)
                .filter(label -> !label.isEmpty())
                .toList();
        open.forEach(each -> each.notifyListeners(SWT.Hide, new Event()));
        return labels;
    }

    /** Chooses one of the radio buttons of a menu. */
    public static void check(Menu menu, String label) {
        menu.notifyListeners(SWT.Show, new Event());
        MenuItem chosen = item(menu, label);
        Stream.of(menu.getItems()).forEach(item -> item.setSelection(item == chosen));
        chosen.notifyListeners(SWT.Selection, new Event());
        menu.notifyListeners(SWT.Hide, new Event());
    }

    /** Run As numbers its entries, and a label may end with a key. */
    private static MenuItem item(Menu menu, String label) {
        return Stream.of(menu.getItems())
                .filter(item -> label(item).equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + label + " among "
                        + Stream.of(menu.getItems()).map(MenuItem::getText).toList()));
    }

    private static String label(MenuItem item) {
        return item.getText().replace("&", "").replaceAll("\t.*", "").replaceAll("^\\d+ +", "");
    }
}
