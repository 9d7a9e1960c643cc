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
