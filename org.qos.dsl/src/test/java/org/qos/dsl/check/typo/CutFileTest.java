package org.qos.dsl.check.typo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.dsl.testing.LoweredFile;

/**
 * The first part of a valid file, as an interrupted copy leaves it: {@code qos check --fix} restores the meaning of the whole
 * file, or leaves an error, or changes nothing.
 */
class CutFileTest {

    private static final int ROUNDS = 10;

    static Stream<Path> files() throws IOException {
        return FixesOfTyposTest.files();
    }

    private static SourceFile source(String text, Language language) {
        return new ProjectFiles().load("file", text, language);
    }

    private static List<Finding> check(String text, Language language) {
        return Checker.check(source(text, language)).findings();
    }

    private static String fixed(String text, Language language) {
        String fixed = text;
        for (int round = 0; round < ROUNDS; round++) {
            Optional<String> next = Fixes.apply(fixed, check(fixed, language));
            if (next.isEmpty()) {
                return fixed;
            }
            fixed = next.orElseThrow();
        }
        return fixed;
    }

    /** Whether fixes make a part of a file valid, with another meaning than that of the whole file. */
    private static boolean looksWhole(String part, Language language, Object meaning) {
        String fixed = fixed(part, language);
        boolean valid = check(fixed, language).stream().noneMatch(Finding::isBlocking);
        return valid
                && !fixed.equals(part)
                && !LoweredFile.value(source(fixed, language)).equals(meaning);
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFixNeverMakesAPartLookWhole(Path file) throws IOException {
        Language language = Language.byFileName(file.getFileName().toString()).orElseThrow();
        String whole = Files.readString(file);
        Object meaning = LoweredFile.value(source(whole, language));
        List<String> wrong = new ArrayList<>();
        for (int end = 1; end < whole.length(); end++) {
            String part = whole.substring(0, end);
            if (looksWhole(part, language, meaning)) {
                wrong.add("cut after " + part.substring(Math.max(0, end - 40)).replace("\n", "\\n"));
            }
        }
        assertEquals(List.of(), wrong, () -> wrong.size() + "\n" + String.join("\n", wrong));
    }

    /** The end of one line is lost, as when somebody deletes up to its end by mistake. */
    @ParameterizedTest
    @MethodSource("files")
    void aFixNeverMakesAPartOfALineLookWhole(Path file) throws IOException {
        Language language = Language.byFileName(file.getFileName().toString()).orElseThrow();
        String whole = Files.readString(file);
        Object meaning = LoweredFile.value(source(whole, language));
        List<String> wrong = new ArrayList<>();
        for (int cut = 1; cut < whole.length(); cut++) {
            int feed = whole.indexOf('\n', cut);
            if (feed < 0 || feed == cut || whole.charAt(cut - 1) == '\n') {
                continue;
            }
            String part = whole.substring(0, cut) + whole.substring(feed);
            if (looksWhole(part, language, meaning)) {
                wrong.add("cut after " + whole.substring(whole.lastIndexOf('\n', cut - 1) + 1, cut) + "|"
                        + whole.substring(cut, feed));
            }
        }
        assertEquals(List.of(), wrong, () -> wrong.size() + "\n" + String.join("\n", wrong));
    }

    /** Where only the outermost block is open, its end makes a valid policy without the rules that followed. */
    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "\n# the rules", "\n# the rules\n"})
    void theEndOfTheLastBlockIsASuggestion(String rest) {
        String part = "qos-levels\n    qos-level\n        name: DEFAULT\n        sl: 0\n    end-qos-level" + rest;
        List<Finding> findings = check(part, new OpenSmLanguage());

        assertEquals(Optional.empty(), Fixes.apply(part, findings), findings::toString);
    }

    @Test
    void theTagThatClosesThePolicyIsCompletedBecauseNothingFollowsIt() {
        String whole =
                "<qos-policy>\n  <qos-levels>\n    <qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level>\n"
                        + "  </qos-levels>\n</qos-policy>";
        String part = whole.substring(0, whole.length() - 1);

        assertEquals(whole, fixed(part, new RfcLanguage()));
    }
}
