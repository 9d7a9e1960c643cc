package org.qos.dsl.project.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.Target;
import org.qos.runtime.partition.Partition;

/** Overrides count more than the project file, which counts more than sibling files. */
class ContextLoaderTest {

    private static final String SIBLING = "Sibling=0x1 : ALL=full ;\n";
    private static final String NAMED = "Named=0x2 : ALL=full ;\n";
    private static final String GIVEN = "Given=0x3 : ALL=full ;\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        write("qos-policy.conf", "");
        write("partitions.conf", SIBLING);
        write("ib/named.conf", NAMED);
        write("given.conf", GIVEN);
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private DocumentContext context(ContextOverrides overrides) {
        return new ContextLoader(new DiskFiles(), overrides).of(folder.resolve("qos-policy.conf"));
    }

    private DocumentContext context() {
        return context(ContextOverrides.NONE);
    }

    private static List<String> partitions(DocumentContext context) {
        return context.fabricContext().partitions().stream()
                .flatMap(known -> known.partitions().stream())
                .map(Partition::name)
                .toList();
    }

    private static List<String> problems(DocumentContext context) {
        return context.problems().stream()
                .map(problem -> problem.key().id() + " " + problem.file().getFileName())
                .toList();
    }

    @Test
    void siblingFilesBelongToAPolicyWithoutAProjectFile() {
        assertEquals(List.of("Default", "Sibling"), partitions(context()));
    }

    @Test
    void siblingsWithTheNameOfThePolicyComeFirst() throws IOException {
        write("lab.partitions.conf", NAMED);
        write("lab.qos", "");
        DocumentContext lab = new ContextLoader(new DiskFiles(), ContextOverrides.NONE).of(folder.resolve("lab.qos"));
        assertEquals(List.of("Default", "Named"), partitions(lab));
    }

    @Test
    void theProjectFileOverridesSiblingsAndOverridesItAll() throws IOException {
        write("qos.yaml", "partitions: ib/named.conf\ntarget: mlnx-5\n");
        assertEquals(List.of("Default", "Named"), partitions(context()));
        assertEquals(Target.MLNX_5, context().fabricContext().target());

        DocumentContext given = context(new ContextOverrides(
                Optional.empty(),
                Optional.of(folder.resolve("given.conf")),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(Target.OPENSM_3_3)));
        assertEquals(List.of("Default", "Given"), partitions(given));
        assertEquals(Target.OPENSM_3_3, given.fabricContext().target());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "# nothing\n", "Lab=xyz : ALL=full ;\n", "qos-levels\nend-qos-levels\n", "\u0001\u0002\u0003"
            })
    void nothingIsConcludedFromAPartitionFileThatOpenSmDrops(String text) throws IOException {
        write("partitions.conf", text);
        DocumentContext context = context();
        assertEquals(List.of("partitions partitions.conf"), problems(context));
        assertFalse(context.problems().get(0).errors().isEmpty());
        assertTrue(context.fabricContext().partitionsUnusable());
        assertEquals(Optional.empty(), context.fabricContext().knownPartitions());
    }

    @Test
    void everyFileThatIsNamedAndMissingIsAProblem() throws IOException {
        write("qos.yaml", "policy: p\npartitions: a\noptions: b\nfabric: c\nsm: no port\n");
        assertEquals(List.of("policy p", "fabric c", "partitions a", "options b", "sm qos.yaml"), problems(context()));
        assertEquals("no such file.", context().problems().get(1).message());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    partitions.conf | # nothing              | defines no partition: OpenSM drops the whole file
                    partitions.conf | Lab=xyz : ALL=full ;   | has errors, the first one in line 1: OpenSM drops the whole
                    partitions.conf | qos-ulps default:0     | is a policy in the OpenSM syntax, not a partition file: OpenSM
                    opensm.opts     | qos-ulps default:0     | is a policy in the OpenSM syntax, not an option file: OpenSM
                    opensm.opts     | Lab=0x10 : ALL=full ;  | has no option of OpenSM: OpenSM ignores every line
                    opensm.opts     | §%°¶     | has no option of OpenSM: OpenSM ignores every line
                    """)
    void theProblemOfAFileSaysWhatItIs(String name, String text, String message) throws IOException {
        write(name, text + "\n");
        DocumentContext context = context();
        assertEquals(
                List.of(message),
                context.problems().stream()
                        .map(problem -> problem.message()
                                .substring(
                                        0,
                                        Math.min(
                                                message.length(),
                                                problem.message().length())))
                        .toList());
        assertEquals(Optional.empty(), context.fabricContext().options());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "# QoS is off\n", "no_such_option 1\nqos TRUE\n", "activity_report_subjects none\n"})
    void anOptionFileMayHaveNoOptionsOrUnknownOnesBesideOthers(String text) throws IOException {
        write("opensm.opts", text);
        assertEquals(List.of(), problems(context()));
        assertTrue(context().fabricContext().options().isPresent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE"})
    void aFileInAnotherEncodingSaysSo(String charset) throws IOException {
        Files.write(folder.resolve("partitions.conf"), NAMED.getBytes(charset));
        DocumentContext context = context();
        assertTrue(context.fabricContext().partitionsUnusable());
        assertEquals(
                "cannot be read: it is encoded in UTF-16, which neither qos nor OpenSM reads as text; convert it with 'iconv -f "
                        + charset + " -t UTF-8'",
                context.problems().get(0).message());
    }

    @Test
    void aFileThatIsNotASnapshotGivesNoFabric() throws IOException {
        write("fabric.ibnetdiscover", "\u0000\u0001");
        assertEquals(List.of("fabric fabric.ibnetdiscover"), problems(context()));
        assertTrue(context().fabricContext().fabric().isEmpty());
    }

    @Test
    void underAProjectFileWithErrorsNothingIsKnown() throws IOException {
        write("qos.yaml", "partition: ib/named.conf\n");
        assertSame(FabricContext.UNKNOWN, context().fabricContext());
    }

    @Test
    void equalFilesGiveEqualContexts() throws IOException {
        write("opensm.opts", "qos TRUE\n");
        ContextLoader loader = new ContextLoader(new DiskFiles(), ContextOverrides.NONE);
        Path policy = folder.resolve("qos-policy.conf");
        assertEquals(loader.of(policy), loader.of(policy));
    }
}
