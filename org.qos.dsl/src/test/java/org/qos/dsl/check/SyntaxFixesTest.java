package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;

/** Syntax errors and unknown names that one edit fixes, automatically or as a suggestion. */
class SyntaxFixesTest {

    private static final Pattern TAG = Pattern.compile("</?[a-z-]+>");

    private static final String RFC =
            """
            <qos-policy>
              <port-groups>
                <port-group><name>Servers</name><port-guid>0x1</port-guid></port-group>
              </port-groups>
              <qos-levels>
                <qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level>
                <qos-level><sn>1</sn><name>Fast</name><sl>3</sl></qos-level>
              </qos-levels>
              <qos-match-rules>
                <qos-match-rule>
                  <destination>Servers</destination>
                  <qos-level-sn>1</qos-level-sn>
                </qos-match-rule>
              </qos-match-rules>
            </qos-policy>
            """;

    private static final String OPENSM =
            """
            port-groups
                port-group
                    name: Data Servers
                    node-type: CA
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                    mtu-limit: 4
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    source: DataServers
                    qos-level-name: DEFAULT
                end-qos-match-rule
            end-qos-match-rules
            """;

    @Test
    void theGoodFilesHaveNoFinding() {
        assertEquals(List.of(), check(RFC, new RfcLanguage()));
        assertEquals(List.of(), check(OPENSM, new OpenSmLanguage()));
    }

    @ParameterizedTest
    @CsvSource({"slash, 18", "letter, 29", "deleted, 22"})
    void aBrokenTagIsFixedToTheSamePolicyWhereItIsFixed(String spoiling, int minimum) {
        List<String> wrong = new ArrayList<>();
        int count = 0;
        for (MatchResult tag : TAG.matcher(RFC).results().toList()) {
            String spoilt = RFC.substring(0, tag.start()) + spoil(spoiling, tag.group()) + RFC.substring(tag.end());
            Optional<String> fixed = Fixes.apply(spoilt, check(spoilt, new RfcLanguage()));
            count += fixed.isPresent() ? 1 : 0;
            if (fixed.isPresent() && !fixed.get().replaceAll("\\s", "").equals(RFC.replaceAll("\\s", ""))) {
                wrong.add(tag.group() + " " + fixed.get());
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(count >= minimum, spoiling + ": only " + count);
    }

    private static String spoil(String spoiling, String tag) {
        return switch (spoiling) {
            case "slash" -> tag.startsWith("</") ? "<" + tag.substring(2) : "</" + tag.substring(1);
            case "letter" -> tag.substring(0, tag.length() - 2) + "x>";
            default -> "";
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<sl>3</sl> | <sl>03</sl>",
                "<name>Fast</name> | <nam>Fast</nam>",
                "<destination>Servers</destination> | <destination>Server</destination>",
                "<name>Fast</name> <!-- a --> | <name>Fast</name> <!\u2014- a -->",
                "<name>R&amp;D</name> | <name>R&D</name>"
            })
    void anErrorInTheRfcSyntaxIsFixed(String good, String bad) {
        String whole = RFC.contains(good) ? RFC : RFC.replace("<name>Fast</name>", good);
        assertFixed(whole, whole.replace(good, bad), new RfcLanguage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "qos-levels | QOS-levels",
                "mtu-limit: 4 | mtu-limit 4",
                "mtu-limit: 4 | mtu_limit: 4",
                "end-port-groups | end-prot-groups",
                "node-type: CA | node-type: HCA",
                "node-type: CA | node-type: \"CA\"",
                "node-type: SWITCH | node-type: SWICH",
                "source: DataServers | source: DataServer",
                "qos-level-name: DEFAULT | qos-level-name: DEFAUTL"
            })
    void anErrorInTheOpenSmSyntaxIsFixed(String good, String bad) {
        String whole = OPENSM.contains(good) ? OPENSM : OPENSM.replace("node-type: CA", good);
        assertFixed(whole, whole.replaceFirst(Pattern.quote(good), bad), new OpenSmLanguage());
    }

    @Test
    void windowsLineEndsAndTheByteOrderMarkAreRemoved() {
        assertFixed(OPENSM, OPENSM.replace("\n", "\r\n"), new OpenSmLanguage());
        assertFixed(OPENSM, "\uFEFF" + OPENSM, new OpenSmLanguage());
    }

    @Test
    void aCommentInTheLastLineGetsItsEnd() {
        assertFixed(OPENSM + "# end\n", OPENSM + "# end", new OpenSmLanguage());
    }

    @Test
    void aNameWithAKeywordIsQuoted() {
        String rule = "source: \"my-qos-level-x\"";
        String good =
                OPENSM.replace("name: Data Servers", "name: \"my-qos-level-x\"").replace("source: DataServers", rule);
        assertFixed(good, good.replace(rule, "source: my-qos-level-x"), new OpenSmLanguage());
    }

    @Test
    void anEntryAfterANameGetsALineOfItsOwn() {
        String good = OPENSM.replace("name: DEFAULT\n        sl: 0\n", "name: DEFAULT \nsl: 0\n");
        assertFixed(good, good.replace("DEFAULT \nsl: 0", "DEFAULT sl: 0"), new OpenSmLanguage());
    }

    @Test
    void anEmptySectionGoes() {
        assertFixed(OPENSM + "\n", OPENSM + "qos-ulps\nend-qos-ulps\n", new OpenSmLanguage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"source: Anything", "source: DataServers, DataServer1, DataServer2"})
    void aNameThatIsLikeNoneIsLeftToTheAuthor(String source) {
        String text = OPENSM.replace("source: DataServers", source.split(", ")[0]);
        assertTrue(Fixes.apply(text, check(text, new OpenSmLanguage())).isEmpty());
    }

    @Test
    void ofTwoSimilarNamesNoneIsChosen() {
        String other = "    port-group\n        name: DataServer2\n    end-port-group\nend-port-groups";
        String text = OPENSM.replace("name: Data Servers", "name: DataServer1")
                .replaceFirst("end-port-groups", other)
                .replace("source: DataServers", "source: DataServer3");
        Finding finding = check(text, new OpenSmLanguage()).stream()
                .filter(f -> f.code().equals("unknown-group"))
                .findFirst()
                .orElseThrow();
        assertTrue(finding.fix().isEmpty());
        assertTrue(finding.message().endsWith("did you mean 'DataServer1'?"), finding.message());
    }

    private static void assertFixed(String good, String bad, Language language) {
        List<Finding> findings = check(bad, language);
        assertEquals(1, findings.size(), findings::toString);
        assertEquals(Optional.of(good), Fixes.apply(bad, Fixes.chosen(findings)), findings::toString);
    }

    private static List<Finding> check(String text, Language language) {
        return Checker.check(new ProjectFiles().load("file", text, language)).findings();
    }
}
