package org.qos.conformity.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The example of the tutorial has the files that the page writes, the policy as it is before it is changed. */
class TutorialFilesTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern FILE =
            Pattern.compile("^cat >(\\w\\S*) <<'END'\\n(.*?)^END$", Pattern.DOTALL | Pattern.MULTILINE);

    @Test
    void theExampleIsWhatThePageWrites() throws IOException {
        Map<String, String> written = new TreeMap<>();
        for (PageStep step : PageStep.of(Files.readString(ROOT.resolve("docs/tutorial.md")))) {
            FILE.matcher(step.commands()).results().forEach(file -> put(written, file));
        }
        Map<String, String> example = new TreeMap<>();
        Path folder = ROOT.resolve("examples/tutorial");
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                example.put(folder.relativize(file).toString(), Files.readString(file));
            }
        }
        assertEquals(written, example);
    }

    /** A file that is written twice is as the second time. */
    private static void put(Map<String, String> files, MatchResult file) {
        files.put(file.group(1), file.group(2));
    }
}
