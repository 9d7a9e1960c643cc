package org.qos.dsl.check.typo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.testing.LoweredFile;

/**
 * After one random typo in a valid file: what {@code qos check --fix} does removes each finding it is for, adds none, and
 * restores the meaning of the file before the typo, or there is no automatic fix. The system property {@code qos.typos} gives
 * the number of typos in each file.
 */
class FixesOfTyposTest {

    private static final long SEED = Long.getLong("qos.typos.seed", 20_260L);
    private static final int TYPOS = Integer.getInteger("qos.typos", 300);
    private static final int ROUNDS = 10;
    private static final Path FOLDER = Path.of("src", "test", "resources", "org", "qos", "dsl", "check", "typo");

    static Stream<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().toList().stream();
        }
    }

    private record Text(Language language, String text) {

        SourceFile source() {
            return new ProjectFiles().load("file", text, language);
        }

        List<Finding> findings() {
            return Checker.check(source()).findings();
        }

        Object meaning() {
            return LoweredFile.value(source());
        }

        Text with(String other) {
            return new Text(language, other);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void anAutomaticFixRestoresWhatWasMeant(Path file) throws IOException {
        Language language = Language.byFileName(file.getFileName().toString()).orElseThrow();
        Text good = new Text(language, Files.readString(file));
        assertEquals(List.of(), Fixes.applied(good.findings()));
        Random random = new Random(SEED);
        System.out.println("FixesOfTyposTest: seed " + SEED + ", " + TYPOS + " typos in " + file.getFileName());
        List<String> wrong = new ArrayList<>();
        int fixed = 0;
        for (int i = 0; i < TYPOS; i++) {
            Text bad = good.with(Typo.in(good.text(), random));
            List<Finding> findings = bad.findings();
            Optional<String> once = Fixes.apply(bad.text(), findings);
            if (once.isPresent()) {
                fixed++;
                trouble(good, bad, findings).ifPresent(wrong::add);
            }
        }
        assertEquals(List.of(), wrong, () -> wrong.size() + "\n" + String.join("\n", wrong));
        assertTrue(fixed > TYPOS / 100, "fixed: " + fixed);
    }

    private static Optional<String> trouble(Text good, Text bad, List<Finding> findings) {
        for (Finding finding : Fixes.applied(findings)) {
            Text fixed = bad.with(Fixes.apply(bad.text(), List.of(finding)).orElseThrow());
            List<String> before = codes(findings);
            List<String> after = codes(fixed.findings());
            before.remove(finding.code());
            before.addAll(codes(good.findings()));
            List<String> added = new ArrayList<>(after);
            before.forEach(added::remove);
            if (!added.isEmpty()) {
                return Optional.of(described("adds " + added, good, bad, fixed.text(), finding));
            }
        }
        Text fixed = bad;
        for (int round = 0; round < ROUNDS; round++) {
            fixed = fixed.with(Fixes.apply(fixed.text(), fixed.findings()).orElse(fixed.text()));
        }
        Finding first = Fixes.applied(findings).get(0);
        return good.meaning().equals(fixed.meaning()) && codes(fixed.findings()).equals(codes(good.findings()))
                ? Optional.empty()
                : Optional.of(described("differs, " + codes(fixed.findings()), good, bad, fixed.text(), first));
    }

    private static List<String> codes(List<Finding> findings) {
        return new ArrayList<>(findings.stream().map(Finding::code).toList());
    }

    private static String described(String problem, Text good, Text bad, String fixed, Finding finding) {
        return "FIX " + finding.code() + " ("
                + finding.automaticFix().orElseThrow().description() + "): " + problem + "\n  good "
                + difference(good.text(), bad.text()) + "\n  bad  " + difference(bad.text(), good.text()) + "\n  fix  "
                + difference(fixed, bad.text());
    }

    /** The part of a text that differs from another one, with what is around it. */
    private static String difference(String text, String other) {
        int start = 0;
        while (start < Math.min(text.length(), other.length()) && text.charAt(start) == other.charAt(start)) {
            start++;
        }
        int end = 0;
        while (end < Math.min(text.length(), other.length()) - start
                && text.charAt(text.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
            end++;
        }
        return text.substring(Math.max(0, start - 25), start)
                .concat("[")
                .concat(text.substring(start, text.length() - end))
                .concat("]")
                .concat(text.substring(text.length() - end, Math.min(text.length(), text.length() - end + 25)))
                .replace("\n", "\\n");
    }
}
