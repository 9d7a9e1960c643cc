package org.qos.cli.report;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.qos.dsl.check.Finding;
import org.qos.fabric.file.Sha256;

/**
 * Names for the findings of one file by which they are known again in a later run, also when lines were inserted above
 * them or the indentation changed. A name is made of the code and the text of the line; findings that agree in both are
 * numbered. The message is left out because it may name lines, the file because readers of SARIF add it themselves.
 */
final class Fingerprints {

    private static final int LENGTH = 16;

    private final SourceLines lines;
    private final Map<Integer, String> lineHashes = new HashMap<>();
    private final Map<String, Integer> seen = new HashMap<>();

    Fingerprints(SourceLines lines) {
        this.lines = lines;
    }

    /** The name of the next finding of the file; findings are asked for once each, in the order of the text. */
    String next(Finding finding) {
        return next(finding.code(), lineHashes.computeIfAbsent(finding.line(), this::lineHash));
    }

    /** The name of the next finding about a subject that is not a line. */
    String next(Finding finding, String subject) {
        return next(finding.code(), sha256(subject));
    }

    private String next(String code, String hash) {
        String name = sha256(code + "\n" + hash).substring(0, LENGTH);
        return name + ":" + seen.merge(name, 1, Integer::sum);
    }

    /** Computed once for each line, because all findings of a large file may be in its only line. */
    private String lineHash(int number) {
        return sha256(lines.line(number).strip().replaceAll("\\s+", " "));
    }

    private static String sha256(String text) {
        return Sha256.hex(text.getBytes(StandardCharsets.UTF_8));
    }
}
