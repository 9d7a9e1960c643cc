package org.qos.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.Workspace;

/** The description of what a document is checked with. */
class DescribeContextTest {

    private static final String POLICY = "qos-ulps\n    default: 0\nend-qos-ulps\n";

    @Test
    void namesTheFilesAndTheTarget() {
        LspTestHarness harness = LspTestHarness.with(TestFabrics.threeHosts())
                .put("partitions.conf", "Default=0x7fff : ALL=full ;\nJobs=0x20 : ALL=full ;\n")
                .put("opensm.opts", "qos TRUE\n");

        assertEquals(
                List.of(
                        "partitions partitions.conf (2 partitions)",
                        "options opensm.opts ()",
                        "fabric  (3 hosts, 1 switch)",
                        "target opensm-3.3 (OpenSM 3.3, of the OpenFabrics Alliance)"),
                parts(harness));
    }

    @Test
    void saysWhatCountsWithoutFiles() {
        assertEquals(
                List.of(
                        "partitions  (no file; OpenSM makes the default partition)",
                        "options  (no file; tables of the policy count)",
                        "fabric  (no snapshot; ports are known by GUID only)",
                        "target opensm-3.3 (OpenSM 3.3, of the OpenFabrics Alliance)"),
                parts(LspTestHarness.empty()));
    }

    @Test
    void saysWhyAFileCannotBeUsed(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("partitions.conf"), "= {\n");
        Files.writeString(folder.resolve("qos-policy.conf"), POLICY);
        Workspace workspace = new Workspace();
        DocumentSnapshot snapshot = new DocumentSnapshot(
                workspace
                        .document(folder.resolve("qos-policy.conf").toUri().toString())
                        .orElseThrow(),
                workspace);

        assertEquals(
                "partitions partitions.conf ()has errors, the first one in line 1: OpenSM drops the whole file and makes"
                        + " the default partition only; nothing is concluded from it.",
                parts(snapshot).get(0));
    }

    private static List<String> parts(LspTestHarness harness) {
        return parts(harness.put("qos-policy.conf", POLICY).snapshot("qos-policy.conf"));
    }

    private static List<String> parts(DocumentSnapshot snapshot) {
        CommandResult result = CommandRunner.of("qos.context", snapshot, "{}");
        return ((DescribeContext.Details) result.details())
                .parts().stream()
                        .map(part -> part.key() + " " + part.name() + " (" + part.text() + ")" + part.problem())
                        .toList();
    }
}
