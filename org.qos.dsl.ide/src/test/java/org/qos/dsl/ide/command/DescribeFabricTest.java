package org.qos.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.Workspace;

/** The tree of the fabric that a document is checked with. */
class DescribeFabricTest {

    private static final String POLICY =
            """
            port-groups
                port-group
                    name: Servers
                    use: block storage
                    port-guid: 0x1, 0x11-0x1f
                    port-name: "vs2 HCA-1/P1"
                end-port-group
                port-group
                    name: Switches
                    node-type: SWITCH
                end-port-group
                port-group
                    name: Everything
                    node-type: ALL
                end-port-group
            end-port-groups
            """;

    private final LspTestHarness harness =
            LspTestHarness.with(TestFabrics.threeHosts()).put("qos-policy.conf", POLICY);

    @Test
    void beginsWithTheGroupsAndTheNodesOfEachType() {
        assertEquals(List.of("Groups (3)", "Switches (1)", "Hosts (3)"), rows(""));
    }

    @Test
    void countsThePortsOfEachGroup() {
        assertEquals(List.of("Servers (2 ports)", "Switches (1 port)", "Everything (4 ports)"), rows("groups"));
        assertEquals(List.of("block storage"), items("groups").get(0).facts());
        assertEquals(
                List.of(
                        "vs1 HCA-1/P1 (→ leaf 1/P1, 100 Gb/s · Servers, Everything)",
                        "vs2 HCA-1/P1 (→ leaf 1/P2, 100 Gb/s · Servers, Everything)"),
                rows("group/0"));
    }

    @Test
    void listsHostsByNameWithTheGroupsOfTheirPorts() {
        assertEquals(
                List.of(
                        "store HCA-1 (Everything)",
                        "vs1 HCA-1 (Servers, Everything)",
                        "vs2 HCA-1 (Servers, Everything)"),
                rows("hosts"));
    }

    @Test
    void describesThePortsOfANodeAndCountsThoseThatTheSnapshotDoesNotShow() {
        assertEquals(
                List.of("P0 (management port · Switches, Everything)", "3 other ports (not in the snapshot)"),
                rows("node/0x0000000000000040"));

        FabricItem port = items("node/0x0000000000000010").get(0);
        assertEquals("vs1 HCA-1/P1", port.name());
        assertEquals("0x0000000000000011", port.guid());
        assertEquals(
                List.of(
                        "Port GUID 0x0000000000000011",
                        "LID 1",
                        "Link 4x EDR to leaf 1/P1",
                        "Rate 100 Gb/s",
                        "Groups Servers, Everything"),
                port.facts());
    }

    @Test
    void leadsToTheEntriesOfThePolicyThatSelectAPort() {
        assertEquals(List.of("0x11-0x1f", "Everything"), entries("node/0x0000000000000010"));
        assertEquals(List.of("\"vs2 HCA-1/P1\"", "Everything"), entries("node/0x0000000000000020"));
        assertEquals(List.of("Servers", "Switches", "Everything"), entries("groups"));
    }

    @Test
    void dividesLongListsIntoPages() {
        LspTestHarness large = LspTestHarness.with(TestFabrics.hosts(1234)).put("qos-policy.conf", POLICY);

        assertEquals(
                List.of("host0 … host499 (500)", "host500 … host999 (500)", "host1000 … host1233 (234)"),
                rows(large.snapshot("qos-policy.conf"), "hosts"));
        List<FabricItem> page = items(large.snapshot("qos-policy.conf"), "hosts@1000");
        assertEquals(234, page.size());
        assertEquals("host1000", page.get(0).label());
        assertEquals(
                "group/2@500",
                items(large.snapshot("qos-policy.conf"), "group/2").get(1).id());
        assertEquals(
                500, items(large.snapshot("qos-policy.conf"), "group/2@500").size());
    }

    @Test
    void describesTheFabricOfOtherDocumentsToo() {
        harness.put("partitions.conf", "Default=0x7fff : ALL=full ;\n");

        assertEquals(List.of("Groups (3)", "Switches (1)", "Hosts (3)"), rows(harness.snapshot("partitions.conf"), ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nothing",
                "group/9",
                "group/x",
                "group/",
                "node/0x1",
                "node/",
                "hosts@9999",
                "hosts@",
                "@",
                "/",
                "node/0x0000000000000099"
            })
    void whatTheFabricDoesNotHaveAnyMoreHasNoChildren(String item) {
        assertEquals(List.of(), rows(item));
    }

    @Test
    void saysWhyThereIsNoFabric(@TempDir Path folder) throws IOException {
        assertEquals(
                List.of(),
                rows(LspTestHarness.empty().put("qos-policy.conf", POLICY).snapshot("qos-policy.conf"), ""));

        Files.writeString(folder.resolve("fabric.ibnetdiscover"), "no fabric\n");
        Path policy = Files.writeString(folder.resolve("qos-policy.conf"), POLICY);
        Workspace workspace = new Workspace();
        DescribeFabric.Details details = details(
                new DocumentSnapshot(
                        workspace.document(policy.toUri().toString()).orElseThrow(), workspace),
                "");
        assertEquals(List.of(), details.items());
        assertTrue(details.problem().contains("no fabric can be read from it"), details.problem());
    }

    private List<String> rows(String item) {
        return rows(harness.snapshot("qos-policy.conf"), item);
    }

    private List<FabricItem> items(String item) {
        return items(harness.snapshot("qos-policy.conf"), item);
    }

    /** The text of each entry of a group that selects one of the items. */
    private List<String> entries(String item) {
        List<String> lines = POLICY.lines().toList();
        return items(item).stream()
                .flatMap(each -> each.groups().stream())
                .map(group -> lines.get(group.range().getStart().getLine())
                        .substring(
                                group.range().getStart().getCharacter(),
                                group.range().getEnd().getCharacter()))
                .toList();
    }

    private static List<String> rows(DocumentSnapshot snapshot, String item) {
        return items(snapshot, item).stream()
                .map(each -> each.label() + " (" + each.description() + ")")
                .toList();
    }

    private static List<FabricItem> items(DocumentSnapshot snapshot, String item) {
        return details(snapshot, item).items();
    }

    private static DescribeFabric.Details details(DocumentSnapshot snapshot, String item) {
        CommandResult result = CommandRunner.of("qos.describeFabric", snapshot, "{\"item\": \"" + item + "\"}");
        return (DescribeFabric.Details) result.details();
    }
}
