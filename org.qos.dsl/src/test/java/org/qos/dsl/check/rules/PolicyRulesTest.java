package org.qos.dsl.check.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Rules;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** Every rule about policies, in the RFC spelling: a text that it finds something in, and a text that is good. */
class PolicyRulesTest {

    /** Code, severity, place of the bad entry in the policy, the bad text with «» around what is marked, good text. */
    private record Example(String code, String severity, String place, String bad, String good) {
        @Override
        public String toString() {
            return code + ": " + shortened(bad);
        }
    }

    private static final String GROUP = "<name>A</name>";
    private static final String LEVEL = "<sn>1</sn><sl>1</sl>";
    private static final String RULE = "<qos-level-sn>0</qos-level-sn>";
    private static final String SCOPE = "<group>G</group>";
    private static final String TABLE = "<sl2vl-table>0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,15</sl2vl-table>";

    static Stream<Example> examples() {
        return Stream.of(
                level("sl-out-of-range", "<sn>1</sn><sl>«16»</sl>", "<sn>1</sn><sl>15</sl>"),
                level(
                        "mtu-limit-out-of-range",
                        LEVEL + "<mtu-limit>«6»</mtu-limit>",
                        LEVEL + "<mtu-limit>5</mtu-limit>"),
                level(
                        "mtu-limit-out-of-range",
                        LEVEL + "<mtu-limit>«0»</mtu-limit>",
                        LEVEL + "<mtu-limit>1</mtu-limit>"),
                level(
                        "rate-limit-out-of-range",
                        LEVEL + "<rate-limit>«1»</rate-limit>",
                        LEVEL + "<rate-limit>2</rate-limit>"),
                level(
                        "rate-limit-out-of-range",
                        LEVEL + "<rate-limit>«25»</rate-limit>",
                        LEVEL + "<rate-limit>24</rate-limit>"),
                level(
                        "packet-life-out-of-range",
                        LEVEL + "<packet-life>«64»</packet-life>",
                        LEVEL + "<packet-life>63</packet-life>"),
                level(
                        "path-bits-out-of-range",
                        LEVEL + "<path-bits>«128»</path-bits>",
                        LEVEL + "<path-bits>127</path-bits>"),
                level(
                        "several-path-bits",
                        "warning",
                        LEVEL + "<path-bits>«1»,2</path-bits>",
                        LEVEL + "<path-bits>1</path-bits>"),
                level(
                        "several-path-bits",
                        "warning",
                        LEVEL + "<path-bits>«1-3»</path-bits>",
                        LEVEL + "<path-bits>1-1</path-bits>"),
                level(
                        "qos-class-out-of-range",
                        LEVEL + "<qos-class>«4096»</qos-class>",
                        LEVEL + "<qos-class>4095</qos-class>"),
                rule(
                        "qos-class-out-of-range",
                        RULE + "<qos-class>1-«0x1000»</qos-class>",
                        RULE + "<qos-class>1-4095</qos-class>"),
                level("tclass-out-of-range", LEVEL + "<tclass>«256»</tclass>", LEVEL + "<tclass>255</tclass>"),
                rule("tclass-out-of-range", RULE + "<tclass>«256»</tclass>", RULE + "<tclass>0-255</tclass>"),
                rule("pkey-out-of-range", RULE + "<pkey>«0x10000»</pkey>", RULE + "<pkey>0xffff</pkey>"),
                level("pkey-out-of-range", LEVEL + "<pkey>«65536»</pkey>", LEVEL + "<pkey>65535</pkey>"),
                group("pkey-out-of-range", GROUP + "<pkey>1-«65536»</pkey>", GROUP + "<pkey>1-2</pkey>"),
                sl2vl(
                        "port-number-out-of-range",
                        SCOPE + "<from>«255»</from>" + TABLE,
                        SCOPE + "<from>254</from>" + TABLE),
                sl2vl("port-number-out-of-range", SCOPE + "<to>1-«300»</to>" + TABLE, SCOPE + "<to>*</to>" + TABLE),
                sl2vl("sl2vl-not-16", SCOPE + "<sl2vl-table>«0,1,2»</sl2vl-table>", SCOPE + TABLE),
                sl2vl("sl2vl-vl-out-of-range", SCOPE + TABLE.replace("15<", "«16»<"), SCOPE + TABLE),
                vlarb("vlarb-vl15", SCOPE + "<vlarb-high>«15»:1</vlarb-high>", SCOPE + "<vlarb-high>14:1</vlarb-high>"),
                vlarb(
                        "vlarb-vl-out-of-range",
                        SCOPE + "<vlarb-low>«16»:1</vlarb-low>",
                        SCOPE + "<vlarb-low>0:1</vlarb-low>"),
                vlarb(
                        "vlarb-weight-overflow",
                        SCOPE + "<vlarb-low>1:«256»</vlarb-low>",
                        SCOPE + "<vlarb-low>1:255</vlarb-low>"),
                vlarb(
                        "vlarb-too-many-entries",
                        SCOPE + "<vlarb-high>" + weights(64) + ",«0:9»</vlarb-high>",
                        SCOPE + "<vlarb-high>" + weights(64) + "</vlarb-high>"),
                vlarb(
                        "vl-high-limit-out-of-range",
                        SCOPE + "<vl-high-limit>«256»</vl-high-limit>",
                        SCOPE + "<vl-high-limit>255</vl-high-limit>"),
                rule(
                        "reversed-range",
                        RULE + "<service-id>1,«7-5»</service-id>",
                        RULE + "<service-id>1,5-7,9-9</service-id>"),
                group(
                        "reversed-range",
                        GROUP + "<port-guid>«0xffffffffffffffff-1»</port-guid>",
                        GROUP + "<port-guid>1-0xffffffffffffffff</port-guid>"),
                group(
                        "unknown-node-type",
                        GROUP + "<node-type>«SWICH»</node-type>",
                        GROUP + "<node-type>SWITCH,self</node-type>"),
                group(
                        "malformed-port-name",
                        GROUP + "<port-name>«vs1/HCA-1»</port-name>",
                        GROUP + "<port-name>vs1/HCA-1/P1</port-name><port-name>leaf/p36</port-name>"),
                group(
                        "malformed-port-name",
                        GROUP + "<port-name>«vs1/P0»</port-name>",
                        GROUP + "<port-name>vs1/P254</port-name>"),
                group("duplicate-name-ignoring-case", "<name>«g»</name>", "<name>g 1</name>"),
                level("duplicate-name-ignoring-case", LEVEL + "<name>«default»</name>", LEVEL + "<name>gold</name>"),
                level("duplicate-sn", "<sn>«0x0»</sn><sl>1</sl>", LEVEL),
                rule("descending-sn", "info", "<sn>«6»</sn>" + RULE, "<sn>7</sn>" + RULE),
                rule("legacy-spelling", "info", "«<match-level>»0</match-level>", RULE),
                rule("legacy-spelling", "info", RULE + "«<service>»1</service>", RULE + "<service-id>1</service-id>"),
                level(
                        "legacy-spelling",
                        "info",
                        LEVEL + "«<mtu_limit>»1</mtu_limit>",
                        LEVEL + "<mtu-limit>1</mtu-limit>"),
                group(
                        "legacy-spelling",
                        "info",
                        GROUP + "<node-type>«HCA»</node-type>",
                        GROUP + "<node-type>CA</node-type>"),
                group("repeated-entry", GROUP + "«<name>»B</name>", GROUP + "<use>B</use>"),
                level("repeated-entry", LEVEL + "«<sl>»1</sl>", LEVEL + "<name>x</name>"),
                level("repeated-entry", LEVEL + "<pkey>1</pkey>«<pkey>»2</pkey>", LEVEL + "<pkey>1,2</pkey>"),
                rule(
                        "repeated-entry",
                        RULE + "«<qos-level-sn>»0</qos-level-sn>",
                        RULE + "<tclass>1</tclass><tclass>2</tclass>"),
                sl2vl("repeated-entry", SCOPE + "<to>1</to>" + TABLE + "«<to>»2</to>", SCOPE + "<to>1,2</to>" + TABLE),
                vlarb(
                        "repeated-entry",
                        SCOPE + "<vl-high-limit>1</vl-high-limit>«<vl-high-limit>»2</vl-high-limit>",
                        SCOPE + "<group>G</group>"),
                missing("port-group", "port-groups", "<use>no name</use>", GROUP),
                missing("qos-level", "qos-levels", "<sl>1</sl>", LEVEL),
                missing("qos-level", "qos-levels", "<sn>1</sn>", LEVEL),
                missing("qos-match-rule", "qos-match-rules", "<tclass>1</tclass>", RULE + "<tclass>1</tclass>"),
                missing("sl2vl-scope", "sl2vl-tables", SCOPE, SCOPE + TABLE),
                new Example(
                        "missing-entry",
                        "warning",
                        "vlarb-tables",
                        "«<vlarb-scope>»<vl-high-limit>1</vl-high-limit></vlarb-scope>",
                        "<vlarb-scope>" + SCOPE + "<vl-high-limit>1</vl-high-limit></vlarb-scope>"));
    }

