package org.qos.dsl.ide.command;

import java.util.List;
import java.util.stream.Collectors;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.project.Checker;

/** Whether the meaning of a document can be relied on. */
final class Soundness {

    private static final int MOST_SHOWN = 5;

    private Soundness() {}

    /**
     * Goes on only with a document whose meaning is beyond doubt.
     *
     * @throws CommandRefused when there are errors, which are named as {@code qos check} does
     * @throws java.util.concurrent.CancellationException when nobody waits any more
     */
    static void require(View view, Steps steps) {
        CheckedFile checked = Checker.check(view.source(), steps::isGivenUp);
        if (!checked.doubts().isEmpty()) {
            throw new CommandRefused(refusal(view.document().name(), checked.doubts()));
        }
    }

    private static String refusal(String name, List<Finding> doubts) {
        int more = doubts.size() - MOST_SHOWN;
        return name + ": has errors; nothing was done.\n"
                + doubts.stream()
                        .limit(MOST_SHOWN)
                        .map(found -> line(name, found))
                        .collect(Collectors.joining("\n"))
                + (more > 0 ? "\nand " + more + " more" : "");
    }

    private static String line(String name, Finding found) {
        return name + ":" + found.line() + ":" + found.column() + ": " + found.severity() + ": " + found.message()
                + " [" + found.code() + "]";
    }
}
