package org.qos.dsl.check.typo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
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

    /** Cuts a valid file at each place but its ends; of a place where nothing is cut the part is empty. */
    private static void assertNeverLooksWhole(Path file, BiFunction<String, Integer, Optional<String>> cut)
            throws IOException {
        Language language = Language.byFileName(file.getFileName().toString()).orElseThrow();
        String whole = Files.readString(file);
        Object meaning = LoweredFile.value(source(whole, language));
        List<String> wrong = new ArrayList<>();
        for (int at = 1; at < whole.length(); at++) {
            Optional<String> part = cut.apply(whole, at);
            if (part.isPresent() && looksWhole(part.get(), language, meaning)) {
                wrong.add(
                        "cut after " + whole.substring(Math.max(0, at - 40), at).replace("\n", "\\n"));
            }
        }
        assertEquals(List.of(), wrong, () -> wrong.size() + "\n" + String.join("\n", wrong));
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFixNeverMakesAPartLookWhole(Path file) throws IOException {
        assertNeverLooksWhole(file, (whole, at) -> Optional.of(whole.substring(0, at)));
    }

    /** The end of one line is lost, as when somebody deletes up to its end by mistake. */
    @ParameterizedTest
    @MethodSource("files")
    void aFixNeverMakesAPartOfALineLookWhole(Path file) throws IOException {
        assertNeverLooksWhole(file, CutFileTest::withoutEndOfLine);
    }

    private static Optional<String> withoutEndOfLine(String whole, int at) {
        int feed = whole.indexOf('\n', at);
        return feed < 0 || feed == at || whole.charAt(at - 1) == '\n'
                ? Optional.empty()
                : Optional.of(whole.substring(0, at) + whole.substring(feed));
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
