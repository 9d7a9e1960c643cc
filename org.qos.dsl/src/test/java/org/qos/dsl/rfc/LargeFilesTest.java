package org.qos.dsl.rfc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.Finding;

/** Large policies, and large files that are none: read and checked without growing slow. */
class LargeFilesTest {
    private static final int GARBAGE = 5_000_000;
    private static final long SEED = 5;

    @Test
    void tenThousandRules() {
        PolicyText text = PolicyText.of(policy(groups(200), rules("group ")));
        assertEquals(List.of(), text.findings());
        assertEquals(List.of(200, 0, 1, 10_000), text.sizes());
    }

    @Test
    void twentyThousandReferencesToNothing() {
        PolicyText text = PolicyText.of(policy(groups(900), rules("grop ")));
        assertEquals(20_000, text.errors().size());
    }

    @Test
    void aHundredThousandGuids() {
        String guids = IntStream.range(0, 100_000)
                .mapToObj(i -> "<port-guid>0x" + Long.toHexString(0x2c9030000000L + i) + "</port-guid>")
                .collect(Collectors.joining("\n"));
        PolicyText text = PolicyText.of(policy("<port-group><name>all</name>" + guids + "</port-group>", ""));
        assertEquals(List.of(), text.findings());
        assertEquals(
                100_000, text.policy().getPortGroups().get(0).getPortGuids().size());
    }

    static Stream<String> garbage() {
        Random random = new Random(SEED);
        return Stream.of(
                repeated("<a>"),
                repeated("<!-- "),
                repeated("<!"),
                repeated("<?xml\n"),
                repeated("<!a\n"),
                repeated("<a "),
                repeated("<qos-policy>"),
                repeated("x"),
                "<qos-policy><port-groups><port-group><port-guid>" + repeated("x,"),
                "<qos-policy><port-groups><port-group><name>" + repeated("&amp;&"),
                "<qos-policy><qos-levels>" + repeated("<qos-level><sn>1<sl>2<bar></qos-level>\n"),
                random.ints(GARBAGE, 0, 0xd800)
                        .mapToObj(c -> String.valueOf((char) c))
                        .collect(Collectors.joining()));
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("garbage")
    void garbageGivesFindings(String text) {
        PolicyText parsed = PolicyText.of(text);
        List<Finding> findings = parsed.findings();
        assertFalse(findings.isEmpty());
        assertTrue(findings.size() < 3000, "more findings than anybody reads: " + findings.size());
        assertTrue(parsed.isKept());
    }

    private static String repeated(String text) {
        return text.repeat(GARBAGE / text.length());
    }

    private static String groups(int count) {
        return IntStream.range(0, count)
                .mapToObj(i ->
                        "<port-group><name>group " + i + "</name><port-guid>" + (i + 1) + "</port-guid></port-group>")
                .collect(Collectors.joining("\n"));
    }

    private static String rules(String name) {
        return IntStream.range(0, 10_000)
                .mapToObj(i -> "<qos-match-rule><source>%s%d</source><destination>%s%d</destination>"
                                .formatted(name, i % 200, name, i * 7 % 200)
                        + "<service-id>%d-%d</service-id><qos-level-sn>0</qos-level-sn></qos-match-rule>"
                                .formatted(i, i + 5))
                .collect(Collectors.joining("\n"));
    }

    private static String policy(String groups, String rules) {
        return "<qos-policy><port-groups>" + groups
                + "</port-groups><qos-levels><qos-level><sn>0</sn><sl>0</sl></qos-level></qos-levels>"
                + "<qos-match-rules>" + rules + "</qos-match-rules></qos-policy>";
    }
}
