package org.qos.dsl.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.action.CodeActions;
import org.qos.dsl.ide.completion.Completion;
import org.qos.dsl.ide.diagnostics.YamlDiagnostics;
import org.qos.dsl.ide.hover.HoverProvider;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.ProjectText;
import org.qos.dsl.ide.workspace.RelatedDocuments;
import org.qos.dsl.ide.workspace.Workspace;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;

/** Completion, hover, diagnostics and corrections in intents and descriptions of traffic. */
class YamlFilesTest {

    private static YamlFileSnapshot snapshot(String name, String text) {
        return YamlFileSnapshot.of(
                new ProjectText("file:///site/" + name, Path.of("/site", name), 1, text), RelatedDocuments.NONE);
    }

    private static TextDocumentIdentifier id(YamlFileSnapshot snapshot) {
        return new TextDocumentIdentifier(snapshot.uri());
    }

    private static List<CompletionItem> items(String name, MarkedText text) {
        return items(snapshot(name, text.text()), text);
    }

    private static List<CompletionItem> items(YamlFileSnapshot snapshot, MarkedText text) {
        return new Completion()
                .handle(
                        snapshot,
                        new CompletionParams(id(snapshot), text.position(), null),
                        LspTestHarness.NEVER_CANCELLED)
                .getRight()
                .getItems();
    }

