package org.qos.analysis.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.analysis.decision.RandomPolicies.GOLD;
import static org.qos.analysis.decision.RandomPolicies.HOSTS;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

class RequestClassesTest {

    private static final PortGroup LOW = PortGroup.ofGuids("low", Ranges.ofValues(1, 2));
    private static final PortGroup MIDDLE = PortGroup.ofGuids("middle", Ranges.ofValues(2, 9));

    @Test
    void valuesThatTheSameRulesStateAreOneClass() {
        RequestClasses classes =
                classes(services(Ranges.of(new Range(10, 20))), services(Ranges.of(new Range(15, 30), Range.of(-1))));
        assertEquals(5, classes.count(Axis.SERVICE_ID));
        assertEquals(0, classes.classOf(Axis.SERVICE_ID, 9));
        assertEquals(0, classes.classOf(Axis.SERVICE_ID, 31));
        int onlyFirst = classes.classOf(Axis.SERVICE_ID, 14);
        assertEquals(5, classes.weight(Axis.SERVICE_ID, onlyFirst));
        assertEquals(OptionalLong.of(10), classes.witness(Axis.SERVICE_ID, onlyFirst));
        assertEquals(OptionalLong.empty(), classes.witness(Axis.SERVICE_ID, 0));
        assertEquals(6, classes.weight(Axis.SERVICE_ID, classes.classOf(Axis.SERVICE_ID, 20)));
        assertEquals(Long.MAX_VALUE, classes.weight(Axis.SERVICE_ID, 0));
        assertTrue(classes.accepted(Axis.SERVICE_ID, 0, 2).contains(classes.classOf(Axis.SERVICE_ID, -1)));
    }

    @Test
    void whatDoesNotFitTheFieldDoesNotExist() {
        RequestClasses classes =
                classes(qosClasses(Ranges.of(new Range(4_000, 5_000))), qosClasses(Ranges.ofValues(4_096)));
        assertEquals(96, classes.weight(Axis.QOS_CLASS, classes.classOf(Axis.QOS_CLASS, 4_095)));
        assertTrue(classes.isUnmatchable(0, 2));
    }

    @Test
    void portsInTheSameGroupsAreOneClassForEachEnd() {
        RequestClasses classes = classes(from(LOW), from(MIDDLE));
        assertEquals(3, classes.count(Axis.SOURCE));
        assertEquals(1, classes.weight(Axis.SOURCE, classes.classOf(Axis.SOURCE, 1)));
        assertEquals(1, classes.weight(Axis.SOURCE, 0));
        assertEquals(OptionalLong.of(3), classes.witness(Axis.SOURCE, 0));
        assertEquals(0, classes.classOf(Axis.SOURCE, 9));
        assertEquals(1, classes.count(Axis.DESTINATION));
        assertEquals(3, classes.weight(Axis.DESTINATION, 0));
        assertEquals(List.of(1L, 2L, 3L), Arrays.stream(classes.ports()).boxed().toList());
    }

    @Test
    void classZeroOfPortsIsEmptyWhereEachPortIsInAGroup() {
        RequestClasses classes = classes(from(PortGroup.ofGuids("all", Ranges.of(new Range(1, 3)))));
        assertEquals(0, classes.weight(Axis.SOURCE, 0));
        assertEquals(ClassSet.of(1), classes.existing(Axis.SOURCE));
    }

    private static RequestClasses classes(MatchRule... rules) {
        return RequestClasses.of(RandomPolicies.bound(RandomPolicies.policy(List.of(rules)), HOSTS));
    }

    private static MatchRule services(Ranges services) {
        return new MatchRule("", List.of(), List.of(), services, Ranges.NONE, Ranges.NONE, Ranges.NONE, GOLD);
    }

    private static MatchRule qosClasses(Ranges values) {
        return new MatchRule("", List.of(), List.of(), Ranges.NONE, values, Ranges.NONE, Ranges.NONE, GOLD);
    }

    private static MatchRule from(PortGroup group) {
        return new MatchRule("", List.of(group), List.of(), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.NONE, GOLD);
    }
}
