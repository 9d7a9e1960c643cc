package org.qos.dsl.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Applies the automatic fixes of findings to a text; suggestions are left to people. */
public final class Fixes {

    private Fixes() {}

    /**
     * The text after the fixes of some findings, in their order; one that touches another is left for the next
     * round. Empty when there is none to apply.
     */
    public static Optional<String> apply(String text, List<Finding> findings) {
        List<Edit> edits = edits(findings);
        return edits.isEmpty() ? Optional.empty() : Optional.of(edited(text, edits));
    }

    /** The edits with which {@link #apply} fixes some findings, in the order of the text. */
    public static List<Edit> edits(List<Finding> findings) {
        return applied(findings).stream()
                .flatMap(finding -> finding.fix().stream())
                .flatMap(fix -> fix.edits().stream())
                .sorted(Comparator.comparingInt(Edit::offset))
                .toList();
    }

    /** The findings that {@link #apply} fixes. */
    public static List<Finding> applied(List<Finding> findings) {
        List<Finding> applied = new ArrayList<>();
        List<Edit> taken = new ArrayList<>();
        for (Finding finding : findings) {
            finding.automaticFix().filter(fix -> isFree(fix, taken)).ifPresent(fix -> {
                taken.addAll(fix.edits());
                applied.add(finding);
            });
        }
        return applied;
    }

    /** The same findings for a user who has chosen all they offer: suggestions count as automatic. */
    public static List<Finding> chosen(List<Finding> findings) {
        return findings.stream()
                .map(finding -> finding.fix()
                        .map(fix -> finding.fixedBy(new Fix(fix.description(), fix.edits())))
                        .orElse(finding))
                .toList();
    }

    private static String edited(String text, List<Edit> edits) {
        StringBuilder fixed = new StringBuilder(text.length());
        int end = 0;
        for (Edit edit : edits) {
            fixed.append(text, end, edit.offset()).append(edit.text());
            end = edit.end();
        }
        return fixed.append(text, end, text.length()).toString();
    }

    private static boolean isFree(Fix fix, List<Edit> taken) {
        return fix.edits().stream().allMatch(edit -> taken.stream()
                .allMatch(other -> edit.end() < other.offset() || other.end() < edit.offset()));
    }
}
