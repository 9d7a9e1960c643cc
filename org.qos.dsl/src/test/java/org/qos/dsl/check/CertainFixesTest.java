package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;

/** Where a separator, a quote, an end or a mark is missing or surplus: only the certain fix is applied. */
class CertainFixesTest {

    private static final String GROUPS =
            """
            port-groups
            \tport-group
            \t\tname: Servers
            \t\tport-guid: 0x1,0x2
            \tend-port-group
            end-port-groups
            """;

    private static final String LEVELS =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    use: all the rest
                    sl: 0
                end-qos-level
                qos-level
                    name: "Gold level"
                    sl: 1
                end-qos-level
            end-qos-levels
            """;

    private static final String RULES =
            """
            qos-match-rules
                qos-match-rule
                    source: Servers
                    qos-level-name: "Gold level"
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static final String OPENSM = GROUPS + LEVELS + RULES;

    private static final String RFC =
            """
            <?xml version="1.0"?>
            <qos-policy>
              <!-- one group -->
              <port-groups>
                <port-group><name>Servers</name><port-guid>0x11,0x20-0x30</port-guid></port-group>
              </port-groups>
              <qos-levels>
                <qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level>
              </qos-levels>
              <qos-match-rules>
                <qos-match-rule>
                  <source>Servers</source>
                  <qos-level-sn>0</qos-level-sn>
                </qos-match-rule>
              </qos-match-rules>
            </qos-policy>
            """;

    private static final String PARTITIONS =
            "Default=0x7fff, ipoib, defmember=limited : ALL=full ;\n" + "Storage=0x80ab : 0x10, 0x20 ; # disks\n";

    private record Slip(Language language, String good, String bad) {

        static Slip of(Language language, String whole, String good, String bad) {
            assertTrue(whole.contains(good), good);
            return new Slip(language, whole, whole.replaceFirst(java.util.regex.Pattern.quote(good), bad));
        }

        static Slip rfc(String good, String bad) {
            return of(new RfcLanguage(), RFC, good, bad);
        }

        static Slip opensm(String good, String bad) {
            return of(new OpenSmLanguage(), OPENSM, good, bad);
        }

        static Slip partitions(String good, String bad) {
            return of(new PartitionsLanguage(), PARTITIONS, good, bad);
        }

        List<Finding> findings() {
            return check(bad);
        }

        List<Finding> check(String text) {
            return Checker.check(new ProjectFiles().load("file", text, language))
                    .findings();
        }
    }

    static Stream<Slip> fixed() {
        return Stream.of(
                Slip.opensm("        sl: 0\n    end-qos-level\n", "        sl: 0\n"),
                Slip.opensm("\tend-port-group\n", ""),
                Slip.opensm("\nend-port-groups\n", "\n"),
                Slip.opensm("\nend-qos-match-rules\n", "\n"),
                Slip.opensm("sl: 1\n    end-qos-level\n", "sl: 1\n    end-qos-level\n    end-qos-level\n"),
                Slip.opensm("\"Gold level\"\n        sl", "\"Gold level\n        sl"),
                Slip.opensm("\"Gold level\"\n        sl", "Gold level\"\n        sl"),
                Slip.opensm("-name: \"Gold level\"", "-name: \"Gold level"),
                Slip.opensm("0x1,0x2", "0x1,0x2,"),
                Slip.opensm("0x1,0x2", "0x1,,0x2"),
                Slip.opensm("0x1,0x2", "0x1,,,0x2"),
                Slip.opensm("0x1,0x2", "0x1,0x2,,"),
                Slip.opensm("0x1,0x2", ",0x1,0x2"),
                Slip.opensm("source: Servers", "source: Servers,"),
                Slip.opensm("sl: 1\n", "sl: 1;\n"),
                Slip.opensm("0x1,0x2", "0x0x1,0x2"),
                Slip.opensm("sl: 1\n", "sl: 1\n        sl: 1\n"),
                Slip.rfc("0x11,0x20-0x30", "0x11,0x20-0x30,"),
                Slip.rfc("0x11,0x20-0x30", ",0x11,0x20-0x30"),
                Slip.rfc("0x11,0x20-0x30", "0x11,,0x20-0x30"),
                Slip.rfc("0x11,0x20-0x30", "0x11,0x30-0x20"),
                Slip.rfc("0x11,0x20-0x30", "0x0x11,0x20-0x30"),
                Slip.rfc("0x11,0x20-0x30", "0x11,0x20-0x0x30"),
                Slip.rfc("<sl>0</sl>", "<sl>0</sl></sl>"),
                Slip.rfc("<sl>0</sl>", "<sl><sl>0</sl>"),
                Slip.rfc("<sl>0</sl>", "<sl>0</sl><sl>0</sl>"),
                Slip.rfc("<source>Servers</source>", "<source>Servers"),
                Slip.rfc("<!-- one group -->", "<!-- one group"),
                Slip.rfc("<!-- one group -->", "<!-- one group - >"),
                Slip.rfc("<!-- one group -->", "<!-- one group ->"),
                Slip.rfc("\"1.0\"?>", "\"1.0\">"),
                Slip.rfc("\"1.0\"?>", "\"1.0\""),
                Slip.rfc("<name>Servers", "name>Servers"),
                Slip.rfc("Servers</name>", "Servers/name>"),
                Slip.rfc("Servers</name>", "Servers/<name>"),
                Slip.partitions("0x10, 0x20", "0x10 0x20"),
                Slip.partitions("0x80ab", "80ab"),
                Slip.partitions("ALL=full", "ALLL=full"),
                Slip.partitions("ALL=full ;", "ALL=full"),
                Slip.partitions("defmember=limited", "defmember=limted"));
    }

