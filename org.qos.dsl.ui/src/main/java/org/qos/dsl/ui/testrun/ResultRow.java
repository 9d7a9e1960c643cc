package org.qos.dsl.ui.testrun;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Location;

/**
 * A row of the view.
 *
 * @param label its text
 * @param sign what it says at a glance
 * @param details what is shown beside the tree while it is selected
 * @param place where a double click leads
 * @param children the rows below it
 */
record ResultRow(String label, Sign sign, String details, Optional<Location> place, List<ResultRow> children) {

    /** Copies the list. */
    ResultRow {
        children = List.copyOf(children);
    }
}
