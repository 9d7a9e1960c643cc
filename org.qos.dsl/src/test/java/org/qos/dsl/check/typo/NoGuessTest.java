package org.qos.dsl.check.typo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.dsl.testing.OpenSmText;

/** Typos whose nearest valid text may have another meaning: they are restored as a whole, or left to the author. */
class NoGuessTest {

    private static final String NONE = "no fix";

    private static String ulps(String line) {
        return OpenSmText.withDefault("qos-ulps\n    " + line + "\nend-qos-ulps\n");
    }

    private static String group(String entry) {
        return OpenSmText.withDefault("port-groups\n    port-group\n        name: A\n        " + entry
                + "\n    end-port-group\nend-port-groups\n");
    }

    private static String rfc(String rule, String table) {
        return """
                <qos-policy>
                  <port-groups>
                    <port-group><name>All</name><node-type>CA,SWITCH</node-type></port-group>
                  </port-groups>
                  <qos-setup>
                    <sl2vl-tables>
                      <sl2vl-scope><group>All</group><sl2vl-table>TABLE</sl2vl-table></sl2vl-scope>
                    </sl2vl-tables>
                  </qos-setup>
                  <qos-levels>
                    <qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level>
                    <qos-level><sn>1</sn><name>Gold</name><sl>1</sl></qos-level>
                  </qos-levels>
                  <qos-match-rules>
                    <qos-match-rule><pkey>0x10</pkey>RULE</qos-match-rule>
                  </qos-match-rules>
                </qos-policy>
                """
                .replace("RULE", rule)
                .replace("TABLE", table);
    }

    private static final String LEVEL = "<qos-level-sn>1</qos-level-sn>";
    private static final String TABLE = "0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7";

    private static List<Finding> check(String text, Language language) {
        return Checker.check(new ProjectFiles().load("file", text, language)).findings();
    }

    private static String fixed(String text) {
        return Fixes.apply(text, check(text, new OpenSmLanguage())).orElse(NONE);
    }

    private static Finding only(String text, Language language) {
        List<Finding> found = check(text, language);
        assertEquals(1, found.size(), found::toString);
        return found.get(0);
    }

    @ParameterizedTest
    @CsvSource({
        "2001000e11aa0010-2001000e11aa0020, 0x2001000e11aa0010-0x2001000e11aa0020",
        "2001000e11aa0010 - 2001000e11aa0020, 0x2001000e11aa0010 - 0x2001000e11aa0020",
        "2001000e11aa0010-0x2001000e11aa0020, 0x2001000e11aa0010-0x2001000e11aa0020",
        "2001000e11aa0010, 0x2001000e11aa0010"
    })
    void aGuidWithout0xIsFixedInTheWholeRange(String written, String meant) {
        assertEquals(group("port-guid: " + meant), fixed(group("port-guid: " + written)));
        assertEquals(
                ulps("any, target-port-guid " + meant + " : 1"),
                fixed(ulps("any, target-port-guid " + written + " : 1")));
    }

