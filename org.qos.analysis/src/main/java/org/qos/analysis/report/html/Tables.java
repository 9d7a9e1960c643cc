package org.qos.analysis.report.html;

import java.util.List;
import java.util.function.Consumer;

/** Tables with a caption for screen readers and headings of columns and rows. */
public final class Tables {

    private Tables() {}

    /**
     * Writes a table that scrolls where the window is narrow.
     *
     * @param caption what the table has, read by screen readers
     * @param columns the headings of the columns
     * @param rows writes the rows, {@code tr} elements
     */
    public static void write(Html out, String caption, List<String> columns, Consumer<Html> rows) {
        out.open("div", "class", "scroll", "tabindex", "0", "role", "group", "aria-label", caption);
        out.open("table").element("caption", caption, "class", "hidden");
        out.open("thead").open("tr");
        columns.forEach(column -> out.element("th", column, "scope", "col"));
        out.close().close().open("tbody").line();
        rows.accept(out);
        out.close().close().close().line();
    }
}
