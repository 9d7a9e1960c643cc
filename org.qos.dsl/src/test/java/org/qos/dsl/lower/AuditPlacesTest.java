package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.analysis.audit.AuditFinding;
import org.qos.analysis.audit.AuditFinding.Dropped;
import org.qos.analysis.audit.AuditFinding.IpoibNodes;
import org.qos.analysis.audit.AuditFinding.Kind;
import org.qos.analysis.audit.AuditFinding.LonePartition;
import org.qos.analysis.audit.AuditFinding.NamedPorts;
import org.qos.analysis.audit.AuditFinding.Route;
import org.qos.analysis.audit.AuditFinding.Service;
import org.qos.analysis.audit.AuditFinding.SharedVl;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceRange;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.testing.OpenSmText;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PolicySyntax;

/** Which lines of a policy a finding about a fabric points at. */
class AuditPlacesTest {

    private static final String TEXT =
            """
            # the site
              port-groups
                port-group
                    name: A
                end-port-group
                port-group
                    name: B
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                # two levels of one SL: a comment is not a part of what follows it
                qos-level
                    name: Jobs
                    sl: 2
                end-qos-level
                qos-level
                    name: Storage
                    sl: 2
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    pkey: 0x20
                    qos-level-name: Jobs
                end-qos-match-rule
            end-qos-match-rules
            qos-ulps
                ipoib, pkey 0x8010 : 3
            end-qos-ulps
            """;

    private static final PortId PORT = new PortId(1, 1);
    private static final List<PortId> PORTS = List.of(PORT);

    private static AuditPlaces places(String text) {
        SourceFile source = OpenSmText.load(text);
        Lowered<Policy> lowered = PolicyLowering.lower(source.root(PolicyFile.class), PolicySyntax.OPENSM);
        return new AuditPlaces(source, lowered.value(), lowered.trace());
    }

    private static AuditFinding dropped(int sl) {
        return new Dropped(Kind.SL_DROPPED_ON_PATH, sl, 15, PORTS, 1, new Route(PORT, PORT, 1, sl));
    }

    private static AuditFinding starved(Integer... sls) {
        return new Service(Kind.VL_STARVED, 1, List.of(sls), 0, 2048, PORTS);
    }

    static Stream<Arguments> findings() {
        return Stream.of(
                Arguments.of("its group", new NamedPorts("B", PORTS), "6:5-6:15", List.of(6, 7, 8)),
                Arguments.of("the first level of its SL", dropped(2), "16:5-16:14", List.of(16, 17, 18, 19)),
                Arguments.of("the level of its first SL", starved(0, 2), "11:5-11:14", List.of(11, 12, 13, 14)),
                Arguments.of(
                        "the same", new SharedVl(1, List.of(2, 3), 2, PORTS), "16:5-16:14", List.of(16, 17, 18, 19)),
                Arguments.of("the line of the SL", dropped(3), "32:5-32:27", List.of(32)),
                Arguments.of("the line of the P_Key", new IpoibNodes(0x10, PORTS), "32:5-32:27", List.of(32)),
                Arguments.of(
                        "the rule of the P_Key", new IpoibNodes(0x20, PORTS), "26:5-26:19", List.of(26, 27, 28, 29)),
                Arguments.of("an SL of no level", dropped(7), "2:3-2:14", List.of(2)),
                Arguments.of("a VL without SLs", starved(), "2:3-2:14", List.of(2)),
                Arguments.of("no group", new NamedPorts("C", PORTS), "2:3-2:14", List.of(2)),
                Arguments.of("the fabric", new LonePartition("a", PORTS), "2:3-2:14", List.of(2)));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @MethodSource("findings")
    void aFindingIsAtTheFirstLineOfItsPart(String part, AuditFinding finding, String range, List<Integer> lines) {
        AuditPlaces places = places(TEXT);
        SourceRange first = places.of(finding);
        assertEquals(range, first.line() + ":" + first.column() + "-" + first.endLine() + ":" + first.endColumn());
        assertEquals(lines, places.lines(finding).boxed().toList());
    }

    @Test
    void aLevelThatTheFileDoesNotWriteIsNotMeant() {
        AuditPlaces places = places(
                """
                qos-levels
                    qos-level
                        name: Jobs
                        sl: 0
                    end-qos-level
                end-qos-levels
                """);
        assertEquals(List.of(2, 3, 4, 5), places.lines(dropped(0)).boxed().toList());
    }
}
