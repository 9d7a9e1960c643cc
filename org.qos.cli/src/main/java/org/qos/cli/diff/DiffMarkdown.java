package org.qos.cli.diff;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.analysis.difference.LevelChange;
import org.qos.analysis.difference.PolicyDifference;
import org.qos.analysis.difference.RequestClass;

/**
 * Writes a difference as a comment of a review in Markdown, for GitHub and GitLab: a table for each kind of change, details folded.
 *
 * @param before the old side
 * @param after the new side
 * @param service whose comment it is
 * @param omitted how many changes were left out because they lower nothing that is guaranteed; empty if none was to be left out
 */
public record DiffMarkdown(DiffSide before, DiffSide after, Service service, OptionalInt omitted) {

    /** The bytes of a comment that every service takes (GitHub: 65 536 characters). */
    static final int MAX_BYTES = 65_536;

    private static final int CLASSES = 20;
    /** What the line that counts what is cut takes. */
    private static final int RESERVED = 200;

    /** A service with comments on changes. */
    public enum Service {
        /** GitHub. */
        GITHUB("> [!WARNING]"),
        /** GitLab. */
        GITLAB("> :warning: **Warning**");

        private final String warning;

        Service(String warning) {
            this.warning = warning;
        }
    }

    /** The text of the comment, which ends with how many changes did not fit where it is cut. */
    public String of(PolicyDifference difference) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block(head(difference), Kind.HEAD));
        if (!difference.requests().isEmpty()) {
            blocks.add(new Block(
                    "\n| old level | new level | change | pairs of ports | lower |\n|---|---|---|--:|---|\n",
                    Kind.HEAD));
            difference.requests().forEach(change -> blocks.add(new Block(row(change), Kind.CHANGE)));
        }
        difference
                .tables()
                .forEach(change -> blocks.add(list(
                        ChangeLines.title(change), ChangeLines.of(change), DiffPhrases.lowered(change.lowered()))));
        ChangeLines partitions = new ChangeLines(difference.ports().fabric());
        if (difference.otherScopes()) {
            blocks.add(list("qos-setup", List.of(ChangeLines.OTHER_SCOPES), Optional.empty()));
        }
        difference
                .partitions()
                .forEach(change -> blocks.add(
                        list(ChangeLines.title(change), partitions.of(change), ChangeLines.lowered(change))));
        difference
                .options()
                .forEach(change -> blocks.add(list(
                        "Option " + change.name(),
                        List.of(DiffPhrases.shown(change.before()) + " -> " + DiffPhrases.shown(change.after())),
                        Optional.empty())));
        difference.requests().forEach(change -> blocks.add(new Block(details(change, difference), Kind.DETAILS)));
        return cut(blocks);
    }

    private String head(PolicyDifference difference) {
        StringBuilder head = new StringBuilder("### QoS policy\n\n");
        head.append(EscapedMarkdown.code(before.name()))
                .append(" → ")
                .append(EscapedMarkdown.code(after.name()))
                .append("\n\n");
        String summary = new DiffSummary(difference, omitted).line();
        return difference.breaking().isEmpty()
                ? head.append(summary).append('\n').toString()
                : head.append(service.warning)
                        .append("\n> ")
                        .append(summary)
                        .append('\n')
                        .toString();
    }

    private static String row(LevelChange change) {
        return "| " + EscapedMarkdown.code(DiffPhrases.shown(change.before().name()))
                + " | " + EscapedMarkdown.code(DiffPhrases.shown(change.after().name()))
                + " | " + EscapedMarkdown.text(DiffPhrases.aspects(change))
                + " | " + DiffPhrases.number(change)
                + " | " + DiffPhrases.lowered(change.lowered()).orElse("") + " |\n";
    }

    private String details(LevelChange change, PolicyDifference difference) {
        StringBuilder text = new StringBuilder("\n<details><summary>")
                .append(EscapedMarkdown.code(DiffPhrases.shown(change.before().name())))
                .append(" → ")
                .append(EscapedMarkdown.code(DiffPhrases.shown(change.after().name())))
                .append(": ")
                .append(DiffPhrases.counted(change.classes().size() + change.unlisted(), "class"))
                .append(
                        " of requests</summary>\n\n| old rule | new rule | pairs of ports | such as |\n|---|---|--:|---|\n");
        change.classes().stream().limit(CLASSES).forEach(requests -> text.append(row(requests, difference)));
        if (change.classes().size() > CLASSES) {
            text.append("\n")
                    .append(change.classes().size() - CLASSES)
                    .append(" more classes of requests: `qos diff --all`\n");
        }
        if (change.unlisted() > 0) {
            text.append("\n").append(DiffPhrases.unlisted(change)).append('\n');
        }
        return text.append("\n</details>\n").toString();
    }

    private String row(RequestClass requests, PolicyDifference difference) {
        return "| " + EscapedMarkdown.text(before.rule(requests.ruleBefore()))
                + " | " + EscapedMarkdown.text(after.rule(requests.ruleAfter()))
                + " | " + pairs(requests)
                + " | " + EscapedMarkdown.code(DiffPhrases.request(difference.ports(), requests)) + " |\n";
    }

    private static String pairs(RequestClass requests) {
        return requests.isRefused()
                ? DiffPhrases.pairs(requests).orElseThrow()
                : DiffPhrases.number(requests.pairs(), requests.exact()).orElse("");
    }

    private static Block list(String title, List<String> lines, Optional<String> lowered) {
        StringBuilder text =
                new StringBuilder("\n**").append(EscapedMarkdown.text(title)).append("**\n\n");
        lowered.ifPresent(lower ->
                text.append("- **lower: ").append(EscapedMarkdown.text(lower)).append("**\n"));
        lines.forEach(
                line -> text.append("- ").append(EscapedMarkdown.text(line)).append('\n'));
        return new Block(text.toString(), Kind.CHANGE);
    }

    private static String cut(List<Block> blocks) {
        StringBuilder text = new StringBuilder();
        Map<Kind, Integer> leftOut = new EnumMap<>(Kind.class);
        int bytes = 0;
        for (Block block : blocks) {
            bytes += block.text().getBytes(StandardCharsets.UTF_8).length;
            if (bytes <= MAX_BYTES - RESERVED) {
                text.append(block.text());
            } else {
                leftOut.merge(block.kind(), 1, Integer::sum);
            }
        }
        if (!leftOut.isEmpty()) {
            int changes = leftOut.getOrDefault(Kind.CHANGE, 0);
            int details = leftOut.getOrDefault(Kind.DETAILS, 0);
            text.append("\nThe comment is full: ")
                    .append(DiffPhrases.counted(changes, "change"))
                    .append(" and the requests of ")
                    .append(DiffPhrases.counted(details, "change"))
                    .append(" are left out; `qos diff` prints all of them.\n");
        }
        return text.toString();
    }

    /** What a piece of the comment is. */
    private enum Kind {
        /** What comes before changes. */
        HEAD,
        /** A change. */
        CHANGE,
        /** The requests of a change. */
        DETAILS
    }

    /**
     * A piece of the comment, which is there as a whole or not at all.
     *
     * @param text the Markdown
     * @param kind what it is
     */
    private record Block(String text, Kind kind) {}
}
