package org.qos.dsl.opensm.scoping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.Severity;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.MatchRule;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.testing.OpenSmText;

/** What names refer to (osm_qos_policy.c). */
class OpenSmScopingTest {

    private static final String RULES =
            """
            qos-match-rules
                qos-match-rule
                    qos-level-name: GOLD
                    source: storage servers
                    destination: Compute,"Storage Servers"
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static final String LEVELS_AND_GROUPS =
            """
            qos-levels
                qos-level
                    name: default
                    sl: 0
                end-qos-level
                qos-level
                    name: Gold
                    sl: 3
                end-qos-level
                qos-level
                    name: gold
                    sl: 4
                end-qos-level
            end-qos-levels
            port-groups
                port-group
                    name: StorageServers
                end-port-group
                port-group
                    name: "storage servers"
                end-port-group
                port-group
                    name: compute
                end-port-group
            end-port-groups
            """;

    @Test
    void ofLevelsWithOneNameTheFirstIsIntendedAndCaseDoesNotCount() {
        PolicyFile file = OpenSmText.parse(RULES + LEVELS_AND_GROUPS);
        assertSame(file.getLevels().get(1), rule(file).getLevels().get(0));
    }

    @Test
    void spacesCountInQuotesOnly() {
        PolicyFile file = OpenSmText.parse(RULES + LEVELS_AND_GROUPS);
        assertSame(file.getPortGroups().get(0), rule(file).getSources().get(0));
        assertSame(file.getPortGroups().get(2), rule(file).getDestinations().get(0));
        assertSame(file.getPortGroups().get(1), rule(file).getDestinations().get(1));
    }

    @Test
    void aNameMayGoOnInTheNextLine() {
        PolicyFile file = OpenSmText.parse(RULES.replace("GOLD", "go\nld") + LEVELS_AND_GROUPS);
        assertSame(file.getLevels().get(1), rule(file).getLevels().get(0));
    }

    @Test
    void unknownNamesInRulesAreErrors() {
        assertEquals(
                List.of("3:25 unknown-level", "4:17 unknown-group", "5:22 unknown-group", "5:30 unknown-group"),
                OpenSmText.errors(RULES + OpenSmText.withDefault("")));
    }

    @Test
    void aGroupThatCannotBeReadIsNotUnknownToo() {
        String text = RULES + LEVELS_AND_GROUPS;
        assertEquals(
                List.of("23:5 unknown-keyword"),
                OpenSmText.errors(text.replaceFirst("port-group\n( *)name: Storage", "pot-group\n$1name: Storage")));
    }

    @Test
    void partitionsAreThoseOfTheLoadedFile() {
        ProjectFiles files = new ProjectFiles();
        PartitionFile partitions = files.load("partitions.conf", "Storage=1 : ALL=full ;\n", new PartitionsLanguage())
                .root(PartitionFile.class);
        PolicyFile policy = files.load(
                        "policy",
                        "port-groups port-group\nname: a\npartition: Storage, storage\nend-port-group end-port-groups\n",
                        new OpenSmLanguage())
                .root(PolicyFile.class);
        PortGroup group = policy.getPortGroups().get(0);
        assertSame(partitions.getDefinitions().get(0), group.getPartitions().get(0));
        assertTrue(group.getPartitions().get(1).eIsProxy(), "upper and lower case differ");
    }

    @Test
    void unknownGroupsInSetupScopesAreWarnings() {
        String text = OpenSmText.withDefault(
                """
                qos-setup
                    vlarb-tables
                        vlarb-scope
                            group: nobody
                        end-vlarb-scope
                    end-vlarb-tables
                end-qos-setup
                """);
        assertEquals(List.of(), OpenSmText.errors(text));
        assertEquals(
                1,
                OpenSmText.found(text, Severity.WARNING).stream()
                        .filter("10:20 unknown-group"::equals)
                        .count());
    }

    @Test
    void partitionsThatNoLoadedFileDefinesAreLeftAlone() {
        assertEquals(
                List.of(),
                OpenSmText.errors(
                        OpenSmText.withDefault(
                                """
                                port-groups
                                    port-group
                                        name: a
                                        partition: Storage
                                    end-port-group
                                end-port-groups
                                """)));
    }

    private static MatchRule rule(PolicyFile file) {
        return file.getRules().get(0);
    }
}
