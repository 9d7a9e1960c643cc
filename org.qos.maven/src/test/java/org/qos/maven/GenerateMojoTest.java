package org.qos.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerateMojoTest {

    private static final String UP_TO_DATE = "[INFO] the files generated from QoS policies are up to date";
    private static final String POLICY_FILE = "qos/site.qos-policy.conf";

    @TempDir
    private Path folder;

    private GoalRun site;

    @BeforeEach
    void writeTheSite() throws IOException {
        site = GoalRun.in(folder)
                .file("qos.yaml", Fixture.PROJECT)
                .file(POLICY_FILE, Fixture.POLICY)
                .with("javaClass", "org.site.SitePolicy");
    }

    private Path target(String name) {
        return folder.resolve("target").resolve(name);
    }

    @Test
    void writesTheFilesOfOpenSmAndASourceFolder() throws Exception {
        List<String> lines = site.generate();

        assertEquals("[INFO] generated from QoS policies: 3 of 3 files written", lines.get(lines.size() - 1));
        assertTrue(Files.exists(target("qos/opensm.opts")));
        assertTrue(Files.exists(target("qos/qos-policy.conf")));
        assertTrue(Files.exists(target("generated-sources/qos/org/site/SitePolicy.java")));
        assertEquals(
                List.of(target("generated-sources/qos").toString()),
                site.project().getCompileSourceRoots());
    }

    @Test
    void aGroupThatDoesNotBindIsAWarning() throws Exception {
        String group =
                """
                port-groups
                    port-group
                        name: Servers
                        port-name: absent/P1
                    end-port-group
                end-port-groups
                """;
        site.file(POLICY_FILE, group + Fixture.POLICY)
                .file(
                        "qos/fabric.ibnetdiscover",
                        """
                        vendid=0x2c9
                        devid=0x1
                        sysimgguid=0x3
                        caguid=0x1
                        Ca\t1 "H-0000000000000001"\t\t# "present"
                        [1](2) \t"S-0000000000000005"[1]\t\t# lid 1 lmc 0 "switch" lid 5 4xEDR

                        vendid=0x2c9
                        devid=0x1
                        sysimgguid=0x5
                        switchguid=0x5(5)
                        Switch\t1 "S-0000000000000005"\t\t# "switch" enhanced port 0 lid 5 lmc 0
                        [1]\t"H-0000000000000001"[1](2) \t\t# "present" lid 1 4xEDR
                        """);

        List<String> lines = site.generate();

        assertTrue(
                lines.stream().anyMatch(line -> line.startsWith("[WARNING] ") && line.contains("absent")),
                lines.toString());
    }

    @Test
    void anIdeTakesBackTheMarkersOfARelatedFile() throws Exception {
        Markers ide = new Markers();
        GoalRun run = GoalRun.in(folder, ide)
                .with("javaClass", "org.site.SitePolicy")
                .file("qos/partitions.conf", "Lab=xyz : ALL=full ;\n");

        run.generate();
        run.generate();
        assertEquals(List.of("partitions.conf 1:5 2"), ide.shown());

        run.file("qos/partitions.conf", "Lab=0x3 : ALL=full ;\n").generate();
        assertEquals(List.of(), ide.shown());
    }

    @Test
    void doesNothingWhenNothingChanged() throws Exception {
        site.generate();
        FileTime old = FileTime.fromMillis(0);
        Files.setLastModifiedTime(target("qos/opensm.opts"), old);

        assertEquals(List.of(UP_TO_DATE), site.generate());
        assertEquals(old, Files.getLastModifiedTime(target("qos/opensm.opts")));
        assertEquals(1, site.project().getCompileSourceRoots().size());
    }

    @Test
    void writesOnlyWhatAChangeOfThePolicyChanges() throws Exception {
        site.generate();

        site.file(POLICY_FILE, Fixture.POLICY.replace("Backup", "Nightly"));
        List<String> lines = site.generate();

        assertTrue(lines.contains("[INFO] generated from QoS policies: 2 of 3 files written"), lines.toString());
        assertTrue(Files.readString(target("qos/qos-policy.conf")).contains("Nightly"));
    }

    @Test
    void aNewFileBesideThePolicyCounts() throws Exception {
        site.generate();

        site.file("qos/partitions.conf", "Default=0x7fff, ipoib : ALL=full ;\n");

        assertTrue(site.generate().contains("[INFO] generated from QoS policies: 1 of 4 files written"));
        assertTrue(Files.exists(target("qos/partitions.conf")));
    }

    @Test
    void whatARemovedInputLedToIsDeleted() throws Exception {
        site.file("qos/partitions.conf", "Default=0x7fff, ipoib : ALL=full ;\n").generate();

        Files.delete(folder.resolve("qos/partitions.conf"));

        assertTrue(site.generate().contains("[INFO] generated from QoS policies: 0 of 3 files written, 1 deleted"));
        assertFalse(Files.exists(target("qos/partitions.conf")));
    }

    @Test
    void aBuildInACopyOfTheProjectDeletesItsOwnFilesOnly() throws Exception {
        site.file("qos/partitions.conf", "Default=0x7fff, ipoib : ALL=full ;\n").generate();
        Path copy = folder.resolve("copy of the site");
        copy("qos.yaml", copy);
        copy(POLICY_FILE, copy);
        try (Stream<Path> built = Files.walk(folder.resolve("target"))) {
            for (Path file : built.filter(Files::isRegularFile).toList()) {
                copy(folder.relativize(file).toString(), copy);
            }
        }

        List<String> lines =
                GoalRun.in(copy).with("javaClass", "org.site.SitePolicy").generate();

        assertTrue(
                lines.contains("[INFO] generated from QoS policies: 0 of 3 files written, 1 deleted"),
                lines.toString());
        assertFalse(Files.exists(copy.resolve("target/qos/partitions.conf")));
        assertTrue(Files.exists(target("qos/partitions.conf")));
        assertTrue(Files.exists(target("qos/opensm.opts")));
    }

    private void copy(String name, Path to) throws IOException {
        Files.createDirectories(to.resolve(name).getParent());
        Files.copy(folder.resolve(name), to.resolve(name));
    }

    @Test
    void anOtherClassReplacesTheFirst() throws Exception {
        site.generate();

        site.with("javaClass", "org.site.Levels").generate();

        assertFalse(Files.exists(target("generated-sources/qos/org/site/SitePolicy.java")));
        assertTrue(Files.exists(target("generated-sources/qos/org/site/Levels.java")));
    }

    @Test
    void aDeletedOutputIsWrittenAgain() throws Exception {
        site.generate();

        Files.delete(target("qos/opensm.opts"));

        assertTrue(site.generate().contains("[INFO] generated from QoS policies: 1 of 3 files written"));
    }

    @Test
    void anEditedOutputIsNotReplaced() throws Exception {
        site.generate();
        Files.writeString(target("qos/opensm.opts"), "qos FALSE\n");

        List<String> lines = site.generate();

        assertTrue(lines.get(lines.size() - 1).contains("opensm.opts: not written by this goal, or edited since"));
        site.with("force", true).generate();
        assertTrue(Files.readString(target("qos/opensm.opts")).contains("qos TRUE"));
    }

    @Test
    void anErrorInThePolicyFailsAtItsLineAndIsReportedAgain() throws Exception {
        site.file(POLICY_FILE, Fixture.POLICY.replace("sl: 3", "sl: 33"));

        for (int build = 0; build < 2; build++) {
            List<String> lines = site.generate();
            assertTrue(lines.get(0).startsWith("[ERROR] " + POLICY_FILE + ":[8,13] "), lines.toString());
            assertFalse(Files.exists(target("qos")));
        }
    }

    @Test
    void settingsOfApplications() throws Exception {
        site.with("applications", List.of("nccl=Backup")).generate();

        assertTrue(Files.readString(target("qos/applications.env")).contains("export NCCL_IB_SL=3"));

        List<String> lines = site.with("applications", List.of("nccl=None")).generate();
        assertTrue(
                lines.get(0).contains("<applications>: the policy has no level and no rule 'None'"), lines.toString());
    }

    @Test
    void namesThatCannotBeUsed() throws Exception {
        assertTrue(site.with("javaClass", "not a name").generate().get(0).contains("<javaClass>: 'not a name'"));
    }
}
