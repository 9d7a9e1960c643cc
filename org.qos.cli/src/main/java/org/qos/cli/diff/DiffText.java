package org.qos.cli.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.analysis.difference.LevelChange;
import org.qos.analysis.difference.OptionChange;
import org.qos.analysis.difference.PartitionChange;
import org.qos.analysis.difference.PolicyDifference;
import org.qos.analysis.difference.RequestClass;
import org.qos.analysis.difference.TableChange;

/**
 * Writes a difference for terminals.
 *
 * @param before the old side
 * @param after the new side
 * @param all whether all classes of requests are written; else the first ones of each change
 * @param omitted how many changes were left out because they lower nothing that is guaranteed; empty if none was to be left out
 */
public record DiffText(DiffSide before, DiffSide after, boolean all, OptionalInt omitted) {

    /** How many classes of a change are written. */
    static final int CLASSES = 5;

    /** The lines of a difference, how many changes there are in the last one. */
    public List<String> of(PolicyDifference difference) {
        List<String> lines = new ArrayList<>();
        difference.requests().forEach(change -> lines.addAll(paragraph(change, difference)));
        for (TableChange change : difference.tables()) {
            lines.addAll(paragraph(
                    ChangeLines.title(change), ChangeLines.of(change), DiffPhrases.lowered(change.lowered())));
        }
        if (difference.otherScopes()) {
            lines.addAll(paragraph(ChangeLines.OTHER_SCOPES, List.of(), Optional.empty()));
        }
        ChangeLines partitions = new ChangeLines(difference.ports().fabric());
        for (PartitionChange change : difference.partitions()) {
            lines.addAll(paragraph(ChangeLines.title(change), partitions.of(change), ChangeLines.lowered(change)));
        }
        if (!difference.options().isEmpty()) {
            lines.addAll(paragraph(
                    "Options",
                    difference.options().stream().map(DiffText::option).toList(),
                    Optional.empty()));
        }
        lines.add(new DiffSummary(difference, omitted).line());
        return lines;
    }

    private List<String> paragraph(LevelChange change, PolicyDifference difference) {
        List<String> details = new ArrayList<>();
        List<RequestClass> shown =
                change.classes().stream().limit(all ? Long.MAX_VALUE : CLASSES).toList();
        for (RequestClass requests : shown) {
            details.add(before.rule(requests.ruleBefore()) + " -> " + after.rule(requests.ruleAfter())
                    + DiffPhrases.pairs(requests).map(pairs -> ", " + pairs).orElse(""));
            details.add("  " + DiffPhrases.request(difference.ports(), requests));
        }
        int more = change.classes().size() - shown.size();
        if (more > 0) {
            details.add("and " + DiffPhrases.counted(more, "more class") + " of requests (--all prints all)");
        }
        if (change.unlisted() > 0) {
            details.add(DiffPhrases.unlisted(change));
        }
        String title = levels(change) + ": " + DiffPhrases.aspects(change)
                + DiffPhrases.pairs(change).map(pairs -> ", " + pairs).orElse("");
        return paragraph(title, details, DiffPhrases.lowered(change.lowered()));
    }

    private static List<String> paragraph(String title, List<String> details, Optional<String> lowered) {
        List<String> lines = new ArrayList<>(List.of(title));
        lowered.ifPresent(lower -> lines.add("  lower: " + lower));
        details.forEach(detail -> lines.add("  " + detail));
        lines.add("");
        return lines;
    }

    private static String levels(LevelChange change) {
        String was = change.before().name();
        String is = change.after().name();
        return "'" + DiffPhrases.shown(was) + (was.equals(is) ? "'" : "' -> '" + DiffPhrases.shown(is) + "'");
    }

    private static String option(OptionChange change) {
        return change.name() + ": " + DiffPhrases.shown(change.before()) + " -> " + DiffPhrases.shown(change.after());
    }
}
