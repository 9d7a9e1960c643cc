package org.qos.dsl.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.runtime.policy.PolicySyntax;

/**
 * The published BNF and the TextMate grammars are what the table of blocks and entries says;
 * {@code -Dqos.golden.update=true} writes them again.
 */
class GeneratedGrammarsTest {

    private static final Path ROOT = Path.of("..");

    /** The head of the last part of a page. */
    private static final String RANGES = "| value | means | from | to |\n|---|---|---|---|\n";

    @ParameterizedTest
    @EnumSource
    void thePublishedBnf(PolicySyntax syntax) throws IOException {
        Path page = ROOT.resolve("docs").resolve(syntax == PolicySyntax.RFC ? "grammar.md" : "grammar-opensm.md");
        String text = Files.readString(page);
        int blocks = indexOf(text, "```\npolicy ", 0) + "```\n".length();
        int afterBlocks = indexOf(text, "```\n", blocks);
        int ranges = indexOf(text, RANGES, afterBlocks) + RANGES.length();
        assertWritten(
                page,
                text,
                text.substring(0, blocks) + Bnf.of(syntax) + text.substring(afterBlocks, ranges) + Bnf.ranges(syntax));
    }

    @ParameterizedTest
    @EnumSource
    void theTextMateGrammar(PolicySyntax syntax) throws IOException {
        String name = syntax == PolicySyntax.RFC ? "qos-rfc" : "qos-opensm";
        Path file = ROOT.resolve("vscode-extension").resolve("syntaxes").resolve(name + ".tmLanguage.json");
        assertWritten(file, Files.readString(file), TextMateGrammar.of(syntax));
    }

    private static int indexOf(String text, String part, int from) {
        int found = text.indexOf(part, from);
        if (found < 0) {
            throw new AssertionError("the page has no " + part);
        }
        return found;
    }

    private static void assertWritten(Path file, String published, String expected) throws IOException {
        if (Boolean.getBoolean("qos.golden.update")) {
            Files.writeString(file, expected);
        } else {
            assertEquals(expected, published, file + " is out of date; run this test with -Dqos.golden.update=true");
        }
    }
}
