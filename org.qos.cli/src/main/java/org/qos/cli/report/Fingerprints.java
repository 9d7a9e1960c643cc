package org.qos.cli.report;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.qos.dsl.check.Finding;

/**
 * Names for the findings of one file by which they are known again in a later run, also when lines were inserted above
 * them or the indentation changed. A name is made of the code and the text of the line; findings that agree in both are
 * numbered. The message is left out because it may name lines, the file because readers of SARIF add it themselves.
 */
final class Fingerprints {

    private static final Pattern SPACES = Pattern.compile("\\s+");

    private final SourceLines lines;
    private final Map<Integer, FingerprintedText> texts = new HashMap<>();
    private final Map<Key, Integer> seen = new HashMap<>();

    /** Findings that agree in both have numbers. */
    private record Key(String code, FingerprintedText text) {}

    Fingerprints(SourceLines lines) {
        this.lines = lines;
    }

    /** The next finding of the file; findings are asked for once each, in the order of the text. */
    FingerprintedFinding next(Finding finding) {
        return next(finding, texts.computeIfAbsent(finding.line(), this::text));
    }

    /** The next finding about a subject that is not a line. */
    FingerprintedFinding next(Finding finding, String subject) {
        return next(finding, new FingerprintedText(subject));
    }

    private FingerprintedFinding next(Finding finding, FingerprintedText text) {
        return new FingerprintedFinding(finding, text, seen.merge(new Key(finding.code(), text), 1, Integer::sum));
    }

    /** One for each line, because all findings of a large file may be in its only line. */
    private FingerprintedText text(int number) {
        return new FingerprintedText(SPACES.matcher(lines.line(number).strip()).replaceAll(" "));
    }
}
