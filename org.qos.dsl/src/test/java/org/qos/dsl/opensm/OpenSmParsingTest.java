package org.qos.dsl.opensm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.model.policy.MatchRule;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.dsl.model.policy.Sl2VlScope;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.dsl.model.policy.VlArbScope;
import org.qos.dsl.testing.OpenSmText;

/** How each part of the file gets into the model. */
class OpenSmParsingTest {

    @Test
    void aPortGroupHasAllItsEntries() {
        PortGroup group = OpenSmText.parse(
                        """
                        port-groups
                            port-group
                                name: Targets
                                use: disks, and their  spare
                                port-guid: 0x10-0x1f,7
                                port-guid: 8
                                port-name: "h1 HCA-1/P1", h2/P2
                                pkey: 0x7fff
                                partition: Storage
                                node-type: ca, Self
                            end-port-group
                        end-port-groups
                        """)
                .getPortGroups()
                .get(0);
        assertEquals(List.of("Targets"), group.getNames());
        assertEquals(List.of("disks, and their  spare"), group.getUses());
        assertEquals(3, group.getPortGuids().size());
        assertEquals(0x10, group.getPortGuids().get(0).getFirst());
        assertEquals(0x1fL, group.getPortGuids().get(0).getLast());
        assertNull(group.getPortGuids().get(1).getLast());
        assertEquals(List.of("h1 HCA-1/P1", "h2/P2"), group.getPortNames());
        assertEquals(0x7fff, group.getPkeys().get(0).getFirst());
        assertEquals(1, group.getPartitions().size());
        assertEquals(List.of("CA", "SELF"), group.getNodeTypes());
    }

    @Test
    void aLevelKeepsRepeatedEntries() {
        QosLevel level = OpenSmText.parse(
                        """
                        qos-levels
                            qos-level
                                name: a name: b
                                sl: 010 sl: 3
                                mtu-limit: 4 rate-limit: 7 packet-life: 18
                                path-bits: 0-3 pkey: 1,2
                            end-qos-level
                        end-qos-levels
                        """)
                .getLevels()
                .get(0);
        assertEquals(List.of("a", "b"), level.getNames());
        assertEquals(List.of(8L, 3L), level.getSls());
        assertEquals(List.of(4L), level.getMtuLimits());
        assertEquals(List.of(7L), level.getRateLimits());
        assertEquals(List.of(18L), level.getPacketLives());
        assertEquals(1, level.getPathBits().size());
        assertEquals(2, level.getPkeys().size());
    }

    @Test
    void aRuleHasItsCriteria() {
        MatchRule rule = OpenSmText.parse(
                        """
                        qos-match-rules
                            qos-match-rule
                                use: fast
                                qos-class: 7-9,11
                                service-id: 0xffffffffffffffff
                                pkey: 0x8001
                            end-qos-match-rule
                        end-qos-match-rules
                        """)
                .getRules()
                .get(0);
        assertEquals(List.of("fast"), rule.getUses());
        assertEquals(2, rule.getQosClasses().size());
        assertEquals(-1L, rule.getServiceIds().get(0).getFirst());
        assertEquals(0x8001, rule.getPkeys().get(0).getFirst());
    }

    @Test
    void setupScopesAreInFileOrder() {
        PolicyFile file = OpenSmText.parse(
                """
                qos-setup
                    vlarb-tables
                        vlarb-scope
                            across: a
                            vlarb-high: 0:64,1:32
                            vlarb-low: 2:1
                            vl-high-limit: 10
                        end-vlarb-scope
                    end-vlarb-tables
                    sl2vl-tables
                        sl2vl-scope
                            across-to: a across-from: b
                            from: *
                            to: 1,3-5
                            sl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
                        end-sl2vl-scope
                    end-sl2vl-tables
                end-qos-setup
                """);
        VlArbScope arbitration = (VlArbScope) file.getScopes().get(0);
        assertEquals(64L, arbitration.getHigh().get(0).getWeight());
        assertEquals(1, arbitration.getHigh().get(1).getVl());
        assertEquals(List.of(10L), arbitration.getHighLimits());
        Sl2VlScope mapping = (Sl2VlScope) file.getScopes().get(1);
        assertTrue(mapping.getFrom().get(0).isAny());
        assertEquals(2, mapping.getTo().size());
        assertEquals(16, mapping.getTables().get(0).getVls().size());
        assertEquals(15L, mapping.getTables().get(0).getVls().get(15));
    }

    @Test
    void everyUlpLineHasItsKind() {
        List<UlpRule> ulps = OpenSmText.parse(
                        """
                        qos-ulps
                            default: 0
                            any, service-id 1-2,5 : 1
                            any, pkey 3 : 1
                            any, target-port-guid 4 : 1
                            any, source-port-guid 4 : 1
                            any, source-target-port-guid 4 : 1
                            SDP : 2
                            sdp, port-num 30000 : 2
                            rds : 2
                            rds, port-num 1 : 2
                            iSER : 2
                            iser, port-num 1 : 2
                            srp, target-port-guid 4 : 3
                            ipoib : 4
                            ipoib, pkey 1 : 15
                        end-qos-ulps
                        """)
                .getUlps();
        assertEquals(
                List.of(UlpKind.values()), ulps.stream().map(UlpRule::getKind).toList());
        assertEquals(2, ulps.get(1).getRanges().size());
        assertEquals(15, ulps.get(14).getSl());
    }

    @Test
    void sectionsComeInAnyOrderAndNumber() {
        PolicyFile file = OpenSmText.parse(OpenSmText.withDefault("qos-match-rules end-qos-match-rules\n")
                + OpenSmText.withDefault("qos-setup end-qos-setup\n"));
        assertEquals(2, file.getLevels().size());
    }

    @Test
    void aStringContinuesOnTheNextLine() {
        assertEquals(
                List.of("goldenage"),
                OpenSmText.parse("qos-levels qos-level\n name: golden\n age\n sl: 1 end-qos-level end-qos-levels")
                        .getLevels()
                        .get(0)
                        .getNames());
    }

    @Test
    void anUnpairedQuoteSwallowsTheLinesUpToTheNextQuote() {
        QosLevel level = OpenSmText.parse(
                        """
                        qos-levels
                            qos-level
                                use: 5" disks
                                sl: 3
                                name: "a"
                            end-qos-level
                        end-qos-levels
                        """)
                .getLevels()
                .get(0);
        assertEquals(List.of(), level.getSls());
        assertEquals(List.of("5 disks\n        sl: 3\n        name: a\""), level.getUses());
    }
}
