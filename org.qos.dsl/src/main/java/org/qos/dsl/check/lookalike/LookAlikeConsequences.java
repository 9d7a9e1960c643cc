package org.qos.dsl.check.lookalike;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.language.TextPlaces;

/**
 * What a character that only looks right causes: the text that contains it cannot be read, and a name with it is another one.
 * The character is then the error, and its consequences are not reported.
 */
public final class LookAlikeConsequences {

    /** The code of the rule about these characters. */
    public static final String CODE = "look-alike-character";

    /** Errors that name such characters themselves. */
    private static final Set<String> OWN = Set.of(SyntaxCode.COMMENT_OPENER.code(), SyntaxCode.UNCLOSED_COMMENT.code());

    private static final String MALFORMED_TEST = "test-malformed";
    private static final int LONGEST_NAME = 1000;

    private final SourceFile source;
    private final String text;
    private final int[] lines;

    private LookAlikeConsequences(SourceFile source) {
        this.source = source;
        this.text = source.nodes().getText();
        this.lines = TextPlaces.lineStarts(text);
    }

    /** The findings, with the characters in place of their consequences. */
    public static List<Finding> leaveOut(List<Finding> found, SourceFile source) {
        return leaveOut(found, source, true);
    }

    /** The same for findings of which those about the file alone have been left out. */
    public static List<Finding> leaveOutOfContext(List<Finding> found, SourceFile source) {
        return leaveOut(found, source, false);
    }

    private static List<Finding> leaveOut(List<Finding> found, SourceFile source, boolean first) {
        if (found.stream().noneMatch(finding -> finding.code().equals(CODE))) {
            return found;
        }
        LookAlikeConsequences file = new LookAlikeConsequences(source);
        List<Finding> rest = new ArrayList<>(found);
        for (LookAlikePlaces places : LookAlikePlaces.in(source.root())) {
            Set<String> names = names(places);
            List<Finding> consequences = rest.stream()
                    .filter(finding -> file.follows(finding, places, names))
                    .toList();
            rest.removeIf(Set.copyOf(consequences)::contains);
            rest.replaceAll(
                    finding -> file.isAbout(finding, places) ? file.cause(finding, places, consequences) : finding);
            boolean harmless = first && consequences.isEmpty() && file.isExplained(places, rest);
            rest.removeIf(finding -> harmless && file.isAbout(finding, places));
        }
        return rest;
    }

    /** Whether names may have such characters, or another error names them. */
    private boolean isExplained(LookAlikePlaces places, List<Finding> found) {
        return places.kind() == LookAlike.HYPHEN
                || found.stream().anyMatch(finding -> OWN.contains(finding.code()) && isOnLine(finding, places));
    }

    private boolean isAbout(Finding finding, LookAlikePlaces places) {
        return finding.code().equals(CODE) && start(finding) == places.first();
    }

    private Finding cause(Finding finding, LookAlikePlaces places, List<Finding> consequences) {
        Optional<Verdict> verdict = Stream.concat(Stream.of(finding), consequences.stream())
                .flatMap(one -> one.opensm().stream())
                .reduce(Verdict::and);
        Severity severity = consequences.stream().anyMatch(Finding::isBlocking) ? Severity.ERROR : finding.severity();
        return new Finding(
                CODE,
                severity,
                LookAlikeMessage.of(places, source.language(), verdict),
                finding.line(),
                finding.column(),
                finding.endLine(),
                finding.endColumn(),
                verdict,
                finding.fix(),
                finding.related(),
                finding.evidence());
    }

    private boolean follows(Finding finding, LookAlikePlaces places, Set<String> names) {
        if (finding.code().equals(CODE) || OWN.contains(finding.code()) || finding.severity() == Severity.INFO) {
            return false;
        }
        int start = start(finding);
        int end = Math.min(lines[finding.endLine() - 1] + finding.endColumn() - 1, text.length());
        boolean near = finding.endLine() - finding.line() <= 1 && places.touch(start, end);
        return near
                || isSyntaxError(finding)
                        && (isOnLine(finding, places) || names.contains(plain(text.substring(start, end))));
    }

    private int start(Finding finding) {
        return Math.min(lines[finding.line() - 1] + finding.column() - 1, text.length());
    }

    private static boolean isSyntaxError(Finding finding) {
        return SyntaxCode.byCode(finding.code()).isPresent() || finding.code().equals(MALFORMED_TEST);
    }

    private boolean isOnLine(Finding finding, LookAlikePlaces places) {
        int start = lines[finding.line() - 1];
        int end = finding.line() < lines.length ? lines[finding.line()] - 1 : text.length();
        return places.touch(start, end);
    }

    /** The names that have such characters, as they are meant: they are unknown where they are written without. */
    private static Set<String> names(LookAlikePlaces places) {
        return places.tokens().stream()
                .flatMap(token -> Stream.of(token, token.getParent()))
                .filter(node -> node.getTotalLength() <= LONGEST_NAME)
                .map(node -> plain(node.getText()))
                .filter(name -> !name.isEmpty())
                .collect(Collectors.toSet());
    }

    private static String plain(String written) {
        return LookAlike.normalized(written).replace("\"", "").strip().toLowerCase(Locale.ROOT);
    }
}
