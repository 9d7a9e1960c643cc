package org.qos.dsl.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.dsl.language.Language;
import org.qos.dsl.testing.FormattedText;
import org.qos.runtime.policy.PolicySyntax;

/** Formatting changes whitespace only, never what is read, and once is enough. */
class SameMeaningTest {
    private static final long SEED = 20070;
    private static final int TEXTS_OF_EACH = 40;
    private static final Path EXAMPLES = Path.of("../examples");
    private static final Path FIXTURES = Path.of("src/test/resources/org/qos/dsl");
    private static final List<String> WHITESPACE = List.of("", " ", "  ", "\t", "\n", "\n\n\n", " \n\t", "\n  ");

    @Test
    void theExamplesAreFormatted() throws IOException {
        for (Path file : files(EXAMPLES)) {
            Formatted formatted = FormattedText.of(Files.readString(file), language(file));
            assertEquals(Optional.empty(), formatted.obstacle(), file.toString());
            if (Boolean.getBoolean("qos.golden.update")) {
                Files.writeString(file, formatted.after());
            }
            assertEquals(formatted.after(), Files.readString(file), file.toString());
        }
    }

    @Test
    void fixturesKeepTheirMeaning() throws IOException {
        for (Path file : files(FIXTURES)) {
            isSafe(Files.readString(file), language(file));
        }
    }

    @Test
    void randomLayoutsKeepTheirMeaning() throws IOException {
        System.out.println("SameMeaningTest: seed " + SEED);
        Random random = new Random(SEED);
        List<Path> files = new ArrayList<>(files(EXAMPLES));
        files.addAll(files(FIXTURES.resolve("format")));
        int all = 0;
        for (Path file : files) {
            String good = Files.readString(file);
            int formatted = 0;
            for (int i = 0; i < TEXTS_OF_EACH; i++) {
                String text = good;
                for (int edits = random.nextInt(4); edits >= 0; edits--) {
                    text = edit(text, language(file), random);
                }
                formatted += isSafe(text, language(file)) ? 1 : 0;
            }
            assertTrue(formatted > 0, "none formatted of " + file);
            all += formatted;
        }
        assertTrue(all > files.size() * TEXTS_OF_EACH / 6, all + " formatted");
    }

    /** Formats a text and checks the result; false when it was left alone. */
    private static boolean isSafe(String text, Language language) {
        Formatted formatted = FormattedText.of(text, language);
        if (formatted.obstacle().isPresent()) {
            assertFalse(formatted.isChanged(), text);
            return false;
        }
        assertEquals(FormattedText.meaning(text, language), FormattedText.meaning(formatted.after(), language), text);
        Formatted again = FormattedText.of(formatted.after(), language);
        assertEquals(Optional.empty(), again.obstacle(), text);
        assertEquals(formatted.after(), again.after(), text);
        assertEquals(withoutWhitespace(text), withoutWhitespace(formatted.after()), text);
        return true;
    }

    private static String withoutWhitespace(String text) {
        return text.replaceAll("\\s", "");
    }

    /** Replaces some whitespace by spaces, line ends or a comment. */
    private static String edit(String text, Language language, Random random) {
        int start = text.indexOf(' ', random.nextInt(text.length()));
        if (start < 0) {
            return text;
        }
        int end = start;
        while (end < text.length() && Character.isWhitespace(text.charAt(end)) && random.nextInt(4) > 0) {
            end++;
        }
        String comment = language.is(PolicySyntax.RFC) ? " <!-- aside --> " : " # aside\n";
        int choice = random.nextInt(WHITESPACE.size() + 1);
        return text.substring(0, start)
                + (choice < WHITESPACE.size() ? WHITESPACE.get(choice) : comment)
                + text.substring(end);
    }

    private static Language language(Path file) {
        return Language.byFileName(file.getFileName().toString()).orElseThrow();
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file ->
                            Language.byFileName(file.getFileName().toString()).isPresent())
                    .sorted()
                    .toList();
        }
    }
}
