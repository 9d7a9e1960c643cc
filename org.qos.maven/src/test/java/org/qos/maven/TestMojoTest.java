package org.qos.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestMojoTest {

    private static final String WRONG = Fixture.TESTS.replace("tcp:80", "tcp:81");

    @TempDir
    private Path folder;

    private GoalRun site;

    @BeforeEach
    void writeTheSite() throws IOException {
        site = GoalRun.in(folder).file("qos/site.qos-policy.conf", Fixture.POLICY);
    }

    private String report() throws IOException {
        return Files.readString(folder.resolve("target/qos-reports/TEST-qos.xml"));
    }

    @Test
    void runsTheTestsOfAllFilesAndWritesAReport() throws Exception {
        List<String> lines = site.file("qos/site.qostest", Fixture.TESTS).test();

        assertEquals(List.of("[INFO] Tests of QoS policies: 1 run, 0 failed, in 1 files"), lines);
        assertTrue(report().contains("<testcase classname=\"qos/site.qostest\" name=\"backups\""), report());
    }

    @Test
    void aFailureIsAtTheLineOfItsExpectation() throws Exception {
        List<String> lines = site.file("qos/site.qostest", WRONG).test();

        assertTrue(
                lines.get(0).startsWith("[ERROR] qos/site.qostest:[4,1] test 'backups': expect level \"Backup\"; "),
                lines.toString());
        assertTrue(lines.get(2).contains("MojoFailureException: tests of QoS policies fail"), lines.toString());
        assertTrue(report().contains("<failure"), report());
    }

    @Test
    void goesOnIfFailuresAreToBeIgnored() throws Exception {
        List<String> lines = site.file("qos/site.qostest", WRONG)
                .with("testFailureIgnore", true)
                .test();

        assertTrue(lines.stream().noneMatch(line -> line.contains("Exception")), lines.toString());
        assertTrue(report().contains("<failure"), report());
    }

    @Test
    void aFileWithErrorsIsATestInError() throws Exception {
        List<String> lines = site.file("qos/site.qostest", Fixture.TESTS.replace("expect", "expects"))
                .test();

        assertTrue(lines.get(0).startsWith("[ERROR] qos/site.qostest:[4,"), lines.toString());
        assertTrue(report().contains("type=\"file-with-errors\""), report());
    }

    @Test
    void skipsAsTheTestsInJavaAre() throws Exception {
        site.file("qos/site.qostest", WRONG);

        assertEquals(
                List.of("[INFO] QoS policies are skipped"),
                site.with("skipTests", true).test());
        assertFalse(Files.exists(folder.resolve("target")));
    }
}
