package org.qos.dsl.project.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.check.TestedPolicy;
import org.qos.dsl.policytest.PolicyTestHeaders;
import org.qos.dsl.project.settings.Key;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.QosLevel;

/** Which policy tests are for, and with which partitions and fabric. */
class PolicyTestContextTest {

    private static final String TEST = "test \"a\" { from 0x1 to 0x2 expect default }\n";

    @TempDir
    private Path folder;

    private Path tests;

    @BeforeEach
    void writePolicies() throws IOException {
        tests = folder.resolve("site.qostest");
        write("first.qos", policy("First"));
        write("sub/second.qos-policy.conf", "qos-ulps\n    default : 3\nend-qos-ulps\n");
    }

    @Test
    void theHeaderNamesThePolicyRelativeToTheFile() throws IOException {
        assertEquals("First", levelOf("policy \"first.qos\"\n"));
        assertEquals("SimpleQoSLevel_DEFAULT", levelOf("policy sub/second.qos-policy.conf\n"));
    }

    @Test
    void theHeaderCountsMoreThanTheProject() throws IOException {
        write("third.qos", policy("Third"));
        write("qos.yaml", "policy: third.qos\n");
        assertEquals("Third", levelOf(""));
        assertEquals("First", levelOf("policy \"first.qos\"\n"));
    }

    @Test
    void withoutBothTheSiblingOfTheSameNameCounts() throws IOException {
        write("site.qos", policy("Sibling"));
        assertEquals("Sibling", levelOf(""));
    }

    @Test
    void thePartitionsAreThoseBesideThePolicy() throws IOException {
        write("sub/partitions.conf", "Lab=0x3 : ALL=full ;\n");
        assertEquals(
                Optional.of(3),
                context("policy sub/second.qos-policy.conf\n")
                        .fabricContext()
                        .partitions()
                        .flatMap(known -> known.partitions().stream()
                                .filter(partition -> partition.name().equals("Lab"))
                                .map(partition -> partition.pkey())
                                .findFirst()));
    }

    @Test
    void aMissingPolicyIsReported() throws IOException {
        TestedPolicy none = context("").fabricContext().tested();
        assertTrue(none.problems().get("policy").startsWith("no policy is known"), none::toString);
        TestedPolicy missing = context("policy \"no.qos\"\n").fabricContext().tested();
        assertEquals(
                "no.qos: no such file; the tests cannot run",
                missing.obstacles().get("policy"));
    }

    @Test
    void aPolicyThatIsAFolderSaysSoWhereverItIsNamed() throws IOException {
        Files.createDirectory(folder.resolve("d1"));
        assertEquals(
                "d1: cannot be read: it is a folder, not a file; the tests cannot run",
                context("policy \"d1\"\n").fabricContext().tested().obstacles().get("policy"));
        write("qos.yaml", "policy: d1\n");
        assertEquals(
                "cannot be read: it is a folder, not a file",
                context("").problems().get(0).message());
    }

    /** It has no file name. */
    @Test
    void theRootOfAFileSystemIsNotAPolicy() throws IOException {
        TestedPolicy root = context("policy \"/\"\n").fabricContext().tested();
        assertTrue(root.problems().get("policy").startsWith("/: "), root::toString);
    }

    @Test
    void aPolicyWithErrorsIsReported() throws IOException {
        write("site.qos", "<qos-policy>\n<x/>\n</qos-policy>\n");
        Map<String, String> problems = context("").fabricContext().tested().problems();
        assertTrue(problems.get("policy").contains("has errors, the first one in line 2"), problems::toString);
    }

    @Test
    void aMissingFabricIsReported() throws IOException {
        Map<String, String> problems = context("policy \"first.qos\"\nfabric \"none\"\n")
                .fabricContext()
                .tested()
                .problems();
        assertEquals("none: no such file.", problems.get("fabric"));
    }

    @Test
    void otherFilesHaveNoTestedPolicy() {
        DocumentContext context =
                new ContextLoader(new DiskFiles(), ContextOverrides.NONE).of(folder.resolve("first.qos"));
        assertEquals(TestedPolicy.NONE, context.fabricContext().tested());
    }

    @Test
    void theHeadersAreKeysOfTheProjectFile() {
        PolicyTestHeaders.KEYWORDS.forEach(header ->
                assertEquals(Key.Kind.FILE, Key.byId(header).orElseThrow().kind()));
    }

    private String levelOf(String headers) throws IOException {
        BoundPolicy policy = context(headers).fabricContext().tested().policy().orElseThrow();
        return policy.policy().levels().stream().map(QosLevel::name).findFirst().orElseThrow();
    }

    private DocumentContext context(String headers) throws IOException {
        write("site.qostest", headers + TEST);
        return new ContextLoader(new DiskFiles(), ContextOverrides.NONE).of(tests);
    }

    private static String policy(String level) {
        return "<qos-policy><qos-levels><qos-level><sn>0</sn><name>" + level
                + "</name><sl>0</sl></qos-level></qos-levels></qos-policy>\n";
    }

    private void write(String name, String text) throws IOException {
        Files.createDirectories(folder.resolve(name).getParent());
        Files.writeString(folder.resolve(name), text);
    }
}
