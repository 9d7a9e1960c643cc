package org.qos.dsl.project.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.check.ApplicationSetting;
import org.qos.dsl.project.settings.Key;

/** The file of settings that a project file names belongs to the context of the policy. */
class EnvironmentContextTest {

    @TempDir
    private Path folder;

    private DocumentContext context() throws IOException {
        Files.writeString(folder.resolve("qos.yaml"), "environment: jobs/site.env\n");
        return new ContextLoader(new DiskFiles(), ContextOverrides.NONE).of(folder.resolve("policy.qos"));
    }

    @Test
    void itsSettingsAreKnown() throws IOException {
        Files.createDirectory(folder.resolve("jobs"));
        Files.writeString(folder.resolve("jobs/site.env"), "# jobs\nexport NCCL_IB_SL=2\n");

        assertEquals(
                List.of(new ApplicationSetting("site.env", 2, "NCCL_IB_SL", 2)),
                context().fabricContext().applications());
    }

    @Test
    void aFileThatIsNotThereIsReportedButLeavesThePolicyUsable() throws IOException {
        List<ContextProblem> problems = context().problems();

        assertEquals(
                List.of(Key.ENVIRONMENT),
                problems.stream().map(ContextProblem::key).toList());
        assertFalse(problems.get(0).concernsPolicy());
    }
}
