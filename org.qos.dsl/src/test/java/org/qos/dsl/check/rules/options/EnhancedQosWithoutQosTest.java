package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.Target;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link EnhancedQosWithoutQos} reports, and what it accepts. */
class EnhancedQosWithoutQosTest {

    private static final RuleTester RULE = new RuleTester(new EnhancedQosWithoutQos());

    @Test
    void reportsTheFileWhereQosIsOff() {
        RULE.options("qos FALSE\n«enhanced_qos_policy_file» /etc/opensm/e.conf\n")
                .readBy(Target.MLNX_5)
                .reports(Verdict.DEPENDS, WARNING)
                .saying("add the line 'qos TRUE'");
    }

    @Test
    void theLastLineOfTheOptionCounts() {
        RULE.options("enhanced_qos_policy_file /a\n«enhanced_qos_policy_file» /b\nlog_prefix site\n")
                .readBy(Target.MLNX_5)
                .reports(Verdict.DEPENDS, WARNING);
        RULE.options("enhanced_qos_policy_file /a\nenhanced_qos_policy_file null\n")
                .readBy(Target.MLNX_5)
                .accepts(Verdict.DEPENDS);
    }

    @Test
    void acceptsTheFileWhereQosIsOn() {
        RULE.options("enhanced_qos_policy_file /etc/opensm/e.conf\nqos TRUE\n")
                .readBy(Target.MLNX_5)
                .accepts(Verdict.DEPENDS);
    }

    @Test
    void acceptsThatNoFileIsSet() {
        for (String unset : List.of("null", "(null)", "")) {
            RULE.options("enhanced_qos_policy_file " + unset + "\n")
                    .readBy(Target.MLNX_5)
                    .accepts(Verdict.DEPENDS);
        }
    }

    @Test
    void acceptsItForOpenSm33WhichDoesNotHaveTheOption() {
        RULE.options("enhanced_qos_policy_file /etc/opensm/e.conf\n").accepts();
    }
}