    private static final String POLICY =
            """
            <qos-policy>
            <port-groups><port-group><name>G</name></port-group>
            [port-groups]
            </port-groups>
            <qos-setup><sl2vl-tables>[sl2vl-tables]</sl2vl-tables><vlarb-tables>[vlarb-tables]</vlarb-tables></qos-setup>
            <qos-levels><qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level>
            [qos-levels]
            </qos-levels>
            <qos-match-rules>
            <qos-match-rule><sn>7</sn><tclass>9</tclass><qos-level-sn>0</qos-level-sn></qos-match-rule>
            [qos-match-rules]
            </qos-match-rules>
            </qos-policy>
            """;

    @ParameterizedTest
    @MethodSource("examples")
    void findsTheBadTextAtItsPlaceAndNothingElse(Example example) {
        String marked = policy(example.place(), example.bad());
        String text = marked.replace("«", "").replace("»", "");
        List<Finding> findings = findings(text);
        assertEquals(1, findings.size(), () -> findings + " in " + text);
        Finding finding = findings.get(0);
        assertEquals(example.code(), finding.code());
        assertEquals(example.severity(), finding.severity().toString());
        String expected = marked.substring(marked.indexOf('«') + 1, marked.indexOf('»'));
        String line = text.lines().skip(finding.line() - 1L).findFirst().orElseThrow();
        assertEquals(expected, line.substring(finding.column() - 1, finding.endColumn() - 1));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void findsNothingInTheGoodText(Example example) {
        assertEquals(List.of(), findings(policy(example.place(), example.good())));
    }

    @Test
    void aPolicyWithoutDefaultLevelHasAWarning() {
        String text = policy("", "")
                .replace("<sn>0</sn><name>DEFAULT</name>", "<sn>1</sn>")
                .replace("-sn>0<", "-sn>1<");
        assertEquals(
                List.of("missing-default-level"),
                findings(text).stream().map(Finding::code).toList());
        assertEquals(List.of(), findings(text.replace("<sn>1</sn>", "<sn>1</sn><name>Default</name>")));
        assertEquals(List.of(), findings(text.replace("sn>1<", "sn>0<")));
    }

    @Test
    void aPolicyForFabricSetupAloneNeedsNoDefaultLevel() {
        assertEquals(List.of(), findings("<qos-policy><port-groups></port-groups></qos-policy>"));
    }

    @Test
    void aPrologThatNamesAnotherEncodingHasAWarning() {
        String latin = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n" + policy("", "");
        assertEquals(List.of(), findings(latin));
        String umlaut = latin.replace("<name>G<", "<name>Z\u00fcrich<");
        assertEquals(
                List.of("encoding-mismatch"),
                findings(umlaut).stream().map(Finding::code).toList());
        assertEquals(List.of(), findings(umlaut.replace("ISO-8859-1", "utf-8")));
    }

    @Test
    void everyRuleOfThisPackageHasAnExample() {
        List<String> without = Rules.all().stream()
                .filter(rule -> rule instanceof PolicyRule policyRule && policyRule.appliesTo(PolicySyntax.RFC))
                .map(Rule::code)
                .filter(code ->
                        !List.of("missing-default-level", "encoding-mismatch").contains(code))
                .filter(code -> examples().noneMatch(example -> example.code().equals(code)))
                .toList();
        assertEquals(List.of(), without);
        assertTrue(Rules.all().stream().allMatch(rule -> rule.code().matches("[a-z0-9]+(-[a-z0-9]+)+")));
    }

    private static List<Finding> findings(String text) {
        return Checker.check(new ProjectFiles().load("rules.qos", text, new RfcLanguage()))
                .findings();
    }

    private static String policy(String place, String text) {
        return POLICY.replace("[" + place + "]", text).replaceAll("\\[[a-z0-9-]+]", "");
    }

    private static Example level(String code, String bad, String good) {
        return level(code, "error", bad, good);
    }

    private static Example level(String code, String severity, String bad, String good) {
        return in("qos-level", "qos-levels", code, severity, bad, good);
    }

    private static Example rule(String code, String bad, String good) {
        return rule(code, "error", bad, good);
    }

    private static Example rule(String code, String severity, String bad, String good) {
        return in("qos-match-rule", "qos-match-rules", code, severity, bad, good);
    }

    private static Example group(String code, String bad, String good) {
        return group(code, "error", bad, good);
    }

    private static Example group(String code, String severity, String bad, String good) {
        return in("port-group", "port-groups", code, severity, bad, good);
    }

    private static Example sl2vl(String code, String bad, String good) {
        return in("sl2vl-scope", "sl2vl-tables", code, "error", bad, good);
    }

    private static Example vlarb(String code, String bad, String good) {
        return in("vlarb-scope", "vlarb-tables", code, "error", bad, good);
    }

    private static Example missing(String element, String place, String bad, String good) {
        return new Example(
                "missing-entry",
                "error",
                place,
                "«<" + element + ">»" + bad + "</" + element + ">",
                "<" + element + ">" + good + "</" + element + ">");
    }

    private static Example in(String element, String place, String code, String severity, String bad, String good) {
        String opening = "<" + element + ">";
        String closing = "</" + element + ">";
        return new Example(code, severity, place, opening + bad + closing, opening + good + closing);
    }

    private static String weights(int count) {
        return IntStream.range(0, count).mapToObj(i -> i % 15 + ":1").collect(Collectors.joining(","));
    }

    private static String shortened(String text) {
        return text.length() > 80 ? text.substring(0, 80) : text;
    }
}
