package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;

/** A name that is defined, but where the parser cannot read it, is not unknown. In a text, a slash is a line end. */
class UnreadDefinitionsTest {

    /** A name that is not defined at the end of a line, and a part that cannot be read. */
    private static final String POLICY =
            """
            qos-setup
                vlarb-tables
                    vlarb-scope
                        across: a~
                        vlarb-high: 0:64
                    end-vlarb-scope
                end-vlarb-tables
            end-qos-se<tup
            """;

    @ParameterizedTest
    @ValueSource(strings = {"", "\r", " \r"})
    void lineEndsDoNotMatter(String end) {
        assertEquals(codes(POLICY.replace("~", "")), codes(POLICY.replace("~", end)));
    }

    private static final String RULE = "port-groups/port-group/name: Servers/end-port-group/end-port-groups/"
            + "qos-levels/qos-level/name: DEFAULT/sl: 0/end-qos-level/qos-level/name: Gold/sl: 1/end-qos-level/end-qos-levels/"
            + "qos-match-rules/qos-match-rule/source: Servers/qos-level-name: Gold/end-qos-match-rule/end-qos-match-rules/";

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    name: Servers                  | nme: Servers                           | unknown-keyword
                    level/name: Gold               | level/nme: Gold                        | unknown-keyword
                    port-group/name: Servers       | prt-group/name: Servers                | unknown-keyword
                    port-group/name: Servers       | Servers/port-group/name: Disks         | unexpected-text
                    port-group/name: Servers       | Servers ,/port-group/name: Disks       | unexpected-text
                    port-group/name: Servers       | "a/Servers"/port-group/name: Disks     | unexpected-text
                    """)
    void aNameInAnErrorOutsideOfRulesMayBeDefinedThere(String good, String bad, String errors) {
        assertEquals(errors, errors(RULE.replace(good, bad)));
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    name: Servers   | nme: Servers2                 | unknown-keyword unknown-group
                    level/name: Gold | level/nme: Golden            | unknown-keyword unknown-level
                    source: Servers | source: Disks/service-id: x   | unknown-group not-a-number
                    source: Servers | service-id: x/source: Disks   | not-a-number unknown-group
                    """)
    void anyOtherNameIsUnknown(String good, String bad, String errors) {
        assertEquals(errors, errors(RULE.replace(good, bad)));
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    <name>Servers | <nme>Servers                                   | unknown-element
                    <name>Servers | <nme>Server                                    | unknown-element unknown-group
                    <source>Servers | <source>Others</source><use>Others</ues><source>Disks | unknown-group mismatched-tag
                    <port-group>~<name>Servers | <port-gruop>~<name>Servers        | unknown-element
                    <port-group>~<name>Servers | ~Servers~<port-group>~<name>Tapes | text-outside-element
                    """)
    void inRfcSyntaxToo(String good, String bad, String errors) {
        String text =
                """
                <qos-policy>~<port-groups>
                <port-group>~<name>Disks</name>~</port-group>
                <port-group>~<name>Servers</name>~</port-group>
                </port-groups>
                <qos-levels><qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level></qos-levels>
                <qos-match-rules><qos-match-rule><source>Servers</source><qos-level-sn>0</qos-level-sn></qos-match-rule>
                </qos-match-rules>~</qos-policy>
                """;
        assertEquals(errors, errors(text.replace(good, bad).replace('~', '\n'), new RfcLanguage()));
    }

    private static String errors(String text) {
        return errors(text.replace('/', '\n'), new OpenSmLanguage());
    }

    private static String errors(String text, Language language) {
        return check(text, language)
                .filter(Finding::isBlocking)
                .map(Finding::code)
                .collect(Collectors.joining(" "));
    }

    private static List<String> codes(String text) {
        return check(text, new OpenSmLanguage()).map(Finding::code).toList();
    }

    private static Stream<Finding> check(String text, Language language) {
        return Checker.check(new ProjectFiles().load("policy", text, language)).findings().stream();
    }
}
