package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.junit.jupiter.api.Test;
import org.qos.dsl.lower.testing.LoweredPolicy;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.runtime.match.Match;
import org.qos.runtime.policy.Policy;

/** Every value that a file writes leads back to its line. */
class TraceTest {

    private static final String TEXT =
            """
            port-groups
                port-group
                    name: A
                end-port-group
            end-port-groups
            qos-setup
                sl2vl-tables
                    sl2vl-scope
                        group: A
                        sl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
                    end-sl2vl-scope
                end-sl2vl-tables
                vlarb-tables
                    vlarb-scope
                        group: A
                    end-vlarb-scope
                end-vlarb-tables
            end-qos-setup
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    source: A
                    qos-level-name: DEFAULT
                end-qos-match-rule
            end-qos-match-rules
            qos-ulps
                any, source-port-guid 0x1 : 3
            end-qos-ulps
            """;

    private final Lowered<Policy> lowered = LoweredPolicy.lowered(TEXT, new OpenSmLanguage());

    @Test
    void groupsLevelsRulesAndScopesHaveLines() {
        Policy policy = lowered.value();
        assertEquals(2, lineOf(policy.groups().get(0)));
        assertEquals(8, lineOf(policy.setup().sl2vl().get(0)));
        assertEquals(14, lineOf(policy.setup().vlArb().get(0)));
        assertEquals(20, lineOf(policy.defaultLevel()));
        assertEquals(26, lineOf(policy.rules().get(0)));
    }

    @Test
    void whatAUlpLineMakesHasTheLineOfThat() {
        Policy policy = lowered.value();
        assertEquals(32, lineOf(policy.rules().get(1)));
        assertEquals(32, lineOf(policy.groups().get(1)));
        assertEquals(32, lineOf(policy.levels().get(1)));
    }

    @Test
    void aLevelOfSeveralUlpLinesHasTheLineOfTheFirst() {
        Lowered<Policy> lines =
                LoweredPolicy.lowered("qos-ulps\nsdp: 3\nrds: 4\niser: 3\nend-qos-ulps\n", new OpenSmLanguage());
        assertEquals(
                List.of(2, 3),
                lines.value().levels().stream()
                        .flatMap(level -> lines.trace().origin(level).stream())
                        .map(TraceTest::line)
                        .toList());
    }

    @Test
    void theLevelOfAMatchHasTheUlpLineThatDecides() {
        Lowered<Policy> lines =
                LoweredPolicy.lowered("qos-ulps\nsdp: 3\nrds: 4\niser: 3\nend-qos-ulps\n", new OpenSmLanguage());
        Match third = Match.of(lines.value(), 3);
        assertEquals(4, line(lines.trace().origin(third).orElseThrow()));
        assertEquals("the level of line 4", lines.trace().title(third));
        assertTrue(lines.trace().origin(Match.of(lines.value(), 0)).isEmpty());
    }

    @Test
    void theLevelOfAMatchHasTheLineOfTheLevelThatItsRuleNames() {
        Match first = Match.of(lowered.value(), 1);
        assertEquals(lineOf(first.level()), line(lowered.trace().origin(first).orElseThrow()));
    }

    @Test
    void aLevelWithoutANameIsCalledByItsLine() {
        Policy policy = lowered.value();
        assertEquals("level 'DEFAULT'", lowered.trace().title(policy.levels().get(0)));
        assertEquals(
                "the level of line 32", lowered.trace().title(policy.levels().get(1)));
    }

    @Test
    void whatTheFileDoesNotWriteHasNoLine() {
        Lowered<Policy> empty = LoweredPolicy.lowered("<qos-policy></qos-policy>", new RfcLanguage());
        assertTrue(empty.trace().origin(empty.value().defaultLevel()).isEmpty());
    }

    @Test
    void equalValuesFromDifferentLinesAreDistinguished() {
        String level = "<qos-level><sn>1</sn><sl>0</sl></qos-level>\n";
        Lowered<Policy> twice = LoweredPolicy.lowered(
                "<qos-policy><qos-levels>\n" + level + level + "</qos-levels></qos-policy>", new RfcLanguage());
        assertEquals(twice.value().levels().get(0), twice.value().levels().get(1));
        assertEquals(3, line(twice.trace().origin(twice.value().levels().get(1)).orElseThrow()));
    }

    private int lineOf(Object value) {
        return line(lowered.trace().origin(value).orElseThrow());
    }

    private static int line(EObject origin) {
        return NodeModelUtils.getNode(origin).getStartLine();
    }
}