    @Test
    void aRangeWith0xAtItsFirstEndOnlyKeepsItsText() {
        assertEquals(NONE, fixed(group("port-guid: 0x2001000e11aa0010-2001000e11aa0020")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"srp: 1", "iser = 3", "sdp port : 1", "any : 1", "default 1 2", "any, service 0x5 : 1"})
    void aLineOfAnotherProtocolOrFormIsLeft(String line) {
        assertEquals(NONE, fixed(ulps(line)));
    }

    @ParameterizedTest
    @CsvSource({
        "srp target-port-guid 0x1 : 1, 'srp, target-port-guid 0x1 : 1'",
        "sdp; port-num 7 : 1, 'sdp, port-num 7 : 1'",
        "iser port-num 7 : 1, 'iser, port-num 7 : 1'"
    })
    void theCommaOfAProtocolIsWritten(String written, String meant) {
        assertEquals(ulps(meant), fixed(ulps(written)));
        assertTrue(only(ulps(written), new OpenSmLanguage())
                .message()
                .contains("write '" + meant.split(" 0x| 7")[0] + "'"));
    }

    @Test
    void theCommaBetweenNodeTypesIsWritten() {
        assertEquals(group("node-type: CA, SWITCH"), fixed(group("node-type: CA SWITCH")));
        assertEquals(
                "no ',' between 'CA' and 'SWITCH'; OpenSM rejects the policy; write 'CA, SWITCH'",
                only(group("node-type: CA SWITCH"), new OpenSmLanguage()).message());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,,,2", "0x1,,", ",1", "1,,2"})
    void commasInARowAreOneErrorAndNoFix(String list) {
        Finding finding = only(group("port-guid: " + list), new OpenSmLanguage());
        assertEquals("missing-value", finding.code());
        assertEquals(Optional.empty(), finding.automaticFix());
    }

    @ParameterizedTest
    @CsvSource({"'0,,2,3,4,5,6,7,0,1,2,3,4,5,6,7', empty-value", "'0,1,2,3,4,5,6,7,0,1,2,3,4,5,6', sl2vl-not-16"})
    void anSl2VlTableKeepsItsHole(String table, String code) {
        Finding finding = only(rfc(LEVEL, table), new RfcLanguage());
        assertEquals(code, finding.code());
        assertEquals(Optional.empty(), finding.fix());
    }

    @Test
    void aLevelByNameInARuleIsOneErrorThatNamesTheElement() {
        String byName = rfc("<qos-level>Gold</qos-level>", TABLE);
        Finding finding = only(byName, new RfcLanguage());
        assertTrue(finding.message().contains("<qos-level-sn>"), finding.message());
        assertFalse(finding.automaticFix().isPresent());
        assertEquals(Optional.of(rfc(LEVEL, TABLE)), Fixes.apply(byName, Fixes.chosen(List.of(finding))));
        Finding unknown = only(rfc("<qos-level>Silver</qos-level>", TABLE), new RfcLanguage());
        assertEquals(Optional.empty(), unknown.fix());
        String bySn = rfc("<qos-level>1</qos-level>", TABLE);
        Finding other = only(bySn, new RfcLanguage());
        assertFalse(other.automaticFix().isPresent());
        assertEquals(Optional.of(rfc(LEVEL, TABLE)), Fixes.apply(bySn, Fixes.chosen(List.of(other))));
    }

    @Test
    void aLevelInAnOpenSmRuleIsOneErrorThatNamesTheEntry() {
        String rules =
                "qos-match-rules\n    qos-match-rule\n        pkey: 1\n        LEVEL: DEFAULT\n    end-qos-match-rule\nend-qos-match-rules\n";
        String bad = OpenSmText.withDefault(rules.replace("LEVEL", "qos-level"));
        Finding finding = only(bad, new OpenSmLanguage());
        assertTrue(finding.message().endsWith("did you mean 'qos-level-name:'?"), finding.message());
        assertEquals(
                Optional.of(OpenSmText.withDefault(rules.replace("LEVEL", "qos-level-name"))),
                Fixes.apply(bad, Fixes.chosen(List.of(finding))));
    }

    @Test
    void aTableClosedByTheEndOfAnotherIsOneError() {
        String setup = "qos-setup\n    sl2vl-tables\n    end-vlarb-tables\nend-qos-setup\n";
        List<Finding> errors = check(OpenSmText.withDefault(setup), new OpenSmLanguage()).stream()
                .filter(Finding::isBlocking)
                .toList();
        assertEquals(1, errors.size(), errors::toString);
        assertTrue(errors.get(0).message().startsWith("'end-vlarb-tables' does not close the 'sl2vl-tables'"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"<use>a &#0; b</use>", "<use>R&D</use>"})
    void anAmpersandIsNotFixedUnasked(String use) {
        Finding finding = only(rfc(use + LEVEL, TABLE), new RfcLanguage());
        assertEquals("unescaped-character", finding.code());
        assertEquals(Optional.empty(), finding.automaticFix());
    }

    @Test
    void aTagWithAValueInItIsNotClosedAfterTheValue() {
        Finding finding = only(rfc(LEVEL, TABLE).replace("<sl>1</sl>", "<sl1</sl>"), new RfcLanguage());
        assertEquals(Optional.empty(), finding.automaticFix());
    }
}
