package org.qos.dsl.ide.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.FindingPages;
import org.qos.dsl.check.GradedCode;

/** The rule pages are files, which any client can open. */
class RulePagesTest {

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)]+\\.md)\\)");

    @TempDir
    private Path folder;

    @Test
    void everyCodeHasAPageWhoseLinksLeadToPages() throws IOException {
        RulePages pages = new RulePages(folder.resolve("new/folder"));
        for (GradedCode rule : FindingCodes.graded()) {
            Path page = Path.of(URI.create(pages.uri(rule.code()).orElseThrow()));
            String text = Files.readString(page);
            assertEquals(FindingPages.of(rule.code()).orElseThrow(), text);
            LINK.matcher(text)
                    .results()
                    .forEach(link -> assertTrue(
                            Files.exists(page.resolveSibling(link.group(1))), rule.code() + " to " + link.group(1)));
        }
    }

    @Test
    void aPageOfAnotherVersionIsReplacedAndNothingElseIsLeft() throws IOException {
        Path page = Files.writeString(folder.resolve("octal-literal.md"), "as it was once");

        new RulePages(folder).uri("octal-literal");

        assertTrue(Files.readString(page).startsWith("# octal-literal"));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(
                    List.of(),
                    files.filter(file -> !file.toString().endsWith(".md")).toList());
        }
    }

    @Test
    void aDeletedPageIsWrittenAgain() throws IOException {
        RulePages pages = new RulePages(folder);
        Path page = Path.of(URI.create(pages.uri("octal-literal").orElseThrow()));
        Files.delete(page);

        pages.uri("octal-literal");

        assertTrue(Files.exists(page));
    }

    @Test
    void thereAreNoPagesWhereNothingCanBeWritten() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));

        assertEquals(Optional.empty(), new RulePages(file.resolve("below")).uri("octal-literal"));
    }
}
