package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.dsl.lower.testing.LoweredPolicy.hex;
import static org.qos.dsl.lower.testing.LoweredPolicy.levelsOfRules;
import static org.qos.dsl.lower.testing.LoweredPolicy.openSm;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.lower.testing.LoweredPolicy;
import org.qos.dsl.lower.testing.OpenSmSections;
import org.qos.dsl.lower.testing.ShownValue;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;

/** The one criterion of each kind of qos-ulps line, at the edges of its numbers. */
class UlpLinesTest {

    private static Policy ulps(String... lines) {
        return openSm(OpenSmSections.ulps(lines));
    }

    private static String shown(MatchRule rule) {
        return new ShownValue()
                .with("from", groups(rule.sources()))
                .with("to", groups(rule.destinations()))
                .with("service", hex(rule.serviceIds()))
                .with("pkey", hex(rule.pkeys()))
                .with("class", hex(rule.qosClasses()))
                .with("tclass", hex(rule.tclasses()))
                .with("use", rule.use())
                .toString();
    }

    private static String groups(List<PortGroup> groups) {
        return groups.stream().map(group -> hex(group.portGuids())).collect(Collectors.joining(";"));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    any, service-id 0 : 1                        | service=0
                    any, service-id 0xffffffffffffffff : 1       | service=ffffffffffffffff
                    any, service-id 5,3-4 : 1                    | service=3-5
                    any, service-id 0x10-0x1 : 1                 | service=1-10
                    ANY,service-id 1:1                           | service=1
                    sdp : 1                                      | service=10000-1ffff
                    SDP: 1                                       | service=10000-1ffff
                    sdp, port-num 0 : 1                          | service=10000
                    sdp, port-num 65535 : 1                      | service=1ffff
                    sdp, port-num 5-3,7 : 1                      | service=10003-10005,10007
                    sdp, port-num 1,65536 : 1                    | service=10001
                    rds : 1                                      | service=10648ca
                    rds, port-num 0 : 1                          | service=1060000
                    rds, port-num 65535 : 1                      | service=106ffff
                    rds, port-num 010 : 1                        | service=1060008
                    iser : 1                                     | service=1060cbc
                    iser, port-num 1-2,4 : 1                     | service=1060001-1060002,1060004
                    any, pkey 0 : 1                              | pkey=0
                    any, pkey 0x8001,0x7fff : 1                  | pkey=1,7fff
                    any, pkey 0x10001 : 1                        | pkey=1
                    ipoib : 1                                    | pkey=7fff
                    ipoib, pkey 0xffff : 1                       | pkey=7fff
                    ipoib, pkey 3-1 : 1                          | pkey=1-3
                    any, target-port-guid 1 : 1                  | to=1
                    any, target-port-guid 3,1-2 : 1              | to=1-3
                    srp, target-port-guid 0xffffffffffffffff : 1 | to=ffffffffffffffff
                    any, source-port-guid 2-1 : 1                | from=1-2
                    any, source-target-port-guid 1 : 1           | from=1 to=1
                    """)
    void eachKindOfLineComparesOneThing(String line, String criterion) {
        Policy policy = ulps("default: 0", line);
        assertEquals(
                List.of(criterion),
                policy.rules().stream().map(UlpLinesTest::shown).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sdp, port-num 65536 : 1",
                "rds, port-num 65535-65536 : 1",
                "iser, port-num 0x10000-0x20000 : 1",
                "any, service-id : 1",
                "ipoib, pkey : 1",
                "any, source-port-guid : 1",
                "default: 1"
            })
    void aLineWithoutANumberThatFitsMakesNoRule(String line) {
        assertEquals(List.of(), ulps(line, "default: 0").rules());
    }

    @ParameterizedTest(name = "SL {0}: {1}")
    @CsvSource({"0, 0", "15, 15", "0xf, 15", "017, 15"})
    void theNumberAfterTheColonIsTheSl(String written, int sl) {
        Policy policy = ulps("default: " + written, "sdp : " + written);
        assertEquals(sl, policy.defaultLevel().sl());
        assertEquals(
                QosLevel.ofSl("SimpleQoSLevel_SL" + sl, sl),
                policy.rules().get(0).level());
    }

    @Test
    void rulesKeepTheOrderOfTheirLinesAndShareLevelsBySl() {
        Policy policy = ulps("sdp : 3", "rds : 1", "default: 3", "iser : 3");
        assertEquals(List.of("SimpleQoSLevel_SL3", "SimpleQoSLevel_SL1", "SimpleQoSLevel_SL3"), levelsOfRules(policy));
        assertEquals(
                List.of("SimpleQoSLevel_DEFAULT", "SimpleQoSLevel_SL3", "SimpleQoSLevel_SL1"),
                policy.levels().stream().map(QosLevel::name).toList());
    }

    @Test
    void groupsOfLinesHaveNamesThatNoOtherGroupHas() {
        Policy policy = ulps(
                "any, target-port-guid 1 : 1",
                "srp, target-port-guid 2 : 1",
                "any, source-port-guid 3 : 1",
                "any, source-target-port-guid 4 : 1",
                "any, source-port-guid 5 : 1",
                "any, source-port-guid 6 : 1");
        assertEquals(
                List.of(
                        "_ULP_Targets_ 1",
                        "_SRP_Targets_ 2",
                        "_ULP_Sources_ 3",
                        "_ULP_Sources_Targets_ 4",
                        "_ULP_Sources_2 5",
                        "_ULP_Sources_3 6"),
                policy.groups().stream()
                        .map(group -> group.name() + " " + hex(group.portGuids()))
                        .toList());
    }

    @Test
    void linesOfSeveralSectionsAreOneList() {
        Policy policy = openSm(OpenSmSections.ulps("sdp : 1") + OpenSmSections.ulps("rds : 2", "default: 3"));
        assertEquals(List.of("SimpleQoSLevel_SL1", "SimpleQoSLevel_SL2"), levelsOfRules(policy));
        assertEquals(3, policy.defaultLevel().sl());
    }

    @Test
    void onlyIpoibLinesNeedPartitions() {
        String text = OpenSmSections.rules("pkey: 0x30/qos-level-name: DEFAULT")
                + OpenSmSections.DEFAULT_LEVEL
                + OpenSmSections.ulps("any, pkey 0x40 : 1", "ipoib : 2", "ipoib, pkey 0x10-0x11, 0x8020 : 3");
        Lowered<Policy> lowered = LoweredPolicy.lowered(text, new OpenSmLanguage());
        assertEquals(Set.of(0x7fff, 0x10, 0x11, 0x20), IpoibLines.pkeys(lowered.value(), lowered.trace()));
    }
}
