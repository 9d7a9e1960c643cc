package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link QosNotEnabled} reports, and what it accepts. */
class QosNotEnabledTest {

    private static final RuleTester RULE = new RuleTester(new QosNotEnabled());

    @Test
    void optionsWithoutQosAreReported() {
        RULE.opensm(OpenSmPolicy.of("«qos-ulps»\nsdp : 1\nend-qos-ulps\n"))
                .withOptions("qos true\n")
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nsdp : 1\nend-qos-ulps\n"))
                .withOptions("qos TRUE\n")
                .accepts();
    }

    @Test
    void aCommentInThePolicySuppressesIt() {
        RULE.opensm(OpenSmPolicy.of(
                        "# qos-ignore qos-not-enabled: switched on later\nqos-ulps\nsdp : 1\nend-qos-ulps\n"))
                .withOptions("qos FALSE\n")
                .accepts();
    }

    @Test
    void theLineToChangeIsNamed() {
        String tables = "«qos_vlarb_low» 0:4\n";
        RULE.options("# site\n" + tables).reports(WARNING).saying("no effect; add the line 'qos TRUE'");
        RULE.options("# site\nqos TRUE\nqos no\n" + tables)
                .reports(WARNING)
                .saying("no effect; change line 3 to 'qos TRUE'");
    }
}
