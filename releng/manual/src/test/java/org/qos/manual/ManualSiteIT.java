package org.qos.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Opens the site that the build has written in Chromium: accessible, silent, searchable. Pictures stay in {@code target}. */
class ManualSiteIT {

    private static final Path SITE = Path.of("target/site").toAbsolutePath();
    private static final Path LOG = SITE.resolveSibling("browser.log");
    private static final int LIMIT_MINUTES = 5;

    @Test
    void aBrowserShowsAndSearchesThePages() throws Exception {
        Process browser = new ProcessBuilder("sh", "../browser/check.sh", "manual", SITE.toString())
                .redirectErrorStream(true)
                .redirectOutput(LOG.toFile())
                .start();
        try {
            assertTrue(browser.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES), "the browser does not end");
        } finally {
            browser.destroyForcibly();
        }
        String log = Files.readString(LOG);
        log.lines().filter(line -> line.startsWith("SKIPPED:")).forEach(System.err::println);
        assertEquals(0, browser.exitValue(), log);
    }
}
