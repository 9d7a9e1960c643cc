package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link RepeatedEntry} reports, and what it accepts. */
class RepeatedEntryTest {

    private static final RuleTester RULE = new RuleTester(new RepeatedEntry());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withGroup("<name>A</name>«<name>»B</name>"))
                .reports(ERROR)
                .relatesTo("the first 'name': <name>")
                .alone();
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><use>B</use>")).accepts().alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl>«<sl>»1</sl>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><name>x</name>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><pkey>1</pkey>«<pkey>»2</pkey>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><pkey>1,2</pkey>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withRule("<tclass>1</tclass><qos-level-sn>0</qos-level-sn>«<qos-level-sn>»0</qos-level-sn>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withRule("<qos-level-sn>0</qos-level-sn><tclass>1</tclass><tclass>2</tclass>"))
                .accepts()
                .alone();
        RULE.rfc(
                        RfcPolicy.withSl2vl(
                                "<group>G</group><to>1</to><sl2vl-table>0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,15</sl2vl-table>«<to>»2</to>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withSl2vl(
                        "<group>G</group><to>1,2</to><sl2vl-table>0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,15</sl2vl-table>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withVlarb(
                        "<group>G</group><vl-high-limit>1</vl-high-limit>«<vl-high-limit>»2</vl-high-limit>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withVlarb("<group>G</group><group>G</group>"))
                .accepts()
                .alone();
    }

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 «sl:» 2")).relatesTo("the first 'sl': sl:");
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 «sl:» 2"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 pkey: 1 pkey: 2")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 mtu-limit: 1 «mtu-limit:» 1"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 mtu-limit: 1")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withLevel("use: a\n«use:» b\nsl: 1"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("use: a\nsl: 1")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withGroup("«name:» b")).reports(REJECTS, ERROR).alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: 1\nport-guid: 2"))
                .accepts()
                .alone();
        RULE.opensm(OpenSmPolicy.withRule("pkey: 1\n«qos-level-name:» DEFAULT"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withRule("source: A\nsource: A\nqos-class: 1"))
                .accepts()
                .alone();
        RULE.opensm(
                        OpenSmPolicy.withSl2vl(
                                "group: A\nsl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n«sl2vl-table:» 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withSl2vl(
                        "group: A\nfrom: 1 from: 2\nsl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"))
                .accepts()
                .alone();
    }

    @Test
    void theSecondOfTwoEqualEntriesInARowIsRemoved() {
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1\n«sl:» 1"))
                .reports(REJECTS, ERROR)
                .fixedTo(OpenSmPolicy.withLevel("sl: 1"));
        RULE.opensm(OpenSmPolicy.withLevel("use: a b\n«use:» a b\nsl: 1"))
                .reports(REJECTS, ERROR)
                .fixedTo(OpenSmPolicy.withLevel("use: a b\nsl: 1"));
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl>«<sl>»1</sl>"))
                .reports(ERROR)
                .fixedTo(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl>"));
    }

    /** The author may have meant another entry there. */
    @Test
    void furtherAwayTheRemovalIsASuggestion() {
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1\npkey: 1\n«sl:» 1"))
                .reports(REJECTS, ERROR)
                .suggests(OpenSmPolicy.withLevel("sl: 1\npkey: 1"));
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 # one\n«sl:» 1"))
                .reports(REJECTS, ERROR)
                .suggests(OpenSmPolicy.withLevel("sl: 1 # one"));
    }

    @Test
    void ofDifferentEntriesNoneIsRemoved() {
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1\n«sl:» 2"))
                .reports(REJECTS, ERROR)
                .saying("'sl' is repeated; OpenSM rejects the policy; keep one of them")
                .withoutFix();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl>«<sl>»2</sl>"))
                .reports(ERROR)
                .saying("'sl' is repeated; 'qos generate' rejects the policy; keep one of them")
                .relatesTo("the first 'sl': <sl>")
                .withoutFix();
    }

    @Test
    void everyFurtherOneIsReportedBesideTheFirst() {
        RULE.opensm(OpenSmPolicy.withLevel("sl:1\n«sl:»2\n«sl:»3"))
                .reports(REJECTS, ERROR, ERROR)
                .relatesTo("the first 'sl': sl:");
    }
}
