package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Diagnostics and requests about intents and descriptions of traffic, through the server. */
class YamlFileDiagnosticsTest {

    private static final String WRONG = "classes:\n  - name: A\n    traffic: [{services: lustra}]\n";

    /** Two channel adapters without a switch. */
    private static final String FABRIC =
            """
            {"format": "qos-snapshot-1",
             "nodes": [
              {"guid": "0x10", "type": "CA", "description": "n1", "portCount": 1, "ports": [
               {"number": 1, "guid": "0x11", "lid": 1, "lmc": 0, "link": {"node": "0x20", "number": 1}}]},
              {"guid": "0x20", "type": "CA", "description": "n2", "portCount": 1, "ports": [
               {"number": 1, "guid": "0x21", "lid": 2, "lmc": 0, "link": {"node": "0x10", "number": 1}}]}],
             "ports": [
              {"node": "0x10", "number": 1, "mtuCap": 4, "neighborMtu": 4, "vlCap": 4, "vlArbHighCap": 32, "vlArbLowCap": 32},
              {"node": "0x20", "number": 1, "mtuCap": 4, "neighborMtu": 4, "vlCap": 4, "vlArbHighCap": 32, "vlArbLowCap": 32}]}
            """;

    private static final String POLICY =
            """
            <qos-policy>
            <port-groups>
            <port-group><name>Hosts</name><port-name>n1/P1</port-name></port-group>
            </port-groups>
            <qos-levels>
            <qos-level><name>DEFAULT</name><sn>0</sn><sl>0</sl></qos-level>
            </qos-levels>
            </qos-policy>
            """;

    /** The shares of A and B are more than a link. */
    private static final String CONTRADICTING =
            """
            site: {vls: 8, mtu: 4096}
            classes:
              - name: A
                share: 60%
                traffic: [{services: lustre}]
              - name: B
                share: 55%
                traffic: [{services: iser}]
            """;

    private static final List<String> CONTRADICTION =
            List.of("4: 'A' gets 60 % of a link: contradicts line 7", "7: 'B' gets 55 % of a link: contradicts line 4");

    @TempDir
    private Path folder;

    /** The lines, from 1, with the messages up to the reason. */
    private static List<String> lines(List<Diagnostic> shown) {
        return shown.stream()
                .map(each -> each.getRange().getStart().getLine()
                        + 1
                        + ": "
                        + each.getMessage().getLeft().replaceFirst(";.*", ""))
                .toList();
    }

    private void change(InProcessClient client, int version, String text) {
        client.server
                .getTextDocumentService()
                .didChange(new DidChangeTextDocumentParams(
                        new VersionedTextDocumentIdentifier(id().getUri(), version),
                        List.of(new TextDocumentContentChangeEvent(text))));
    }

    private List<Diagnostic> pulled(InProcessClient client) {
        return client.server
                .getTextDocumentService()
                .diagnostic(new DocumentDiagnosticParams(id()))
                .join()
                .getRelatedFullDocumentDiagnosticReport()
                .getItems();
    }

    private Path intent() {
        return folder.resolve("site.intent.yaml");
    }

    private TextDocumentIdentifier id() {
        return new TextDocumentIdentifier(intent().toUri().toString());
    }

    @Test
    void errorsFollowEditsAndGoWithTheFile() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(intent(), WRONG);
            List<Diagnostic> shown = client.await(intent(), found -> !found.isEmpty());
            assertTrue(shown.get(0).getMessage().getLeft().contains("did you mean 'lustre'?"), shown.toString());
            assertEquals(2, shown.get(0).getRange().getStart().getLine());

            change(client, 2, WRONG.replace("lustra", "lustre"));
            client.await(intent(), List::isEmpty);

