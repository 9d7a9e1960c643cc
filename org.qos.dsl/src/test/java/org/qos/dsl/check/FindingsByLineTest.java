package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.dsl.language.SourceRange;

class FindingsByLineTest {

    private static final long SEED = 20_261_122;
    private static final int LINES = 40;

    @Test
    void noneReachesALineWhereThereAreNone() {
        assertFalse(new FindingsByLine(List.of(), finding -> 3).any(1, finding -> true));
    }

    @Test
    void theFindingsOfALineAreThoseWhoseReachCoversIt() {
        Random random = new Random(SEED);
        for (int round = 0; round < 200; round++) {
            List<Finding> findings = Stream.generate(() -> finding(random))
                    .limit(random.nextInt(30))
                    .toList();
            int reach = random.nextInt(4);
            FindingsByLine index = new FindingsByLine(findings, finding -> reach);
            for (int line = 0; line <= LINES + 5; line++) {
                int asked = line;
                Set<Finding> expected = findings.stream()
                        .filter(finding -> finding.line() - reach <= asked && asked <= finding.endLine() + reach)
                        .collect(Collectors.toSet());
                Set<Finding> found = new HashSet<>();
                assertFalse(index.any(line, finding -> found.add(finding) && false));
                assertEquals(expected, found, "seed " + SEED + ", round " + round + ", line " + line);
            }
        }
    }

    @Test
    void theSearchEndsAtTheFirstThatFits() {
        List<Finding> many = Stream.generate(() -> finding(1, 1)).limit(1000).toList();
        int[] asked = {0};
        assertTrue(new FindingsByLine(many, finding -> 0).any(1, finding -> ++asked[0] > 0));
        assertEquals(1, asked[0]);
    }

    private static Finding finding(Random random) {
        int line = 1 + random.nextInt(LINES);
        return finding(line, Math.min(LINES, line + random.nextInt(5)));
    }

    private static Finding finding(int line, int endLine) {
        return new Finding(
                "code",
                Severity.ERROR,
                "message",
                new SourceRange(line, 1, endLine, 1),
                Optional.empty(),
                Optional.empty());
    }
}