    @ParameterizedTest
    @MethodSource("fixed")
    void theErrorIsFixedByTheFixOfItsFindingAlone(Slip typo) {
        Finding finding = typo.findings().stream()
                .filter(found -> found.fix().isPresent())
                .findFirst()
                .orElseThrow(() -> new AssertionError(typo.findings() + "\n" + typo.bad()));

        assertEquals(Optional.of(typo.good()), Fixes.apply(typo.bad(), List.of(finding)), finding::toString);
    }

    @ParameterizedTest
    @MethodSource("fixed")
    void theErrorIsFixedInAFileFromWindowsToo(Slip typo) {
        String bad = typo.bad().replace("\n", "\r\n");
        String text = bad;
        for (int round = 0; round < 5; round++) {
            text = Fixes.apply(text, typo.check(text)).orElse(text);
        }

        assertEquals(typo.good(), text.replace("\r", ""), () -> typo.check(bad).toString());
        assertEquals(Optional.empty(), Fixes.apply(text, typo.check(text)));
    }

    /** As many tools print GUIDs; the second text is the intended number. */
    @ParameterizedTest
    @CsvSource({
        "00:02:c9:03:00:0a:35:c1, 0x0002c903000a35c1",
        "fe80:c903:000a:35c1, 0xfe80c903000a35c1",
        "'0x1,0002:c903:000a:35c1,0x2', '0x1,0x0002c903000a35c1,0x2'",
        "0002:c903:000a:35c1-0002:c903:000a:35c9, 0x0002c903000a35c1-0x0002c903000a35c9"
    })
    void aGuidInGroupsIsWrittenAsANumber(String written, String intended) {
        String ulps = "qos-ulps\n    any, target-port-guid GUID : 1\n    default : 0\nend-qos-ulps\n";
        List<Slip> typos = List.of(
                Slip.opensm("0x1,0x2", intended),
                Slip.rfc("0x11,0x20-0x30", intended),
                new Slip(new OpenSmLanguage(), ulps.replace("GUID", intended), ulps.replace("GUID", intended)));

        for (Slip good : typos) {
            String bad = good.bad().replace(intended, written);
            List<Finding> findings = good.check(bad);
            assertEquals(Optional.of(good.bad()), Fixes.apply(bad, findings), findings::toString);
        }
    }

    @Test
    void theEndOfABlockIsWrittenBeforeTheCommentOnTheNextEntry() {
        String good = RFC.replace("</port-groups>\n", "</port-groups>\n  <!-- what they get -->\n");
        String bad = good.replace("\n  </port-groups>\n", "\n");

        assertEquals(
                Optional.of(good.replace("\n  </port-groups>", "</port-groups>")),
                Fixes.apply(bad, Slip.rfc("<sl>", "<sl>").check(bad)));
    }

    static Stream<Slip> left() {
        return Stream.of(
                Slip.opensm("        sl: 0\n    end-qos-level\n", "        sl: 0 # the end\n"),
                Slip.opensm("    end-qos-match-rule\nend-qos-match-rules\n", ""),
                Slip.opensm("use: all the rest", "use: racks with 19\" rails"),
                Slip.opensm("use: all the rest", "use: \"all the rest # of it"),
                Slip.opensm("source: Servers", "source: \"Servers, Hosts"),
                Slip.opensm("sl: 1\n", "sl: 1\n        sl: 2\n"),
                Slip.opensm("name: DEFAULT", "namename: DEFAULT"),
                Slip.opensm("name: DEFAULT", "nam:e DEFAULT"),
                Slip.opensm("use: all the rest", "usea :ll the rest"),
                Slip.opensm(
                        "    end-qos-level\n    qos-level\n        name: \"G",
                        "    qos-level\n    end-qos-level\n        name: \"G"),
                Slip.opensm("qos-match-rules\n", "qos-match-rules\nqos-match-rules\n"),
                Slip.opensm(GROUPS, GROUPS + "qos-ulps\n    sdp, portnum 7 : 1\nend-qos-ulps\n"),
                Slip.rfc("0x11,0x20-0x30", "0x11,0x200-0x30"),
                Slip.rfc("0x11,0x20-0x30", ","),
                Slip.rfc("<!-- one group -->", "<!-- one group <sl>"),
                Slip.rfc("<name>Servers", "<nameS>ervers"),
                Slip.rfc("<name>Servers", "<nam>eServers"),
                Slip.rfc("Servers</name>", "Servers<</name>"),
                Slip.partitions("0x10, 0x20", "0x10, 0x20f=ull"),
                Slip.partitions("Storage=0x80ab :", "Storage=0x80ab :\nStorage=0x80ab :"),
                Slip.partitions("ALL=full ;", "ALL=full,"),
                Slip.partitions("0x80ab", "abcde"));
    }

    @ParameterizedTest
    @MethodSource("left")
    void whatMayBeIntendedOtherwiseIsLeftToTheAuthor(Slip typo) {
        assertTrue(!typo.findings().isEmpty());
        assertEquals(Optional.empty(), Fixes.apply(typo.bad(), typo.findings()), () -> typo.findings()
                .toString());
    }
}
