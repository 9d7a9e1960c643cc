package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.qos.dsl.lower.testing.LoweredPolicy;
import org.qos.dsl.model.policy.MatchRule;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.dsl.testing.OpenSmText;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.QosClass;

/** Rules and lines with errors keep their places and levels, and match no request. */
class UncertainRulesTest {

    private static final String POLICY =
            """
            qos-ulps
                sdp : 2
                rds : 2
                default : 0
            end-qos-ulps
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Fast
                    sl: 3
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    service-id: 1
                    qos-level-name: Fast
                end-qos-match-rule
                qos-match-rule
                    service-id: 2
                    qos-level-name: Fast
                end-qos-match-rule
                qos-match-rule
                    service-id: 3
                    qos-level-name: Absent
                end-qos-match-rule
            end-qos-match-rules
            """;

    private final PolicyFile file = OpenSmText.parse(POLICY);

    @Test
    void withoutErrorsEachRuleIsMeantAsItIsWritten() {
        assertEquals(List.of("1: Fast", "2: Fast", "10000-1ffff: SL 2", "10648ca: SL 2"), rules(lower()));
    }

    @Test
    void anUncertainRuleMatchesNoRequest() {
        MatchRule written = file.getRules().get(0);
        Lowered<Policy> lowered = lower(written);
        assertEquals(List.of("none: Fast", "2: Fast", "10000-1ffff: SL 2", "10648ca: SL 2"), rules(lowered));
        assertSame(
                written, lowered.trace().origin(lowered.value().rules().get(0)).orElseThrow());
    }

    @Test
    void anUncertainRuleWithoutALevelGivesTheDefaultOne() {
        assertEquals(
                List.of("1: Fast", "2: Fast", "none: DEFAULT", "10000-1ffff: SL 2", "10648ca: SL 2"),
                rules(lower(file.getRules().get(2))));
    }

    @Test
    void anUncertainLineMatchesNoRequest() {
        UlpRule written = file.getUlps().get(1);
        Lowered<Policy> lowered = lower(written);
        assertEquals(List.of("1: Fast", "2: Fast", "10000-1ffff: SL 2", "none: SL 2"), rules(lowered));
        assertSame(
                written, lowered.trace().origin(lowered.value().rules().get(3)).orElseThrow());
    }

    @Test
    void theLevelOfSeveralLinesComesFromTheFirstOneWithoutAnError() {
        assertSame(file.getUlps().get(0), originOfLevel(lower()));
        assertSame(file.getUlps().get(1), originOfLevel(lower(file.getUlps().get(0))));
    }

    private Lowered<Policy> lower(EObject... uncertain) {
        return PolicyLowering.lower(file, PolicySyntax.OPENSM, Set.of(uncertain));
    }

    private static EObject originOfLevel(Lowered<Policy> lowered) {
        QosLevel level = lowered.value().rules().get(2).level();
        return lowered.trace().origin(level).orElseThrow();
    }

    /** For each rule the Service-IDs that it matches, or none, and its level. */
    private static List<String> rules(Lowered<Policy> lowered) {
        return lowered.value().rules().stream()
                .map(rule -> (isUnmatchable(rule) ? "none" : LoweredPolicy.hex(rule.serviceIds())) + ": "
                        + rule.level().name().replace("SimpleQoSLevel_SL", "SL "))
                .toList();
    }

    /** Whether the rule asks for QoS-Classes that do not fit into the field of a request. */
    private static boolean isUnmatchable(org.qos.runtime.policy.MatchRule rule) {
        return rule.qosClasses().ranges().stream().anyMatch(range -> range.first() > QosClass.MAX);
    }
}
