package org.qos.dsl.opensm.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.testing.OpenSmText;

/** Whatever is done to a policy: it is read to its end, and what is wrong is said in plain words. */
class OpenSmRandomEditsTest {

    private static final long SEED = 20_081;
    private static final int EDITED_FILES = 300;
    private static final int GARBAGE = 5_000_000;

    private static final String GOOD =
            """
            # all sections
            qos-ulps
                default : 0
                sdp, port-num 1-5,7 : 1
                any, service-id 0x10 : 3
            end-qos-ulps
            port-groups
                port-group
                    name: Disks
                    use: targets, and their "spare" ones
                    port-guid: 0x1-0x5,
                        7
                    partition: Storage, Backup
                    node-type: CA, self
                end-port-group
            end-port-groups
            qos-setup
                vlarb-tables
                    vlarb-scope
                        group: Disks
                        vlarb-high: 0:64,1:32
                        vl-high-limit: 4
                    end-vlarb-scope
                end-vlarb-tables
                sl2vl-tables
                    sl2vl-scope
                        across: Disks
                        from: *
                        sl2vl-table: 0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7
                    end-sl2vl-scope
                end-sl2vl-tables
            end-qos-setup
            qos-levels
                qos-level
                    name: Gold
                    sl: 3
                    mtu-limit: 4
                    pkey: 1-2
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    source: disks
                    qos-class: 1-3,5
                    qos-level-name: gold
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static final List<String> PIECES = List.of(
            "qos-level",
            "end-qos-level",
            "name:",
            "use:",
            "sl:",
            "pkey:",
            "port-group",
            "sdp:",
            ",",
            "-",
            ":",
            "*",
            "#",
            "\"",
            "\n",
            "\r",
            "\t",
            " ",
            "7",
            "0x",
            "word",
            "CA",
            "\u00e9",
            "\0",
            "end-",
            "END",
            "qos-ulps");

    @Test
    void editedPoliciesAreReadToTheirEnd() {
        Random random = new Random(SEED);
        assertEquals(List.of(), OpenSmText.errors(GOOD));
        for (int i = 0; i < EDITED_FILES; i++) {
            String edited = edit(GOOD, random);
            CheckedFile checked = OpenSmText.check(edited);
            for (Finding finding : checked.findings()) {
                assertTrue(finding.code().matches("[a-z0-9]+(-[a-z0-9]+)+"), () -> finding + " in\n" + edited);
                assertFalse(
                        finding.message().matches(".*(RULE_|mismatched|extraneous|EOF).*"), () -> finding.toString());
            }
        }
    }

    private static String edit(String text, Random random) {
        StringBuilder edited = new StringBuilder(text);
        for (int i = random.nextInt(4); i >= 0; i--) {
            int at = random.nextInt(edited.length());
            int end = Math.min(edited.length(), at + random.nextInt(6));
            edited.replace(at, end, random.nextBoolean() ? "" : PIECES.get(random.nextInt(PIECES.size())));
        }
        return edited.toString();
    }

    @Test
    void megabytesOfGarbageHaveErrors() {
        String noise = new Random(SEED)
                .ints(GARBAGE, ' ', 0x7f)
                .mapToObj(c -> c == '~' ? "\n" : String.valueOf((char) c))
                .collect(Collectors.joining());
        for (String garbage : List.of(noise, "#".repeat(GARBAGE), "name ".repeat(GARBAGE / 5))) {
            assertFalse(OpenSmText.errors(garbage).isEmpty());
        }
    }

    @Test
    void aLargePolicyHasNoErrors() {
        String groups = IntStream.range(0, 1000)
                .mapToObj(g -> "port-group\nname: g" + g + "\nport-guid: "
                        + IntStream.range(0, 100)
                                .mapToObj(i -> "0x" + Integer.toHexString(0x100000 + g * 100 + i))
                                .collect(Collectors.joining(","))
                        + "\nend-port-group\n")
                .collect(Collectors.joining("", "port-groups\n", "end-port-groups\n"));
        String rules = IntStream.range(0, 10_000)
                .mapToObj(r -> "qos-match-rule\nqos-level-name: default\nsource: G" + r % 1000 + "\nservice-id: " + r
                        + "\nend-qos-match-rule\n")
                .collect(Collectors.joining("", "qos-match-rules\n", "end-qos-match-rules\n"));
        String policy = OpenSmText.withDefault(groups + rules);
        assertEquals(List.of(), OpenSmText.errors(policy));
    }
}
