package org.qos.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where links of pages lead in the site. */
class LinkTargetsTest {

    private static final ManualPage START = MarkdownReader.page(Path.of("README.md"), "# Start\n");
    private static final ManualPage AUDIT =
            MarkdownReader.page(Path.of("docs/audit.md"), "# Audit\n## Shares of links\n");
    private static final ManualPage RULE = MarkdownReader.page(Path.of("docs/rules/credit-loop.md"), "# credit-loop\n");

    @TempDir
    private Path root;

    private LinkTargets targets;

    @BeforeEach
    void anExampleBesideThePages() throws IOException {
        Files.writeString(Files.createDirectories(root.resolve("examples")).resolve("policy.qos"), "");
        Files.writeString(root.resolve("CONTRIBUTING.md"), "# Contributing\n");
        targets = new LinkTargets(root, Stream.of(START, AUDIT, RULE));
    }

    @ParameterizedTest
    @CsvSource({
        "audit.md, audit.html",
        "audit.md#shares-of-links, audit.html#shares-of-links",
        "#shares-of-links, audit.html#shares-of-links",
        "rules/credit-loop.md, rules/credit-loop.html",
        "../README.md, ../index.html",
        "../examples/policy.qos, ../examples/policy.qos",
        "https://www.example.org/a.md, https://www.example.org/a.md",
    })
    void aLinkKeepsItsMeaning(String link, String destination) {
        assertEquals(Optional.of(destination), targets.destination(AUDIT, link));
    }

    @ParameterizedTest
    @CsvSource({"../examples", "../CONTRIBUTING.md"})
    void aFolderOrAPageOutsideTheManualHasNoDestination(String link) {
        assertEquals(Optional.empty(), targets.destination(AUDIT, link));
    }

    @ParameterizedTest
    @CsvSource({"missing.md", "audit.md#missing", "#missing", "../../outside.txt", "../examples/missing.qos"})
    void aLinkThatLeadsNowhereStopsTheBuild(String link) {
        ManualException problem = assertThrows(ManualException.class, () -> targets.destination(AUDIT, link));
        assertEquals(
                "docs/audit.md: the link to " + link + " leads nowhere",
                problem.getMessage().replaceFirst(";.*", ""));
    }

    @Test
    void onlyFilesThatAreNotPagesAreCopied() {
        assertEquals(Optional.of(Path.of("examples/policy.qos")), targets.copied(AUDIT, "../examples/policy.qos"));
        assertEquals(Optional.empty(), targets.copied(AUDIT, "rules/credit-loop.md"));
        assertEquals(Optional.empty(), targets.copied(AUDIT, "../examples"));
    }
}