    private static String labels(String name, String marked) {
        return String.join(
                ";",
                items(name, MarkedText.of(marked.replace('/', '\n').replace("~", "<|>"))).stream()
                        .map(CompletionItem::getLabel)
                        .toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "~                                                | site;groups;partitions;classes",
                "site:/  vls: 8/  ~/classes:                      | mtu;table-entries;reserved-sls;routing-engine",
                "site:/  ~/  mtu: 4096                            | vls;table-entries;reserved-sls;routing-engine",
                "site: {vls: 8, ~                                 | mtu;table-entries;reserved-sls;routing-engine",
                "site: {vls: ~                                    | 1;2;4;8;15",
                "site:/  mtu: ~                                   | 256;512;1024;2048;4096",
                "classes:/  - name: A/    share: 5%/    ~         | use;ahead;mtu;rate;traffic",
                "classes:/  - name: A/  - ~                       | name;use;share;ahead;mtu;rate;traffic",
                "classes:/- name: A/  use: x/- share: 1%/  ~      | name;use;ahead;mtu;rate;traffic",
                "classes: [{name: A, ~                            | use;share;ahead;mtu;rate;traffic",
                "classes:/  - traffic:/      - ~                  | services;qos-classes;partitions;groups",
                "classes:/  - traffic:/      - groups: a/        ~ | services;qos-classes;partitions",
                "classes:/  - traffic: [{services: [lustre, ~     | lustre;nfs-rdma;nvme-of;smb-direct;iser;rds;rds-ipv6;tcp;udp;sdp",
                "groups: {Old Disks: a*, B: b*}/classes:/  - traffic:/      - groups: ~ | Old Disks;B",
                "groups: {B: b*}/partitions:/  - members:/      - ~ | B;all;sm",
                "partitions: [{name: red}]/classes:/  - traffic:/      - partitions: [~ | Default;red",
                "partitions:/  - ipoib: ~                         | true;false",
                "groups:/  ~                                      | ``",
                "classes:/  - name: ~                             | ``",
                "classes: ~                                       | ``",
                "classes:/  ~                                     | ``",
                "site:/  - ~                                      | ``",
                "# ~                                              | ``",
                "site: {vls: 8} ~                                 | ``"
            })
    void whatCanStandInAnIntent(String marked, String expected) {
        assertEquals(expected, labels("intent.yaml", marked));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "~                                | traffic",
                "traffic:/  - ~                   | name;pattern;from;to;request;load",
                "traffic:/  - pattern: ~          | all-to-all;checkpoint;incast;ring;background",
                "traffic:/  - name: a/    from: ~ | any",
                "traffic: [{load: ~               | max"
            })
    void whatCanStandInADescriptionOfTraffic(String marked, String expected) {
        assertEquals(expected, labels("storm.traffic.yaml", marked));
    }

    @Test
    void trafficIsBetweenTheGroupsOfThePolicyInItsFolder() {
        Workspace workspace = new Workspace();
        workspace.open(
                new TextDocumentItem(
                        "file:///site/qos-policy.conf",
                        "qos-opensm",
                        1,
                        """
                port-groups
                    port-group
                        name: Disks
                        use: servers of the file system
                    end-port-group
                    port-group
                        name: a:b's
                    end-port-group
                end-port-groups
                """));
        workspace.open(
                new TextDocumentItem(
                        "file:///other/qos-policy.conf",
                        "qos-opensm",
                        1,
                        """
                port-groups
                    port-group
                        name: Others
                    end-port-group
                end-port-groups
                """));
        MarkedText text = MarkedText.of("traffic:\n  - pattern: incast\n    to: <|>");
        YamlFileSnapshot snapshot = workspace
                .yamlFiles()
                .open(new TextDocumentItem("file:///site/traffic.yaml", "yaml", 1, text.text()))
                .orElseThrow();

        List<CompletionItem> items = items(snapshot, text);
        assertEquals(
                List.of("Disks", "'a:b''s'", "any"),
                items.stream().map(CompletionItem::getLabel).toList());
        assertEquals("servers of the file system", items.get(0).getDetail());
    }

    @Test
    void aKeyIsWrittenWithTheBeginningOfItsValue() {
        MarkedText text = MarkedText.of("classes:\n  - name: A\n    tr<|>");
        CompletionItem item = items("intent.yaml", text).stream()
                .filter(found -> found.getLabel().equals("traffic"))
                .findFirst()
                .orElseThrow();

        assertEquals("traffic:\n      - ", item.getTextEdit().getLeft().getNewText());
        assertEquals("which requests it has: those that fit one entry of the list", item.getDetail());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[~vls]: 8                                      | ",
                "site:/  [vl~s]: 8                              | **vls**: the data VLs of every link",
                "classes:/  - [sha~re]: 30%                     | Expected: one value.",
                "classes:/  - traffic: [{services: [[lus~tre]]}] | **lustre**: Lustre",
                "site: {routing-engine: [ft~ree]}               | **ftree**: "
            })
    void saysWhatAKeyOrValueMeans(String marked, String expected) {
        MarkedText text = MarkedText.of(marked.replace("[[", "[<|")
                .replace("]]", "|>]")
                .replaceFirst("(^|[ /])\\[(?=[~a-z])", "$1<|")
                .replaceFirst("(?<=[a-z~])\\](?=[:} ]|$)", "|>")
                .replace('/', '\n')
                .replace("~", "<|>"));
        YamlFileSnapshot snapshot = snapshot("intent.yaml", text.text());
        Hover hover = new HoverProvider()
                .handle(snapshot, new HoverParams(id(snapshot), text.position()), LspTestHarness.NEVER_CANCELLED);

        if (expected == null) {
            assertNull(hover);
        } else {
            String said = hover.getContents().getRight().getValue();
            assertTrue(said.contains(expected), said);
            assertEquals(text.ranges().get(0), hover.getRange());
        }
    }

    @Test
    void anErrorHasItsPlaceAndACorrection() {
        MarkedText text =
                MarkedText.of("classes:\n  - name: A\n    <|s<|>hares|>: 30%\n    traffic: [{qos-classes: 1}]\n");
        YamlFileSnapshot snapshot = snapshot("site.intent.yaml", text.text());

        List<Diagnostic> diagnostics = YamlDiagnostics.of(snapshot, List.of());
        assertEquals(1, diagnostics.size(), diagnostics.toString());
        assertEquals(
                "unknown key 'shares'; did you mean 'share'?",
                diagnostics.get(0).getMessage().getLeft());
        assertEquals(text.ranges().get(0), diagnostics.get(0).getRange());

        CodeAction action = new CodeActions()
                .handle(
                        snapshot,
                        new CodeActionParams(
                                id(snapshot),
                                new Range(text.position(), text.position()),
                                new CodeActionContext(List.of())),
                        LspTestHarness.NEVER_CANCELLED)
                .get(0)
                .getRight();
        assertEquals("Did you mean share?", action.getTitle());
    }

    @Test
    void errorsOfTrafficAreFound() {
        List<Diagnostic> diagnostics =
                YamlDiagnostics.of(snapshot("traffic.yaml", "traffic:\n  - pattern: rings\n"), List.of());

        assertEquals(
                List.of("unknown pattern 'rings'; did you mean 'ring'?"),
                diagnostics.stream().map(each -> each.getMessage().getLeft()).toList());
        assertEquals(1, diagnostics.get(0).getRange().getStart().getLine());
    }
}
