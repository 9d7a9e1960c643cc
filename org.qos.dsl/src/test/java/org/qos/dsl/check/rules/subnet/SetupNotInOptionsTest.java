package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link SetupNotInOptions} reports, and what it accepts. */
class SetupNotInOptionsTest {

    private static final RuleTester RULE = new RuleTester(new SetupNotInOptions());

    private static final String EIGHT = "0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7";
    private static final String GROUPS = "port-groups\nport-group\nname: A\nnode-type: CA\nend-port-group\n"
            + "port-group\nname: One\nport-guid: 0xa0001\nend-port-group\nend-port-groups\n";
    private static final String PAIRS = "0,0,1,1,2,2,3,3,0,0,1,1,2,2,3,3";

    @Test
    void aTableThatTheOptionsDoNotGiveIsReported() {
        RULE.opensm(OpenSmPolicy.of(sl2vl("«sl2vl-scope»", "group: A", EIGHT)))
                .withOptions("qos TRUE\nqos_ca_sl2vl " + PAIRS + "\n")
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(sl2vl("sl2vl-scope", "group: A", EIGHT)))
                .withOptions("qos TRUE\nqos_ca_sl2vl " + EIGHT + "\n")
                .accepts();
    }

    @Test
    void whatOptionsCannotSayIsLeftToTheGenerator() {
        String options = "qos TRUE\nqos_sl2vl " + PAIRS + "\n";
        RULE.opensm(OpenSmPolicy.of(sl2vl("sl2vl-scope", "group: One", EIGHT)))
                .withOptions(options)
                .accepts();
        RULE.opensm(OpenSmPolicy.of(sl2vl("sl2vl-scope", "group: A\nfrom: 1", EIGHT)))
                .withOptions(options)
                .accepts();
        RULE.opensm(OpenSmPolicy.of(sl2vl("sl2vl-scope", "group: A\nto: 1", EIGHT)))
                .withOptions(options)
                .accepts();
    }

    @Test
    void arbitrationIsComparedTableByTable() {
        String lines = "qos TRUE\nqos_vlarb_high 0:64\nqos_vlarb_low 1:64\nqos_high_limit 9\n";
        RULE.opensm(OpenSmPolicy.of(arbitration("vlarb-scope", "vlarb-high: 0:64\nvl-high-limit: 9")))
                .withOptions(lines)
                .accepts();
        RULE.opensm(OpenSmPolicy.of(arbitration("«vlarb-scope»", "vlarb-high: 0:32")))
                .withOptions(lines)
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(arbitration("«vlarb-scope»", "vlarb-low: 0:64")))
                .withOptions(lines)
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(arbitration("«vlarb-scope»", "vl-high-limit: 8")))
                .withOptions(lines)
                .reports(WARNING);
    }

    @Test
    void allTablesOfAScopeThatDifferAreOneFinding() {
        String options = "qos TRUE\nqos_vlarb_high 0:64\nqos_vlarb_low 1:64\nqos_high_limit 9\n";
        String tables = "vlarb-high: 0:32\nvlarb-low: 0:64\nvl-high-limit: 8";
        RULE.opensm(OpenSmPolicy.of(arbitration("«vlarb-scope»", tables)))
                .withOptions(options)
                .reports(WARNING)
                .saying(
                        "the option file has another vlarb_high and vlarb_low and high_limit for CA ports; OpenSM ignores"
                                + " qos-setup");
        RULE.opensm(OpenSmPolicy.of(arbitration("«vlarb-scope»", "vlarb-high: 0:64\nvl-high-limit: 8")
                        .replace("node-type: CA\n", "node-type: CA, ROUTER\n")))
                .withOptions(options + "qos_ca_vlarb_high 0:7\n")
                .reports(WARNING)
                .saying("another vlarb_high and high_limit for CA ports, and another high_limit for ");
    }

    @Test
    void theLastScopeOfAKindOfPortsCounts() {
        String scope = "vlarb-scope\ngroup: A\nvl-high-limit: %d\nend-vlarb-scope\n";
        String setup = GROUPS + "qos-setup\nvlarb-tables\n%send-vlarb-tables\nend-qos-setup\n";
        String options = "qos TRUE\nqos_high_limit 9\n";
        RULE.opensm(OpenSmPolicy.of(setup.formatted(scope.formatted(8) + scope.formatted(9))))
                .withOptions(options)
                .accepts();
        RULE.opensm(OpenSmPolicy.of(setup.formatted(
                        scope.formatted(9) + scope.formatted(8).replaceFirst("vlarb-scope", "«vlarb-scope»"))))
                .withOptions(options)
                .reports(WARNING);
    }

    @Test
    void aScopeWithAnErrorIsNotCompared() {
        String options = "qos TRUE\nqos_high_limit 9\nqos_sl2vl " + PAIRS + "\n";
        RULE.opensm(OpenSmPolicy.of(sl2vl("sl2vl-scope", "group: A", EIGHT + ",0")))
                .withOptions(options)
                .accepts(Verdict.REJECTS);
        RULE.opensm(OpenSmPolicy.of(arbitration("vlarb-scope", "vlarb-high: 15:1\nvl-high-limit: 8")))
                .withOptions(options)
                .accepts();
    }

    @Test
    void withoutOptionsOrWithQosOffNothingIsCompared() {
        RULE.opensm(OpenSmPolicy.of(sl2vl("sl2vl-scope", "group: A", EIGHT))).accepts();
        RULE.opensm(OpenSmPolicy.of(sl2vl("sl2vl-scope", "group: A", EIGHT)))
                .withOptions("qos FALSE\n")
                .accepts();
    }

    private static String sl2vl(String head, String ports, String table) {
        return GROUPS + "qos-setup\nsl2vl-tables\n" + head + "\n" + ports + "\nsl2vl-table: " + table
                + "\nend-sl2vl-scope\nend-sl2vl-tables\nend-qos-setup\n";
    }

    private static String arbitration(String head, String tables) {
        return GROUPS + "qos-setup\nvlarb-tables\n" + head + "\ngroup: A\n" + tables
                + "\nend-vlarb-scope\nend-vlarb-tables\nend-qos-setup\n";
    }
}
