package org.qos.dsl.ide.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.TextDocumentItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.language.TextTooLong;
import org.qos.dsl.project.context.ContextFile;
import org.qos.dsl.project.context.ContextProblem;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.runtime.fabric.Fabric;

/** The context of a policy, on disk or open in the client. */
class DocumentContextsTest {

    private static final String PARTITIONS = "Default=0x7fff : ALL=full ;\nYellow=0x8001 : ALL=full ;\n";

    @TempDir
    private Path folder;

    private final Workspace workspace = new Workspace();

    private Document open(String name, String text) {
        return workspace
                .open(new TextDocumentItem(folder.resolve(name).toUri().toString(), "any", 1, text))
                .orElseThrow();
    }

    @Test
    void aPartitionFileThatWasNeverSavedIsFoundByItsPolicies() {
        Document policy = open("qos-policy.conf", "qos-ulps\n    default: 0\nend-qos-ulps\n");
        assertTrue(workspace.context(policy).partitions().isEmpty());

        Document partitions = open("partitions.conf", PARTITIONS);

        assertEquals(
                Optional.of(partitions), workspace.context(policy).partitions().map(Document::of));
        assertTrue(workspace.context(policy).fabricContext().partitions().isPresent());
    }

    @Test
    void aProjectFileMayNameAFolderOfSnapshots() throws IOException {
        Path dumps = Files.createDirectory(folder.resolve("dumps"));
        Files.writeString(
                dumps.resolve("net"), Files.readString(Path.of("..", "examples", "cluster", "fabric.ibnetdiscover")));
        Files.writeString(folder.resolve("qos.yaml"), "fabric: dumps/\n");

        Fabric fabric =
                workspace.context(open("qos-policy.conf", "")).fabricContext().fabric();

        assertFalse(fabric.isEmpty());
    }

    @Test
    void anOversizedPartitionFileIsIgnored() {
        open("partitions.conf", "#".repeat(TextTooLong.MAX_CHARACTERS + 1));

        assertTrue(workspace.context(open("qos-policy.conf", "")).partitions().isEmpty());
    }

    @Test
    void whileAPartitionFileIsHalfTypedItsSavedVersionCounts() throws IOException {
        Files.writeString(folder.resolve("partitions.conf"), PARTITIONS);
        Document policy = open("qos-policy.conf", "qos-ulps\n    default: 0\nend-qos-ulps\n");
        FabricContext saved = workspace.context(policy).fabricContext();

        Document typed = open("partitions.conf", PARTITIONS + "Green=0xz");

        DocumentContext context = workspace.context(policy);
        assertEquals(saved, context.fabricContext());
        assertEquals(Optional.of(typed), context.partitions().map(Document::of));
        assertEquals(Optional.of(PARTITIONS), context.usedPartitions().map(ContextFile::text));
        assertEquals(
                List.of(
                        "has errors, the first one in line 3: OpenSM drops the whole file and makes the default partition"
                                + " only; the saved version is used until it is fixed."),
                context.problems().stream().map(ContextProblem::message).toList());
    }

    @Test
    void nothingIsConcludedFromAPartitionFileThatIsSavedWithErrors() throws IOException {
        Files.writeString(folder.resolve("partitions.conf"), "Green=0xz");
        Document policy = open("qos-policy.conf", "qos-ulps\n    default: 0\nend-qos-ulps\n");
        open("partitions.conf", "Green=0xzz");

        DocumentContext context = workspace.context(policy);
        assertTrue(context.fabricContext().partitionsUnusable());
        assertEquals(Optional.empty(), context.usedPartitions());
    }
}
