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

    private static final String PARTITIONS = "Default=0x7fff, ipoib, defmember=limited : ALL=full ;\n"
            + "Storage=0x80ab, defmember=both : 0x10, 0x20 ; # disks\n";

    private record Typo(Language language, String good, String bad) {

        static Typo of(Language language, String whole, String good, String bad) {
            assertTrue(whole.contains(good), good);
            return new Typo(language, whole, whole.replaceFirst(java.util.regex.Pattern.quote(good), bad));
        }

        static Typo rfc(String good, String bad) {
            return of(new RfcLanguage(), RFC, good, bad);
        }

        static Typo opensm(String good, String bad) {
            return of(new OpenSmLanguage(), OPENSM, good, bad);
        }

        static Typo partitions(String good, String bad) {
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

    static Stream<Typo> fixed() {
        return Stream.of(
                Typo.opensm("        sl: 0\n    end-qos-level\n", "        sl: 0\n"),
                Typo.opensm("\tend-port-group\n", ""),
                Typo.opensm("\nend-port-groups\n", "\n"),
                Typo.opensm("sl: 1\n    end-qos-level\n", "sl: 1\n    end-qos-level\n    end-qos-level\n"),
                Typo.opensm("\"Gold level\"\n        sl", "\"Gold level\n        sl"),
                Typo.opensm("\"Gold level\"\n        sl", "Gold level\"\n        sl"),
                Typo.opensm("sl: 1\n", "sl: 1\n        sl: 1\n"),
                Typo.rfc("<sl>0</sl>", "<sl>0</sl></sl>"),
                Typo.rfc("<sl>0</sl>", "<sl><sl>0</sl>"),
                Typo.rfc("<sl>0</sl>", "<sl>0</sl><sl>0</sl>"),
                Typo.rfc("<sl>0</sl>", "<sl>0"),
                Typo.rfc("<!-- one group -->", "<!-- one group - >"),
                Typo.rfc("<!-- one group -->", "<!-- one group ->"),
                Typo.rfc("\"1.0\"?>", "\"1.0\">"),
                Typo.rfc("\"1.0\"?>", "\"1.0\""),
                Typo.rfc("<name>Servers", "name>Servers"),
                Typo.rfc("Servers</name>", "Servers/name>"),
                Typo.rfc("Servers</name>", "Servers/<name>"),
                Typo.partitions("0x10, 0x20", "0x10 0x20"),
                Typo.partitions("0x80ab", "80ab"),
                Typo.partitions("ALL=full", "ALLL=full"),
                Typo.partitions("defmember=limited", "defmember=limted"));
    }

    /**
     * What a single typo may also have caused otherwise: a value is lost beside a comma, a digit became another
     * mark, or the rest of the line or of the file is lost.
     */
    static Stream<Typo> suggested() {
        return Stream.of(
                Typo.opensm("-name: \"Gold level\"", "-name: \"Gold level"),
                Typo.opensm("\nend-qos-match-rules\n", "\n"),
                Typo.opensm("0x1,0x2", "0x1,0x2,"),
                Typo.opensm("0x1,0x2", "0x1,,0x2"),
                Typo.opensm("0x1,0x2", "0x1,,,0x2"),
                Typo.opensm("0x1,0x2", "0x1,0x2,,"),
                Typo.opensm("0x1,0x2", ",0x1,0x2"),
                Typo.opensm("source: Servers", "source: Servers,"),
                Typo.opensm("sl: 1\n", "sl: 1;\n"),
                Typo.opensm("0x1,0x2", "0x0x1,0x2"),
                Typo.rfc("<source>Servers</source>", "<source>Servers"),
                Typo.partitions("ALL=full ;", "ALL=full"),
                Typo.rfc("0x11,0x20-0x30", "0x11,0x20-0x30,"),
                Typo.rfc("0x11,0x20-0x30", ",0x11,0x20-0x30"),
                Typo.rfc("0x11,0x20-0x30", "0x11,,0x20-0x30"),
                Typo.rfc("0x11,0x20-0x30", "0x11,0x30-0x20"),
                Typo.rfc("0x11,0x20-0x30", "0x0x11,0x20-0x30"),
                Typo.rfc("0x11,0x20-0x30", "0x11,0x20-0x0x30"));
    }

    @ParameterizedTest
    @MethodSource("suggested")
    void whatMayHaveAnotherCauseIsASuggestion(Typo typo) {
        Finding finding = typo.findings().stream()
                .filter(found -> found.fix().isPresent())
                .findFirst()
                .orElseThrow(() -> new AssertionError(typo.findings() + "\n" + typo.bad()));

        assertEquals(Optional.empty(), Fixes.apply(typo.bad(), typo.findings()));
        assertEquals(
                Optional.of(typo.good()), Fixes.apply(typo.bad(), Fixes.chosen(List.of(finding))), finding::toString);
    }

    @ParameterizedTest
    @MethodSource("fixed")
    void theErrorIsFixedByTheFixOfItsFindingAlone(Typo typo) {
        Finding finding = typo.findings().stream()
                .filter(found -> found.fix().isPresent())
                .findFirst()
                .orElseThrow(() -> new AssertionError(typo.findings() + "\n" + typo.bad()));

        assertEquals(Optional.of(typo.good()), Fixes.apply(typo.bad(), List.of(finding)), finding::toString);
    }

    @ParameterizedTest
    @MethodSource("fixed")
    void theErrorIsFixedInAFileFromWindowsToo(Typo typo) {
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
        "0008:f105:0010:1001, 0x0008f10500101001",
        "0008f10500001001, 0x0008f10500001001",
        "'0x1,0002:c903:000a:35c1,0x2', '0x1,0x0002c903000a35c1,0x2'",
        "0002:c903:000a:35c1-0002:c903:000a:35c9, 0x0002c903000a35c1-0x0002c903000a35c9"
    })
    void aGuidInGroupsIsWrittenAsANumber(String written, String intended) {
        String ulps = "qos-ulps\n    any, target-port-guid GUID : 1\n    default : 0\nend-qos-ulps\n";
        List<Typo> typos = List.of(
                Typo.opensm("0x1,0x2", intended),
                Typo.rfc("0x11,0x20-0x30", intended),
                new Typo(new OpenSmLanguage(), ulps.replace("GUID", intended), ulps.replace("GUID", intended)));

        for (Typo good : typos) {
            String bad = good.bad().replace(intended, written);
            List<Finding> findings = good.check(bad);
            assertEquals(Optional.of(good.bad()), Fixes.apply(bad, findings), findings::toString);
        }
    }

    @Test
    void theSameTypoTwiceInARowIsFixedTwice() {
        String text = OPENSM.replace("port-guid: 0x1,0x2", "port-guid 0x1\n\t\tport-guid 0x2");
        List<Finding> findings = Checker.check(new ProjectFiles().load("file", text, new OpenSmLanguage()))
                .findings();
        assertEquals(Optional.of(text.replace("port-guid 0x", "port-guid: 0x")), Fixes.apply(text, findings));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"path-bits: 1, true", "mtu-limit: x, false"})
    void anErrorAFewLinesAwayMayHaveTheSameCauseAWarningNot(String entry, boolean automatic) {
        String text = OPENSM.replace("sl: 1\n", "sl 1\n\t\tuse: gold\n\t\t" + entry + "\n");
        Finding missingColon =
                Checker.check(new ProjectFiles().load("file", text, new OpenSmLanguage())).findings().stream()
                        .filter(finding -> finding.code().equals("missing-colon"))
                        .findFirst()
                        .orElseThrow();
        assertTrue(missingColon.fix().isPresent());
        assertEquals(automatic, missingColon.automaticFix().isPresent());
    }

    /** The letter that a flag lacks may be the one before the comma. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"'0x0f01 ,efmember', true", "'0x0f01d ,efmember', false"})
    void aFlagWhoseLetterStandsBesideItIsNotCorrected(String flags, boolean automatic) {
        String text = "Default=0x7fff, ipoib : ALL=full ;\nGuests=" + flags + "=full : ALL ;\n";
        List<Finding> findings = Checker.check(new ProjectFiles().load("file", text, new PartitionsLanguage()))
                .findings();
        assertEquals(
                automatic ? Optional.of(text.replace("efmember", "defmember")) : Optional.empty(),
                Fixes.apply(text, findings),
                findings::toString);
    }

    @Test
    void theEndOfABlockIsWrittenBeforeTheCommentOnTheNextEntry() {
        String good = RFC.replace("</port-groups>\n", "</port-groups>\n  <!-- what they get -->\n");
        String bad = good.replace("\n  </port-groups>\n", "\n");

        assertEquals(
                Optional.of(good.replace("\n  </port-groups>", "</port-groups>")),
                Fixes.apply(bad, Typo.rfc("<sl>", "<sl>").check(bad)));
    }

    static Stream<Typo> left() {
        return Stream.of(
                Typo.opensm("        sl: 0\n    end-qos-level\n", "        sl: 0 # the end\n"),
                Typo.opensm("    end-qos-match-rule\nend-qos-match-rules\n", ""),
                Typo.opensm("use: all the rest", "use: racks with 19\" rails"),
                Typo.opensm("use: all the rest", "use: \"all the rest # of it"),
                Typo.opensm("source: Servers", "source: \"Servers, Hosts"),
                Typo.opensm("sl: 1\n", "sl: 1\n        sl: 2\n"),
                Typo.opensm("name: DEFAULT", "namename: DEFAULT"),
                Typo.opensm("name: DEFAULT", "nam:e DEFAULT"),
                Typo.opensm("use: all the rest", "usea :ll the rest"),
                Typo.opensm(
                        "    end-qos-level\n    qos-level\n        name: \"G",
                        "    qos-level\n    end-qos-level\n        name: \"G"),
                Typo.opensm("qos-match-rules\n", "qos-match-rules\nqos-match-rules\n"),
                Typo.opensm(GROUPS, GROUPS + "qos-ulps\n    sdp, portnum 7 : 1\nend-qos-ulps\n"),
                Typo.rfc("0x11,0x20-0x30", "0x11,0x200-0x30"),
                Typo.rfc("0x11,0x20-0x30", ","),
                Typo.rfc("<!-- one group -->", "<!-- one group <sl>"),
                Typo.rfc("<!-- one group -->", "<!-- one group"),
                Typo.rfc("<sl>0</sl>", "<sl>0</sn>"),
                Typo.rfc("<name>Servers", "<nameS>ervers"),
                Typo.rfc("<name>Servers", "<nam>eServers"),
                Typo.rfc("Servers</name>", "Servers<</name>"),
                Typo.partitions("0x10, 0x20", "0x10, 0x20f=ull"),
                Typo.partitions(
                        "Storage=0x80ab, defmember=both :",
                        "Storage=0x80ab, defmember=both :\nStorage=0x80ab, defmember=both :"),
                Typo.partitions("ALL=full ;", "ALL=full,"),
                Typo.partitions("0x80ab", "abcde"));
    }

    @ParameterizedTest
    @MethodSource("left")
    void whatMayBeIntendedOtherwiseIsLeftToTheAuthor(Typo typo) {
        assertTrue(!typo.findings().isEmpty());
        assertEquals(Optional.empty(), Fixes.apply(typo.bad(), typo.findings()), () -> typo.findings()
                .toString());
    }
}
