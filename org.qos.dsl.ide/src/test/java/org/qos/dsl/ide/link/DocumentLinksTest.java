package org.qos.dsl.ide.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;

/** The links are at the marks. */
class DocumentLinksTest {

    private static List<DocumentLink> links(DocumentSnapshot snapshot) {
        return new DocumentLinks()
                .handle(snapshot, new DocumentLinkParams(LspTestHarness.id(snapshot)), LspTestHarness.NEVER_CANCELLED);
    }

    private static List<DocumentLink> links(ProjectFileSnapshot snapshot) {
        return new DocumentLinks()
                .handle(snapshot, new DocumentLinkParams(LspTestHarness.id(snapshot)), LspTestHarness.NEVER_CANCELLED);
    }

    private static List<Range> ranges(List<DocumentLink> links) {
        return links.stream().map(DocumentLink::getRange).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void noneInAnEmptyFile(String name) {
        assertEquals(List.of(), links(LspTestHarness.alone(name, "")));
    }

    @Test
    void fromAnOptionToTheFileInTheWorkspace() {
        MarkedText text = MarkedText.of("qos TRUE\nqos_policy_file <|/etc/opensm/qos-policy.conf|>\n");
        DocumentSnapshot snapshot = LspTestHarness.empty()
                .put("qos-policy.conf", "")
                .put("opensm.opts", text.text())
                .snapshot("opensm.opts");

        assertEquals(text.ranges(), ranges(links(snapshot)));
        assertEquals("file:///site/qos-policy.conf", links(snapshot).get(0).getTarget());
    }

    @Test
    void fromAnOptionOfNvidiasOpenSmToTheEnhancedQosPolicy() {
        MarkedText text = MarkedText.of("enhanced_qos_policy_file <|/etc/opensm/enhanced_qos_policy.conf|>\n");
        DocumentSnapshot snapshot = LspTestHarness.empty()
                .put("enhanced_qos_policy.conf", "")
                .put("opensm.opts", text.text())
                .snapshot("opensm.opts");

        assertEquals(text.ranges(), ranges(links(snapshot)));
    }

    @Test
    void fromAnOptionToTheFileOfTheSystemIfThereIsOne(@TempDir Path folder) throws IOException {
        Path routes = Files.createFile(folder.resolve("routes"));
        DocumentSnapshot snapshot = LspTestHarness.alone(
                "opensm.opts", "prefix_routes_file \"" + routes + "\"\nroot_guid_file " + folder + "/absent\n");

        assertEquals(
                List.of(routes.toUri().toString()),
                links(snapshot).stream().map(DocumentLink::getTarget).toList());
    }

    @Test
    void anOptionPrefersTheFileOfTheSystemToOneOfTheSameNameInAnotherFolder(@TempDir Path folder) throws IOException {
        Path policy = Files.createFile(folder.resolve("qos-policy.conf"));
        DocumentSnapshot snapshot = LspTestHarness.empty()
                .put("generated/qos-policy.conf", "")
                .put("opensm.opts", "qos_policy_file " + policy + "\n")
                .snapshot("opensm.opts");

        assertEquals(policy.toUri().toString(), links(snapshot).get(0).getTarget());
    }

    @Test
    void anOptionPrefersTheFileInItsFolder() {
        DocumentSnapshot snapshot = LspTestHarness.empty()
                .put("old/qos-policy.conf", "")
                .put("new/qos-policy.conf", "")
                .put("new/opensm.opts", "qos_policy_file /etc/opensm/qos-policy.conf\n")
                .snapshot("new/opensm.opts");

        assertEquals("file:///site/new/qos-policy.conf", links(snapshot).get(0).getTarget());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "qos-policy.conf | qos-ulps~  # qos-ignore [octal-literal]: as the vendor has it~  default: 010",
                "a.qos           | <qos-policy><!-- qos-ignore [unused-group]: soon --><port-gr",
                "partitions.conf | #qos-ignore [octal-literal]",
                "opensm.opts     | qos TRUE # qos-ignore [boolean-not-true]: x~# qos-ignore no-such-rule: x"
            })
    void fromACodeInACommentToThePageOfTheRule(String name, String marked) throws IOException {
        MarkedText text =
                MarkedText.of(marked.replace('~', '\n').replace("[", "<|").replace("]", "|>"));
        List<DocumentLink> links = links(LspTestHarness.alone(name, text.text()));

        assertEquals(text.ranges(), ranges(links));
        String page = Files.readString(Path.of(URI.create(links.get(0).getTarget())));
        String code = text.text()
                .substring(
                        text.regions().get(0).getOffset(),
                        text.regions().get(0).getOffset()
                                + text.regions().get(0).getLength());
        assertTrue(page.startsWith("# " + code), page);
    }

    @Test
    void fromAProjectFileToExistingFilesAndToRules() {
        MarkedText text = MarkedText.of(
                """
                policy: <|"a.qos"|>
                partitions: <|ib/partitions.conf|>
                options: absent.opts
                fabric: /no/such/snapshot
                rules:
                  <|octal-literal|>: off
                  no-such-rule: off
                ignore: [a.qos]
                """);
        LspTestHarness harness = LspTestHarness.empty()
                .put("a.qos", "")
                .put("ib/partitions.conf", "")
                .putProject("qos.yaml", text.text());

        List<DocumentLink> links = links(harness.project("qos.yaml"));

        assertEquals(text.ranges(), ranges(links));
        assertEquals("file:///site/a.qos", links.get(0).getTarget());
        assertEquals("/site/ib/partitions.conf", links.get(1).getTooltip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "policy", "policy: [", "- a", "policy: a.qos\nrules: {", "\t\0"})
    void aProjectFileThatIsNotFinishedHasTheLinksBeforeTheError(String text) {
        LspTestHarness harness = LspTestHarness.empty().put("a.qos", "").putProject("qos.yaml", text);

        assertEquals(
                text.contains("a.qos") ? 1 : 0,
                links(harness.project("qos.yaml")).size());
    }
}
