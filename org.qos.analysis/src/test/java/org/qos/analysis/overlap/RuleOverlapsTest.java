package org.qos.analysis.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.analysis.explanation.Field;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

class RuleOverlapsTest {

    private static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 0);
    private static final QosLevel GOLD = QosLevel.ofSl("gold", 1);
    private static final PortGroup HOSTS = PortGroup.ofGuids("hosts", Ranges.ofValues(1, 2));

    @Test
    void valuesThatBothRulesHaveAreFound() {
        assertEquals(
                List.of(new RuleOverlap(1, 2, Field.SERVICE_ID, Ranges.of(new Range(5, 9)))),
                overlaps(services(GOLD, new Range(1, 9)), services(DEFAULT, new Range(5, 12))));
        assertEquals(
                List.of(new RuleOverlap(1, 2, Field.SERVICE_ID, Ranges.ofValues(3, -1))),
                overlaps(
                        services(GOLD, Range.of(3), Range.of(7), Range.of(-1)),
                        services(DEFAULT, Range.of(-1), Range.of(3), Range.of(9))));
    }

    @Test
    void theFirstOfSeveralRulesIsNamed() {
        assertEquals(
                List.of(new RuleOverlap(1, 3, Field.SERVICE_ID, Ranges.ofValues(5))),
                overlaps(
                        services(GOLD, new Range(1, 5)),
                        services(GOLD, new Range(9, 12)),
                        services(DEFAULT, new Range(5, 10))));
    }

    @Test
    void widerRulesRulesOfOneLevelAndRulesAboutOtherThingsAreUsual() {
        assertEquals(List.of(), overlaps(services(GOLD, new Range(3, 4)), services(DEFAULT, new Range(1, 9))));
        assertEquals(List.of(), overlaps(services(GOLD, new Range(1, 4)), services(GOLD, new Range(3, 9))));
        assertEquals(List.of(), overlaps(services(GOLD, new Range(1, 4)), services(DEFAULT, new Range(5, 9))));
        assertEquals(
                List.of(),
                overlaps(
                        services(GOLD, new Range(1, 4)),
                        rule(List.of(HOSTS), Ranges.of(new Range(3, 9)), Ranges.NONE, DEFAULT)));
        assertEquals(
                List.of(),
                overlaps(
                        services(GOLD, new Range(1, 4)),
                        rule(List.of(), Ranges.NONE, Ranges.of(new Range(3, 9)), DEFAULT)));
    }

    @Test
    void rulesOfTheSamePortsAreCompared() {
        assertEquals(
                List.of(new RuleOverlap(1, 2, Field.QOS_CLASS, Ranges.ofValues(4))),
                overlaps(
                        rule(List.of(HOSTS), Ranges.ofValues(7), Ranges.of(new Range(1, 4)), GOLD),
                        rule(List.of(HOSTS), Ranges.ofValues(7), Ranges.of(new Range(4, 6)), DEFAULT)));
    }

    private static List<RuleOverlap> overlaps(MatchRule... rules) {
        return RuleOverlaps.of(
                new Policy(List.of(HOSTS), List.of(DEFAULT, GOLD), DEFAULT, List.of(rules), FabricSetup.NONE));
    }

    private static MatchRule services(QosLevel level, Range... services) {
        return rule(List.of(), Ranges.of(services), Ranges.NONE, level);
    }

    private static MatchRule rule(List<PortGroup> sources, Ranges services, Ranges qosClasses, QosLevel level) {
        return new MatchRule("", sources, List.of(), services, qosClasses, Ranges.NONE, Ranges.NONE, level);
    }
}
