package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.AuditFinding;

/** {@code docs/audit.md} explains every kind of finding under its code, which begins with its severity. */
class AuditManualTest {

    private static final Path MANUAL = Path.of("..", "docs", "audit.md");
    private static final Pattern SECTION = Pattern.compile("### (\\S+)\n\n(\\w+)\\.");

    @Test
    void everyKindHasASectionWithItsSeverity() throws IOException {
        List<String> sections = SECTION.matcher(Files.readString(MANUAL))
                .results()
                .map(section -> section.group(1) + " " + section.group(2).toLowerCase(Locale.ROOT))
                .toList();
        assertEquals(
                Stream.of(AuditFinding.Kind.values())
                        .map(kind -> AuditSeverity.code(kind) + " " + AuditSeverity.of(kind))
                        .sorted()
                        .toList(),
                sections.stream().sorted().toList());
    }
}