            change(client, 3, "sites: 1\n");
            client.await(intent(), found -> !found.isEmpty());
            client.server.getTextDocumentService().didClose(new DidCloseTextDocumentParams(id()));
            client.await(intent(), List::isEmpty);
        }
    }

    @Test
    void aPullHasTheErrorsOfAFileOnDisk() throws Exception {
        Files.writeString(intent(), WRONG);
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            List<Diagnostic> pulled = pulled(client);

            assertEquals(1, pulled.size(), pulled.toString());
            assertEquals("invalid-setting", pulled.get(0).getCode().getLeft());
        }
    }

    @Test
    void requirementsThatContradictEachOtherAreErrorsUntilOneIsChanged() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(intent(), CONTRADICTING);
            List<Diagnostic> shown = client.await(intent(), found -> !found.isEmpty());
            assertEquals(CONTRADICTION, lines(shown));
            assertTrue(shown.get(0).getMessage().getLeft().contains("; "), "the reason follows");

            change(client, 2, CONTRADICTING.replace("60%", "10%"));
            client.await(intent(), List::isEmpty);
            change(client, 3, CONTRADICTING);
            client.await(intent(), found -> found.size() == 2);
        }
    }

    @Test
    void aPullWaitsForTheContradictions() throws Exception {
        Files.writeString(intent(), CONTRADICTING);
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            List<Diagnostic> pulled = pulled(client);

            assertEquals(CONTRADICTION, lines(pulled));
        }
    }

    /** Plans do not depend on the ports of groups, which an intent without a project cannot know. */
    @Test
    void groupsOfNodesThatAreNotKnownHideNoContradictions() throws Exception {
        Files.writeString(
                intent(),
                CONTRADICTING
                        .replace("classes:", "groups: {Servers: oss*}\nclasses:")
                        .replace("services: lustre", "services: lustre, groups: Servers"));
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            assertEquals(
                    CONTRADICTION.stream()
                            .map(each -> each.replaceAll("\\b7\\b", "8").replaceAll("\\b4\\b", "5"))
                            .toList(),
                    lines(pulled(client)));
        }
    }

    @Test
    void nothingContradictsOnLinksThatAreNotKnown() throws Exception {
        Files.writeString(intent(), CONTRADICTING.replaceFirst("site.*\n", ""));
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            assertEquals(List.of(), pulled(client));
        }
    }

    /** The snapshot says what the intent does not: 8 data VLs and an MTU of 2048 bytes. */
    @Test
    void theLinksOfTheProjectsFabricCount() throws Exception {
        Files.writeString(folder.resolve("qos.yaml"), "fabric: net.json\n");
        Files.writeString(folder.resolve("net.json"), FABRIC);
        Files.writeString(intent(), CONTRADICTING.replaceFirst("site.*\n", ""));
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            List<Diagnostic> pulled = pulled(client);

            assertEquals(
                    CONTRADICTION.stream()
                            .map(each -> each.replaceAll("\\b4\\b", "3").replaceAll("\\b7\\b", "6"))
                            .toList(),
                    lines(pulled));
        }
    }

    /** As the command with the snapshot of the project. */
    @Test
    void groupsAndLinksThatTheProjectsFabricDoesNotHaveAreErrors() throws Exception {
        Files.writeString(folder.resolve("qos.yaml"), "fabric: net.json\n");
        Files.writeString(folder.resolve("net.json"), FABRIC);
        Files.writeString(intent(), CONTRADICTING.replace("classes:", "groups: {Servers: oss*}\nclasses:"));
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            assertEquals(
                    List.of(
                            "1: the fabric has links with an MTU of 2048 bytes",
                            "2: the fabric has no channel adapter 'oss*'"),
                    lines(pulled(client)));
        }
    }

    @Test
    void namesOfTrafficThatThePolicyAndTheFabricDoNotHaveAreErrors() throws Exception {
        Path policy = folder.resolve("policy.qos");
        Files.writeString(folder.resolve("qos.yaml"), "policy: policy.qos\nfabric: net.json\n");
        Files.writeString(folder.resolve("net.json"), FABRIC);
        Files.writeString(policy, POLICY);
        Path traffic = folder.resolve("traffic.yaml");
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(traffic, "traffic:\n  - pattern: incast\n    from: Servers\n    to: n2/P1\n");
            client.await(traffic, found -> lines(found).equals(List.of("3: unknown port group or port 'Servers'")));

            client.open(policy, POLICY.replace("Hosts", "Servers"));
            client.await(traffic, List::isEmpty);
        }
    }

    @Test
    void completionTakesTheOpenText() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(intent(), "site:\n  vls: ");

            var completion = client.server
                    .getTextDocumentService()
                    .completion(new CompletionParams(id(), new Position(1, 7)))
                    .join()
                    .getRight();

            assertEquals("15", completion.getItems().get(4).getLabel());
        }
    }
}
