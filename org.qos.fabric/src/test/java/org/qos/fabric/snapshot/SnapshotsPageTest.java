package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The table of {@code docs/snapshots.md} is that of the code; {@code -Dqos.golden.update=true} writes it. */
class SnapshotsPageTest {

    private static final Path PAGE = Path.of("..", "docs", "snapshots.md");
    private static final String HEAD = "| file | has |\n|---|---|\n";

    @Test
    void thePageListsEveryKindWithWhatItHas() throws IOException {
        String page = Files.readString(PAGE);
        int begin = page.indexOf(HEAD) + HEAD.length();
        int end = page.indexOf("\n\n", begin - 1) + 1;
        assertTrue(begin >= HEAD.length(), "the page has no table");
        String expected = Arrays.stream(SnapshotKind.values())
                .map(kind -> "| " + kind.title() + " | " + content(kind) + " |\n")
                .collect(Collectors.joining());
        if (Boolean.getBoolean("qos.golden.update")) {
            Files.writeString(PAGE, page.substring(0, begin) + expected + page.substring(end));
        } else {
            assertEquals(expected, page.substring(begin, end));
        }
    }

    @Test
    void thePageNamesEveryMemberOfTheSnapshot() throws IOException {
        String page = Files.readString(PAGE);
        for (PortStateField field : PortStateField.values()) {
            assertTrue(page.contains("`" + field.member() + "`"), field.member());
        }
        assertTrue(page.contains("`" + SnapshotField.FORMAT_1 + "`"));
    }

    private static String content(SnapshotKind kind) {
        List<SnapshotContent> parts =
                Arrays.stream(SnapshotContent.values()).filter(kind::has).toList();
        return parts.size() == SnapshotContent.values().length
                ? "everything"
                : parts.stream().map(SnapshotContent::title).collect(Collectors.joining(", "));
    }
}
