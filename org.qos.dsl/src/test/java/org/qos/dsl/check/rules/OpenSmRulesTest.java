package org.qos.dsl.check.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/**
 * The rules in the OpenSM spelling: a text that one finds something in, a text that is good, and what OpenSM does with the
 * bad one.
 */
class OpenSmRulesTest {

    /** Code and severity, what OpenSM does, where the text stands, the bad text with «» around what is marked, good text. */
    private record Example(String code, String severity, Verdict opensm, String place, String bad, String good) {
        @Override
        public String toString() {
            return code + ": " + bad.substring(0, Math.min(60, bad.length())).replace("\n", " / ");
        }
    }

    static Stream<Example> examples() {
        return Stream.of(refused(), otherwiseBad(), accepted()).flatMap(examples -> examples);
    }

    /** What osm_qos_parser_y.y or osm_qos_policy_validate stops at. */
    private static Stream<Example> refused() {
        return Stream.of(
                refused("mtu-limit-out-of-range", "level", "sl: 1 mtu-limit: «2048»", "sl: 1 mtu-limit: 4"),
                refused("mtu-limit-out-of-range", "level", "sl: 1 mtu-limit: «257»", "sl: 1 mtu-limit: 1"),
                refused("rate-limit-out-of-range", "level", "sl: 1 rate-limit: «1»", "sl: 1 rate-limit: 22"),
                refused("rate-limit-out-of-range", "level", "sl: 1 rate-limit: «23»", "sl: 1 rate-limit: 2"),
                refused("repeated-entry", "level", "sl: 1 «sl:» 2", "sl: 1 pkey: 1 pkey: 2"),
                refused("repeated-entry", "level", "sl: 1 mtu-limit: 1 «mtu-limit:» 1", "sl: 1 mtu-limit: 1"),
                refused("repeated-entry", "level", "use: a\n«use:» b\nsl: 1", "use: a\nsl: 1"),
                refused("repeated-entry", "group", "«name:» b", "port-guid: 1\nport-guid: 2"),
                refused("repeated-entry", "rule", "«qos-level-name:» DEFAULT", "source: A\nsource: A\nqos-class: 1"),
                refused(
                        "repeated-entry",
                        "sl2vl",
                        "group: A\n" + table(16) + "\n«sl2vl-table:»"
                                + table(16).substring(12),
                        "group: A\nfrom: 1 from: 2\n" + table(16)),
                refused("sl2vl-not-16", "sl2vl", "group: A\nsl2vl-table: «" + vls(15) + "»", "group: A\n" + table(16)),
                refused(
                        "sl2vl-vl-out-of-range",
                        "sl2vl",
                        "group: A\nsl2vl-table: " + vls(15) + ",«16»",
                        "group: A\n" + table(16)),
                refused(
                        "port-number-out-of-range",
                        "sl2vl",
                        "group: A\n" + table(16) + "\nfrom: «128»",
                        "group: A\n" + table(16) + "\nfrom: 0-127 to: *"),
                refused(
                        "port-number-out-of-range",
                        "sl2vl",
                        "group: A\n" + table(16) + "\nto: 1-«200»",
                        "across-from: A\n" + table(16)),
                refused("sl-out-of-range", "ulps", "sdp: «16»", "sdp: 15"),
                refused("sl-out-of-range", "ulps", "any, pkey 1: «0x10»", "any, pkey 1: 0xf"),
                refused("ulp-port-out-of-range", "ulps", "sdp, port-num «65536» : 1", "sdp, port-num 65535 : 1"),
                refused("ulp-port-out-of-range", "ulps", "iser, port-num 1-«0x10000» : 1", "iser, port-num 0-10 : 1"),
                refused("malformed-port-name", "group", "port-name: «h1»", "port-guid: 1"),
                refused("malformed-port-name", "group", "port-name: «h1/P0»", "port-guid: 1"),
                refused("malformed-port-name", "group", "port-name: «h1/Px»", "port-guid: 1"),
                refused("malformed-port-name", "group", "port-name: «h1/1»", "port-guid: 1"),
                refused("unknown-group", "rule", "source: A,«B»", "source: a"),
                refused("unknown-level", "levelless", "qos-level-name: «B»", "qos-level-name: default"),
                missing("«port-group»", "groups", "use: nothing", "name: b"),
                missing("«qos-level»", "levels", "name: b", "name: b\nsl: 1"),
                missing("«qos-level»", "levels", "sl: 1", "name: b\nsl: 1"),
                missing("«qos-match-rule»", "rules", "service-id: 1", "qos-level-name: DEFAULT"),
                missing("«sl2vl-scope»", "sl2vls", "group: A", "group: A\n" + table(16)),
                missing("«sl2vl-scope»", "sl2vls", table(16), "across-to: A\n" + table(16)),
                missing("«vlarb-scope»", "vlarbs", "vl-high-limit: 1", "across: A"));
    }

