package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.dsl.lower.testing.LoweredPolicy.hex;
import static org.qos.dsl.lower.testing.LoweredPolicy.levelsOfRules;
import static org.qos.dsl.lower.testing.LoweredPolicy.openSm;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.lower.testing.OpenSmSections;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;

/** The match rules that OpenSM makes of the lines of {@code qos-ulps}. */
class UlpLoweringTest {

    @ParameterizedTest(name = "{0} is service-id {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "'any, service-id 0x20-0x10 : 1' | 10-20",
                "sdp : 1 | 10000-1ffff",
                "'SDP, port-num 30000,10-20 : 1' | 1000a-10014,17530",
                "'sdp, port-num 0-65535 : 1' | 10000-1ffff",
                "rds : 1 | 10648ca",
                "'rds, port-num 25000 : 1' | 10661a8",
                "iser : 1 | 1060cbc",
                "'iser, port-num 900 : 1' | 1060384"
            })
    void aProtocolIsItsServiceIds(String line, String serviceIds) {
        MatchRule rule = only(line);
        assertEquals(serviceIds, hex(rule.serviceIds()));
        assertTrue(rule.pkeys().isEmpty()
                && rule.sources().isEmpty()
                && rule.destinations().isEmpty());
    }

    @ParameterizedTest(name = "{0} is pkey {1}")
    @CsvSource(
            delimiter = '|',
            value = {"ipoib : 1 | 7fff", "'ipoib, pkey 0x8001 : 1' | 1", "'any, pkey 0x7ff0-0x8005 : 1' | 5-7ff0"})
    void aPartitionIsItsPkeyWithoutMembership(String line, String pkeys) {
        MatchRule rule = only(line);
        assertEquals(pkeys, hex(rule.pkeys()));
        assertTrue(rule.serviceIds().isEmpty());
    }

    @Test
    void portsBecomeGroupsWithoutAName() {
        assertEquals("-> _ULP_Targets_ 1-2", ends(only("any, target-port-guid 0x2-0x1 : 1")));
        assertEquals("-> _SRP_Targets_ 1", ends(only("srp, target-port-guid 0x1 : 1")));
        assertEquals("_ULP_Sources_ 1 ->", ends(only("any, source-port-guid 0x1 : 1")));
    }

    @Test
    void bothEndsHaveToBeInTheSetOfASourceTargetLine() {
        MatchRule rule = only("any, source-target-port-guid 0x1,0x5 : 1");
        assertEquals("_ULP_Sources_Targets_ 1,5 -> _ULP_Sources_Targets_ 1,5", ends(rule));
        assertSame(rule.sources().get(0), rule.destinations().get(0));
    }

    @Test
    void everyLineHasAGroupOfItsOwn() {
        Policy policy = openSm(OpenSmSections.groups("_ulp_targets_")
                + OpenSmSections.ulps("any, target-port-guid 0x1 : 1", "any, target-port-guid 0x2 : 2"));
        assertEquals(
                List.of("_ulp_targets_", "_ULP_Targets_2", "_ULP_Targets_3"),
                policy.groups().stream().map(PortGroup::name).toList());
        assertEquals(
                List.of("-> _ULP_Targets_2 1", "-> _ULP_Targets_3 2"),
                policy.rules().stream().map(UlpLoweringTest::ends).toList());
    }

    @Test
    void linesComeAfterAllRulesWhereverTheyAppear() {
        Policy policy = openSm(OpenSmSections.ulps("sdp : 2", "rds : 1")
                + OpenSmSections.DEFAULT_LEVEL
                + OpenSmSections.rules("qos-level-name: DEFAULT"));
        assertEquals(List.of("DEFAULT", "SimpleQoSLevel_SL2", "SimpleQoSLevel_SL1"), levelsOfRules(policy));
        assertEquals(2, policy.rules().get(1).level().sl());
    }

    @Test
    void linesOfOneSlShareALevel() {
        Policy policy = openSm(OpenSmSections.ulps("default : 0", "sdp : 2", "rds : 2"));
        assertSame(policy.rules().get(0).level(), policy.rules().get(1).level());
        assertEquals(2, policy.levels().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sdp, port-num 65536 : 1", "sdp, port-num 10-18446744073709551615 : 1", "any, pkey : 1"})
    void aLineInErrorMakesNoRuleThatMatchesEverything(String line) {
        assertEquals(List.of(), openSm(OpenSmSections.ulps(line)).rules());
    }

    private static MatchRule only(String line) {
        Policy policy = openSm(OpenSmSections.ulps("default: 0", line));
        assertEquals(List.of("SimpleQoSLevel_SL1"), levelsOfRules(policy));
        assertEquals(1, policy.rules().get(0).level().sl());
        return policy.rules().get(0);
    }

    private static String ends(MatchRule rule) {
        return (groups(rule.sources()) + " -> " + groups(rule.destinations())).strip();
    }

    private static String groups(List<PortGroup> groups) {
        return String.join(
                ",",
                groups.stream().map(g -> g.name() + " " + hex(g.portGuids())).toList());
    }
}
