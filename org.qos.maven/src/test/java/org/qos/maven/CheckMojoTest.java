package org.qos.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckMojoTest {

    private static final String BROKEN = Fixture.POLICY.replace("sl: 3", "sl: 33");

    @TempDir
    private Path folder;

    private GoalRun site() throws Exception {
        return GoalRun.in(folder).file("qos.yaml", Fixture.PROJECT).file("qos/site.qos-policy.conf", Fixture.POLICY);
    }

    @Test
    void saysNothingOfASoundPolicy() throws Exception {
        assertEquals(List.of(), site().check());
    }

    @Test
    void reportsAnErrorAtFileLineAndColumnAndFails() throws Exception {
        List<String> lines = site().file("qos/site.qos-policy.conf", BROKEN).check();

        assertTrue(lines.get(0).startsWith("[ERROR] qos/site.qos-policy.conf:[8,13] "), lines.toString());
        assertTrue(lines.get(0).endsWith("]"), lines.toString());
        assertTrue(
                lines.get(lines.size() - 1)
                        .startsWith(
                                "[ERROR] MojoFailureException: QoS files have findings: qos/site.qos-policy.conf:[8,13]"),
                lines.toString());
    }

    @Test
    void aWarningFailsTheBuildOnlyAtItsFailLevel() throws Exception {
        String unused = Fixture.POLICY.replace(
                "end-qos-levels\n",
                """
                    qos-level
                        name: Unused
                        sl: 4
                    end-qos-level
                end-qos-levels
                """);
        GoalRun site = site().file("qos/site.qos-policy.conf", unused)
                .file("qos.yaml", Fixture.PROJECT + "rules:\n  unused-level: warning\n");

        List<String> lines = site.check();

        assertEquals(1, lines.size(), lines.toString());
        assertTrue(lines.get(0).startsWith("[WARNING] qos/site.qos-policy.conf:["), lines.toString());
        assertTrue(site.with("failLevel", "warning").check().get(1).contains("MojoFailureException"));
    }

    @Test
    void theProjectFileDecidesWhatAFindingIs() throws Exception {
        List<String> lines = site().file("qos.yaml", Fixture.PROJECT + "rules:\n  nothing: error\n")
                .check();

        assertTrue(lines.get(0).startsWith("[ERROR] qos.yaml:[3,3] "), lines.toString());
    }

    @Test
    void aFileOutsideOfTheFolderHasTheRoleThatTheProjectFileGivesIt() throws Exception {
        List<String> lines = GoalRun.in(Files.createDirectory(folder.resolve("project")))
                .file("qos.yaml", "partitions: ../site/members.conf\n")
                .file("../site/members.conf", "Default=0x7fff ALL ;\n")
                .check();

        assertTrue(lines.get(0).contains("partition-definition-unreadable"), lines.toString());
    }

    @Test
    void aMissingFileIsAnError() throws Exception {
        List<String> lines = site().with("files", List.of(new File(folder.toFile(), "other.qos")))
                .check();

        assertTrue(lines.contains("[ERROR] other.qos: no such file."), lines.toString());
    }

    @Test
    void aFolderWithoutFilesFailsWithAHint() throws Exception {
        List<String> lines = GoalRun.in(folder).check();

        assertTrue(lines.get(0).contains("MojoExecutionException"), lines.toString());
        assertTrue(lines.get(0).contains("set <directory> or <files>"), lines.toString());
    }

    @Test
    void skips() throws Exception {
        List<String> lines = site().file("qos/site.qos-policy.conf", BROKEN)
                .with("skip", true)
                .check();

        assertEquals(List.of("[INFO] QoS policies are skipped"), lines);
    }

    @Test
    void anIdeGetsMarkersThatTheNextRunTakesBack() throws Exception {
        Markers ide = new Markers();
        GoalRun site =
                GoalRun.in(folder, ide).file("qos.yaml", Fixture.PROJECT).file("qos/site.qos-policy.conf", BROKEN);

        site.check();
        assertEquals(List.of("site.qos-policy.conf 8:13 2"), ide.shown());

        site.file("qos/site.qos-policy.conf", Fixture.POLICY).check();
        assertEquals(List.of(), ide.shown());
    }
}
