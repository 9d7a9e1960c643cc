package org.qos.dsl.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.policy.PolicySyntax;

/** The blocks and entries of both policy syntaxes, as the documents and OpenSM's grammar have them. */
class PolicyBlocksTest {

    private static BlockType block(String name) {
        return PolicyBlocks.named(name).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "RFC, port-groups qos-setup qos-levels qos-match-rules",
        "OPENSM, qos-ulps port-groups qos-setup qos-levels qos-match-rules"
    })
    void theSimplifiedRulesAreASectionOfOpenSmOnly(PolicySyntax syntax, String sections) {
        assertEquals(
                sections, PolicyBlocks.sections(syntax).map(BlockType::name).collect(Collectors.joining(" ")));
    }

    @ParameterizedTest
    @EnumSource
    void outerBlocksComeBeforeInnerOnes(PolicySyntax syntax) {
        List<BlockType> all = PolicyBlocks.all(syntax).toList();
        for (BlockType block : all) {
            for (BlockType inner : block.blocks()) {
                assertTrue(all.indexOf(block) < all.indexOf(inner), inner.name());
            }
        }
        assertEquals(all.size(), all.stream().map(BlockType::name).distinct().count());
    }

    @ParameterizedTest(name = "{0} {1}: RFC {2}, OpenSM {3}")
    @CsvSource({
        "port-group, name, REQUIRED, REQUIRED",
        "port-group, use, OPTIONAL, OPTIONAL",
        "port-group, port-guid, MERGED, MERGED",
        "port-group, node-type, MERGED, MERGED",
        "sl2vl-scope, group, SELECTS_PORTS, SELECTS_PORTS",
        "sl2vl-scope, across-from, MERGED, SELECTS_PORTS",
        "sl2vl-scope, from, OPTIONAL, MERGED",
        "sl2vl-scope, sl2vl-table, REQUIRED, REQUIRED",
        "vlarb-scope, to, OPTIONAL, NEVER",
        "vlarb-scope, vlarb-high, OPTIONAL, MERGED",
        "vlarb-scope, vl-high-limit, OPTIONAL, LAST_COUNTS",
        "qos-level, sn, REQUIRED, NEVER",
        "qos-level, name, OPTIONAL, REQUIRED",
        "qos-level, sl, REQUIRED, REQUIRED",
        "qos-level, tclass, OPTIONAL, NEVER",
        "qos-level, path-bits, OPTIONAL, MERGED",
        "qos-level, pkey, OPTIONAL, MERGED",
        "qos-match-rule, qos-level-sn, REQUIRED, NEVER",
        "qos-match-rule, qos-level-name, NEVER, REQUIRED",
        "qos-match-rule, tclass, MERGED, NEVER",
        "qos-match-rule, service-id, MERGED, MERGED",
        "qos-ulps, default, NEVER, LAST_COUNTS",
        "qos-ulps, 'sdp,port-num', NEVER, MERGED"
    })
    void anEntryOccursAsOftenAsItsSyntaxReadsIt(String block, String name, Occurrence rfc, Occurrence openSm) {
        EntryType entry = block(block).entries().stream()
                .filter(any -> any.name().equals(name))
                .findFirst()
                .orElseThrow();
        assertEquals(rfc, entry.in(PolicySyntax.RFC));
        assertEquals(openSm, entry.in(PolicySyntax.OPENSM));
        for (PolicySyntax syntax : PolicySyntax.values()) {
            boolean never = entry.in(syntax) == Occurrence.NEVER;
            assertEquals(
                    never ? Optional.empty() : Optional.of(entry), block(block).entry(name, syntax));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "NEVER, false",
        "REQUIRED, true",
        "OPTIONAL, true",
        "MERGED, false",
        "SELECTS_PORTS, false",
        "LAST_COUNTS, true"
    })
    void aSecondEntryIsTooManyWhereOneCounts(Occurrence occurrence, boolean single) {
        assertEquals(single, occurrence.isSingle());
    }

    @ParameterizedTest(name = "a new {0} in {1} has {2}")
    @CsvSource({
        "port-group, RFC, name port-guid",
        "port-group, OPENSM, name port-guid",
        "sl2vl-scope, RFC, group sl2vl-table",
        "vlarb-scope, OPENSM, group vlarb-low",
        "qos-level, RFC, sn name sl",
        "qos-level, OPENSM, name sl",
        "qos-match-rule, RFC, source qos-level-sn",
        "qos-match-rule, OPENSM, source qos-level-name"
    })
    void aNewBlockHasWhatItNeeds(String block, PolicySyntax syntax, String entries) {
        assertEquals(
                entries,
                block(block).template(syntax).stream().map(EntryType::name).collect(Collectors.joining(" ")));
    }

    @ParameterizedTest
    @CsvSource({
        "name:, port-group qos-level",
        "use:, port-group qos-level qos-match-rule",
        "pkey:, port-group qos-level qos-match-rule",
        "group:, sl2vl-scope vlarb-scope",
        "to:, sl2vl-scope",
        "tclass:, ",
        "sn:, ",
        "default:, qos-ulps",
        "'any,pkey', qos-ulps",
        "'any,pkey:', ",
        "name, "
    })
    void aKeywordBelongsToTheBlocksThatOpenSmReadsItIn(String keyword, String blocks) {
        List<EntryType> entries = PolicyBlocks.withKeyword(keyword).toList();
        assertEquals(
                blocks == null ? "" : blocks,
                PolicyBlocks.all(PolicySyntax.OPENSM)
                        .filter(block -> block.entries().stream()
                                .anyMatch(own -> entries.stream().anyMatch(e -> e == own)))
                        .map(BlockType::name)
                        .sorted()
                        .collect(Collectors.joining(" ")));
        assertTrue(entries.stream().allMatch(entry -> entry.keyword().equals(keyword)));
    }

    @ParameterizedTest
    @CsvSource({
        "qos_level, qos-level",
        "port_guid, port-guid",
        "match_level, qos-level-sn",
        "match-level, qos-level-sn",
        "service, service-id",
        "service_id, service-id",
        "name, name",
        "no_such_tag, no-such-tag",
        "'', ''"
    })
    void namesOf2006HaveTheirNameOf2007(String old, String current) {
        assertEquals(current, PolicyBlocks.currentName(old));
    }

    @Test
    void blocksAreFoundByModelGrammarRuleAndName() {
        assertEquals(Optional.of(block("port-group")), PolicyBlocks.of(Literals.PORT_GROUP));
        assertEquals(Optional.of(block("qos-match-rule")), PolicyBlocks.of(Literals.MATCH_RULE));
        assertEquals(Optional.empty(), PolicyBlocks.of(Literals.POLICY_FILE));
        assertEquals(Optional.of(block("qos-levels")), PolicyBlocks.readBy("QosLevels"));
        assertEquals(Optional.of(block("qos-level")), PolicyBlocks.readBy("QosLevel"));
        assertEquals(Optional.of(block("vlarb-scope")), PolicyBlocks.readBy("VlArbScope"));
        assertEquals(Optional.empty(), PolicyBlocks.readBy("Qos"));
        assertEquals(Optional.empty(), PolicyBlocks.named("end-qos-levels"));
    }

    @Test
    void eachEntryIsFoundByItsFeatureExceptUlps() {
        PolicyBlocks.all(PolicySyntax.OPENSM)
                .flatMap(block -> block.entries(PolicySyntax.OPENSM))
                .forEach(entry -> {
                    Optional<EntryType> found = PolicyBlocks.filling(entry.feature());
                    assertEquals(!entry.isUlpLine(), found.isPresent(), entry::name);
                    found.ifPresent(filled -> assertEquals(entry.feature(), filled.feature()));
                });
    }

    @ParameterizedTest
    @CsvSource({
        "port-group, port-groups",
        "sl2vl-scope, qos-setup sl2vl-tables",
        "vlarb-tables, qos-setup",
        "qos-match-rules, ''",
        "unknown, ''"
    })
    void theBlocksAroundABlockAreNamedFromTheSectionInwards(String name, String around) {
        assertEquals(around, PolicyBlocks.around(name).map(BlockType::name).collect(Collectors.joining(" ")));
    }

    @ParameterizedTest
    @CsvSource({
        "SL, 0, 15",
        "MTU, 1, 5",
        "RATE, 2, 24",
        "PACKET_LIFE, 0, 63",
        "QOS_CLASS, 0, 4095",
        "TRAFFIC_CLASS, 0, 255",
        "PATH_BITS, 0, 127",
        "PKEYS, 0, 0xffff",
        "HIGH_LIMIT, 0, 255",
        "PORT_NUMBERS, 0, 254",
        "VL_ARBITRATION, 0:0, 14:255",
        "SL2VL_TABLE, 0, 15",
        "SERVICE_IDS, '', ''",
        "NAME, '', ''"
    })
    void aValueHasTheRangeOfTheStandard(ValueKind kind, String first, String last) {
        assertEquals(List.of(first, last), List.of(kind.first(), kind.last(PolicySyntax.RFC)));
        assertEquals(first.isEmpty(), kind.meaning().isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"PORT_NUMBERS, 127", "RATE, 22", "SL, 15", "NAME, ''"})
    void theSyntaxOfOpenSmHasTheLimitsOfOpenSm(ValueKind kind, String last) {
        assertEquals(last, kind.last(PolicySyntax.OPENSM));
    }

    @Test
    void onlyNamesAndTextsAreTextAndOnlyTwoKindsAreTables() {
        for (ValueKind kind : ValueKind.values()) {
            assertEquals(kind.content() == Content.TEXT || kind.content() == Content.NAMES, kind.isText(), kind::name);
            assertEquals(List.of("SL2VL_TABLE", "VL_ARBITRATION").contains(kind.name()), kind.isTable(), kind::name);
        }
        assertEquals("CA, SWITCH, ROUTER, SELF or ALL", NodeTypeKeyword.list());
    }
}
