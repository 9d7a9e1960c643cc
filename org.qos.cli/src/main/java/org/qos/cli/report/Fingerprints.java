package org.qos.cli.report;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.qos.dsl.check.Finding;

/**
 * Names for the findings of one file by which they are known again in a later run, also when lines were inserted above
 * them or the indentation changed. A name is made of the code and the text of the line; findings that agree in both are
 * numbered. The message is left out because it may name lines, the file because readers of SARIF add it themselves.
 * Names are made when one is asked for: few reports have names.
 */
public final class Fingerprints {

    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final int LENGTH = 16;

    private final List<Finding> findings;
    private final Function<Finding, FingerprintedText> subject;
    private List<Named> named = List.of();

    /** What a name is made of: findings that agree in code and text have numbers from 1. */
    private record Named(FingerprintedText text, int number) {}

    private record Key(String code, FingerprintedText text) {}

    private Fingerprints(List<Finding> findings, Function<Finding, FingerprintedText> subject) {
        this.findings = List.copyOf(findings);
        this.subject = subject;
    }

    /** Names of findings about lines, which are in the order of the text. Each line is read once: a long file may have one only. */
    static Fingerprints byLine(List<Finding> findings, SourceLines lines) {
        Map<Integer, FingerprintedText> texts = new HashMap<>();
        return new Fingerprints(
                findings, finding -> texts.computeIfAbsent(finding.line(), number -> text(lines.line(number))));
    }

    /** Names of findings about something else, the same in each run. */
    static Fingerprints about(List<Finding> findings, Function<Finding, String> subject) {
        return new Fingerprints(findings, finding -> new FingerprintedText(subject.apply(finding)));
    }

    /** The name of the finding with this index: 16 hexadecimal digits, a colon and its number. */
    String of(int index) {
        if (named.isEmpty()) {
            Map<Key, Integer> seen = new HashMap<>();
            named = findings.stream().map(finding -> named(finding, seen)).toList();
        }
        Named one = named.get(index);
        String code = findings.get(index).code();
        return FingerprintedText.sha256(code + "\n" + one.text().hash()).substring(0, LENGTH) + ":" + one.number();
    }

    private Named named(Finding finding, Map<Key, Integer> seen) {
        FingerprintedText text = subject.apply(finding);
        return new Named(text, seen.merge(new Key(finding.code(), text), 1, Integer::sum));
    }

    private static FingerprintedText text(String line) {
        return new FingerprintedText(SPACES.matcher(line.strip()).replaceAll(" "));
    }
}