    private static Stream<Example> otherwiseBad() {
        String name = "x".repeat(10_240);
        return Stream.of(
                new Example(
                        "string-too-long",
                        "error",
                        Verdict.CRASHES,
                        "level",
                        "sl: 1 use: «" + name + "»",
                        "sl: 1 use: " + name.substring(1)),
                new Example(
                        "string-too-long",
                        "error",
                        Verdict.CRASHES,
                        "group",
                        "use: «" + "\u00e9".repeat(5120) + "»",
                        "use: " + "\u00e9".repeat(5119)),
                new Example(
                        "wide-guid-range",
                        "error",
                        Verdict.HANGS,
                        "group",
                        "port-guid: «1-0xffffffffffffffff»",
                        "port-guid: 1-1000"),
                new Example(
                        "wide-guid-range",
                        "error",
                        Verdict.HANGS,
                        "ulps",
                        "any, target-port-guid «0xffffffffffffffff» : 1",
                        "any, target-port-guid 1-10 : 1"),
                new Example(
                        "ipoib-partition-unproven",
                        "warning",
                        Verdict.DEPENDS,
                        "ulps",
                        "«ipoib: 1»",
                        "any, pkey 0x7fff: 1"),
                new Example(
                        "ipoib-partition-unproven",
                        "warning",
                        Verdict.DEPENDS,
                        "ulps",
                        "«ipoib, pkey 1-3 : 1»",
                        "any, pkey 1-3 : 1"),
                new Example(
                        "port-name-unresolvable",
                        "info",
                        Verdict.DEPENDS,
                        "group",
                        "port-name: «h1/P1», h2/P010",
                        "port-guid: 1"));
    }

    private static Stream<Example> accepted() {
        return Stream.of(
                accepted("sl-out-of-range", "error", "level", "sl: «16»", "sl: 15"),
                accepted(
                        "packet-life-out-of-range",
                        "error",
                        "level",
                        "sl: 1 packet-life: «64»",
                        "sl: 1 packet-life: 63"),
                accepted("reversed-range", "warning", "rule", "service-id: «7-5»", "service-id: 5-7"),
                accepted("wide-guid-range", "warning", "group", "port-guid: «1-100000000»", "port-guid: 1-10000000"),
                accepted("path-bits-ignored", "warning", "level", "sl: 1 path-bits: «1»", "sl: 1"),
                accepted(
                        "qos-setup-ignored",
                        "warning",
                        "sl2vls",
                        "«sl2vl-scope»\ngroup: A\n" + table(16) + "\nend-sl2vl-scope",
                        ""),
                accepted("octal-literal", "warning", "level", "sl: «010»", "sl: 0x8"),
                accepted("octal-literal", "warning", "rule", "service-id: 1,«08»", "service-id: 01-07"),
                accepted("glued-string", "warning", "level", "use: fast\n«lane»\nsl: 1", "use: \"fast\"\nsl: 1"),
                accepted("glued-string", "warning", "rule", "source:\nA\n«\"\"»", "source:\nA"),
                accepted(
                        "unpaired-quote",
                        "warning",
                        "level",
                        "sl: 1 use: 5«\"» disk\npkey: 1 \" x",
                        "sl: 1 use: 5\" disk"),
                accepted("vanished-blanks", "warning", "level", "use: Go«\0»ld\nsl: 1", "use: Gold\nsl: 1"),
                accepted("dead-default-line", "warning", "ulps", "«default: 1»", "sdp: 1"),
                accepted(
                        "both-ends-any",
                        "warning",
                        "ulps",
                        "«any, source-target-port-guid 1,2 : 1»",
                        "any, source-port-guid 1,2 : 1\nany, target-port-guid 1,2 : 1"),
                accepted(
                        "pkey-range-crosses-membership",
                        "warning",
                        "rule",
                        "pkey: «0x7ff0-0x8005»",
                        "pkey: 0x8001-0x8005,0x8001"),
                accepted("vanished-blanks", "warning", "portnames", "«h1 HCA-1/P1»", "\"h1 HCA-1/P1\""));
    }

