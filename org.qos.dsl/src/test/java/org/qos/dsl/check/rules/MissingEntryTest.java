package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link MissingEntry} reports, and what it accepts. */
class MissingEntryTest {

    private static final RuleTester RULE = new RuleTester(new MissingEntry());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.with("port-groups", "«<port-group>»<use>no name</use></port-group>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.with("port-groups", "<port-group><name>A</name></port-group>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.with("qos-levels", "«<qos-level>»<sl>1</sl></qos-level>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.with("qos-levels", "<qos-level><sn>1</sn><sl>1</sl></qos-level>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.with("qos-levels", "«<qos-level>»<sn>1</sn></qos-level>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.with("qos-levels", "<qos-level><sn>1</sn><sl>1</sl></qos-level>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.with("qos-match-rules", "«<qos-match-rule>»<tclass>1</tclass></qos-match-rule>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.with(
                        "qos-match-rules",
                        "<qos-match-rule><qos-level-sn>0</qos-level-sn><tclass>1</tclass></qos-match-rule>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.with("sl2vl-tables", "«<sl2vl-scope>»<group>G</group></sl2vl-scope>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(
                        RfcPolicy.with(
                                "sl2vl-tables",
                                "<sl2vl-scope><group>G</group><sl2vl-table>0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,15</sl2vl-table></sl2vl-scope>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.with("vlarb-tables", "«<vlarb-scope>»<vl-high-limit>1</vl-high-limit></vlarb-scope>"))
                .reports(WARNING)
                .alone();
    }

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.with("groups", "«port-group»\nuse: nothing\nend-port-group"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.with("groups", "port-group\nname: b\nend-port-group"))
                .accepts()
                .alone();
        RULE.opensm(OpenSmPolicy.with("levels", "«qos-level»\nname: b\nend-qos-level"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.with("levels", "qos-level\nname: b\nsl: 1\nend-qos-level"))
                .accepts()
                .alone();
        RULE.opensm(OpenSmPolicy.with("levels", "«qos-level»\nsl: 1\nend-qos-level"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.with("levels", "qos-level\nname: b\nsl: 1\nend-qos-level"))
                .accepts()
                .alone();
        RULE.opensm(OpenSmPolicy.with("rules", "«qos-match-rule»\nservice-id: 1\nend-qos-match-rule"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.with("rules", "qos-match-rule\npkey: 1\nqos-level-name: DEFAULT\nend-qos-match-rule"))
                .accepts()
                .alone();
        RULE.opensm(OpenSmPolicy.with("sl2vl", "«sl2vl-scope»\ngroup: A\nend-sl2vl-scope"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.with(
                        "sl2vl",
                        "sl2vl-scope\ngroup: A\nsl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\nend-sl2vl-scope"))
                .accepts()
                .alone();
        RULE.opensm(OpenSmPolicy.with(
                        "sl2vl", "«sl2vl-scope»\nsl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\nend-sl2vl-scope"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(
                        OpenSmPolicy.with(
                                "sl2vl",
                                "sl2vl-scope\nacross-to: A\nsl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\nend-sl2vl-scope"))
                .accepts()
                .alone();
        RULE.opensm(OpenSmPolicy.with("vlarb", "«vlarb-scope»\nvl-high-limit: 1\nend-vlarb-scope"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.with("vlarb", "vlarb-scope\nacross: A\nend-vlarb-scope"))
                .accepts()
                .alone();
    }

    @Test
    void theMessageNamesTheEntriesThatSelectPorts() {
        String table = "sl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15";
        RULE.opensm(OpenSmPolicy.with("sl2vl", "«sl2vl-scope»\n" + table + "\nend-sl2vl-scope"))
                .reports(REJECTS, ERROR)
                .saying("'sl2vl-scope' selects no ports; OpenSM rejects the policy; add 'group' or 'across' or");
        RULE.rfc(RfcPolicy.with("vlarb-tables", "«<vlarb-scope>»<vl-high-limit>1</vl-high-limit></vlarb-scope>"))
                .reports(WARNING)
                .saying("'vlarb-scope' selects no ports; it has no effect; add 'group' or 'across'");
    }

    /** The missing entry may be in what could not be read, or after the end of the text. */
    @Test
    void aBlockWithAnErrorOrWithoutAnEndIsNotJudged() {
        RULE.opensm(OpenSmPolicy.with("levels", "qos-level\nname: b\nls: 1\nend-qos-level"))
                .accepts(REJECTS);
        RULE.opensm("qos-levels\nqos-level\nname: b").accepts(REJECTS);
    }
}
