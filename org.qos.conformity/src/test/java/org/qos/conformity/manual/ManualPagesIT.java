package org.qos.conformity.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.conformity.manual.ShellSession.Outcome;
import org.qos.conformity.testing.RequiresOpenSm;

/**
 * The commands of the pages in {@code docs} run one after the other and print what the page says; with
 * {@code -Dqos.golden.update=true} the pages get what they print.
 */
@RequiresOpenSm
class ManualPagesIT {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final boolean UPDATE = Boolean.getBoolean("qos.golden.update");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @MethodSource("pages")
    void everyCommandDoesWhatThePageSays(String name) throws Exception {
        Path file = ROOT.resolve("docs").resolve(name);
        String page = Files.readString(file);
        List<PageStep> steps = PageStep.of(page);
        List<Outcome> outcomes = new ShellSession(folder, ROOT).run(steps);
        if (UPDATE) {
            Files.writeString(file, updated(page, steps, outcomes));
        }
        for (int i = 0; i < outcomes.size(); i++) {
            PageStep step = steps.get(i);
            Outcome outcome = outcomes.get(i);
            assertEquals(step.exitCode(), outcome.exitCode(), step.commands() + outcome.output());
            if (!UPDATE && !step.shows(outcome.output())) {
                assertEquals(step.output().orElseThrow(), outcome.output(), step.commands());
            }
        }
        assertEquals(
                steps.size(),
                outcomes.size(),
                () -> "does not end: " + steps.get(outcomes.size()).commands());
    }

    /** The page with the outputs that differ from it, from the last one to the first. */
    private static String updated(String page, List<PageStep> steps, List<Outcome> outcomes) {
        StringBuilder updated = new StringBuilder(page);
        for (int i = outcomes.size() - 1; i >= 0; i--) {
            PageStep step = steps.get(i);
            if (!step.shows(outcomes.get(i).output())) {
                updated.replace(step.begin(), step.end(), outcomes.get(i).output());
            }
        }
        return updated.toString();
    }

    static List<String> pages() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("docs"))) {
            List<String> pages = files.filter(ManualPagesIT::hasCommands)
                    .map(file -> file.getFileName().toString())
                    .sorted()
                    .toList();
            assertTrue(pages.contains("tutorial.md"), pages::toString);
            return pages;
        }
    }

    private static boolean hasCommands(Path file) {
        try {
            return file.toString().endsWith(".md")
                    && !PageStep.of(Files.readString(file)).isEmpty();
        } catch (IOException e) {
            throw new IllegalStateException("cannot read " + file, e);
        }
    }
}