    private static final String POLICY =
            """
            port-groups
            port-group
            name: A
            end-port-group
            [groups]
            end-port-groups
            qos-setup
            vlarb-tables
            [vlarbs]
            end-vlarb-tables
            sl2vl-tables
            [sl2vls]
            end-sl2vl-tables
            end-qos-setup
            qos-levels
            qos-level
            name: DEFAULT
            sl: 0
            end-qos-level
            [levels]
            end-qos-levels
            qos-match-rules
            [rules]
            end-qos-match-rules
            [ulps]
            """;

    @ParameterizedTest
    @MethodSource("examples")
    void findsTheBadTextAtItsPlaceAndNothingElse(Example example) {
        String marked = policy(example.place(), example.bad());
        String text = marked.replace("«", "").replace("»", "");
        CheckedFile checked = check(text);
        List<Finding> findings = relevant(checked, example);
        assertEquals(1, findings.size(), () -> findings + " in " + text);
        Finding finding = findings.get(0);
        assertEquals(example.code(), finding.code());
        assertEquals(example.severity(), finding.severity().toString());
        String expected = marked.substring(marked.indexOf('«') + 1, marked.indexOf('»'));
        String line = text.lines().skip(finding.line() - 1L).findFirst().orElseThrow();
        assertEquals(expected, line.substring(finding.column() - 1, finding.endColumn() - 1));
        if (!example.place().equals("portnames")) {
            assertEquals(example.opensm(), checked.opensm().orElseThrow());
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void findsNothingInTheGoodText(Example example) {
        assertEquals(List.of(), relevant(check(policy(example.place(), example.good())), example));
    }

    @Test
    void aPolicyWithoutDefaultIsRefused() {
        CheckedFile empty = check("# nothing\n");
        assertEquals(
                List.of("missing-default-level"),
                empty.findings().stream().map(Finding::code).toList());
        assertEquals(Verdict.REJECTS, empty.opensm().orElseThrow());
        assertEquals(List.of(), check("qos-ulps\ndefault: 0\nend-qos-ulps\n").findings());
    }

    @Test
    void ofSeveralDefaultLinesOnlyTheLastCounts() {
        assertEquals(
                List.of("dead-default-line"),
                check("qos-ulps\ndefault: 0\ndefault: 1\nend-qos-ulps\n").findings().stream()
                        .map(Finding::code)
                        .toList());
    }

    @Test
    void aQuoteInANameThatNoneClosesIsTold() {
        Probe.of(level("«\"»Gold level")).finds("unpaired-quote", "warning");
        Probe.of(level("Gold«\"»")).finds("unpaired-quote", "warning");
        Probe.of(level("\"Gold level\"")).isFine("unpaired-quote");
    }

    @Test
    void aZeroByteInANameIsTold() {
        Probe.of(level("Go«\0»ld")).finds("vanished-blanks", "warning");
        Probe.of(level("\"Go«\0»ld\"")).finds("vanished-blanks", "warning");
    }

    private static String level(String name) {
        return "qos-levels\nqos-level\nname: " + name + "\nsl: 1\nend-qos-level\nend-qos-levels\n";
    }

    @Test
    void aFileThatEndsInALineOfTextSpoilsTheNextOne() {
        String text = "qos-levels\nqos-level\nsl: 0\nname: default end-qos-level end-qos-levels";
        assertEquals(
                List.of("open-text-line"),
                check(text).findings().stream().map(Finding::code).toList());
        assertEquals(List.of(), check(text + "\n").findings());
    }

    @Test
    void thePartitionFileProvesThatAPartitionIsMissing() {
        ProjectFiles files = new ProjectFiles();
        files.load("partitions.conf", "Storage=0x0001 : ALL=full ;\n", new PartitionsLanguage());
        CheckedFile checked = Checker.check(
                files.load("p", policy("ulps", "ipoib, pkey 1 : 1\nipoib, pkey 0x8001,2 : 1"), new OpenSmLanguage()));
        assertEquals(
                List.of("warning", "error"),
                checked.findings().stream().map(f -> f.severity().toString()).toList());
        assertEquals(Verdict.REJECTS, checked.opensm().orElseThrow());
    }

    @Test
    void everyRuleOfThisSpellingHasAnExample() {
        List<String> without = Rules.all().stream()
                .filter(OpenSmRule.class::isInstance)
                .map(rule -> rule.code())
                .filter(code -> !code.equals("open-text-line"))
                .filter(code -> examples().noneMatch(example -> example.code().equals(code)))
                .toList();
        assertEquals(List.of(), without);
    }

    /**
     * A port name always has the finding that the fabric decides, tables and path bits always the one that OpenSM does
     * not use them; these matter in their own examples only.
     */
    private static List<Finding> relevant(CheckedFile checked, Example example) {
        return checked.findings().stream()
                .filter(f -> !Set.of("port-name-unresolvable", "qos-setup-ignored", "path-bits-ignored")
                                .contains(f.code())
                        || example.code().equals(f.code()))
                .toList();
    }

    private static CheckedFile check(String text) {
        return Checker.check(new ProjectFiles().load("policy", text, new OpenSmLanguage()));
    }

    private static String policy(String place, String text) {
        String section =
                switch (place) {
                    case "group" -> "port-group\nname: b\n" + text + "\nend-port-group";
                    case "portnames" -> "port-group\nname: b\nport-name: " + text + "\nend-port-group";
                    case "level" -> "qos-level\nname: b\n" + text + "\nend-qos-level";
                    case "rule" -> "qos-match-rule\nqos-level-name: DEFAULT\n" + text + "\nend-qos-match-rule";
                    case "levelless" -> "qos-match-rule\n" + text + "\nend-qos-match-rule";
                    case "sl2vl" -> "sl2vl-scope\n" + text + "\nend-sl2vl-scope";
                    case "ulps" -> "qos-ulps\n" + text + "\nend-qos-ulps";
                    default -> text;
                };
        String hole =
                switch (place) {
                    case "group", "portnames" -> "groups";
                    case "level" -> "levels";
                    case "rule", "levelless" -> "rules";
                    case "sl2vl" -> "sl2vls";
                    default -> place;
                };
        return POLICY.replace("[" + hole + "]", section).replaceAll("\\[[a-z0-9]+]\n", "");
    }

    private static Example refused(String code, String place, String bad, String good) {
        return new Example(code, "error", Verdict.REJECTS, place, bad, good);
    }

    private static Example accepted(String code, String severity, String place, String bad, String good) {
        return new Example(code, severity, Verdict.ACCEPTS, place, bad, good);
    }

    private static Example missing(String keyword, String place, String bad, String good) {
        String word = keyword.substring(1, keyword.length() - 1);
        return refused(
                "missing-entry", place, keyword + "\n" + bad + "\nend-" + word, word + "\n" + good + "\nend-" + word);
    }

    private static String vls(int count) {
        return String.join(
                ",",
                Stream.iterate(0, i -> i + 1).limit(count).map(String::valueOf).toList());
    }

    private static String table(int count) {
        return "sl2vl-table: " + vls(count);
    }
}
