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
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.Target;
import org.qos.dsl.project.settings.Key;
import org.qos.runtime.partition.Partition;

/** Which file is which part of a context: flags, project files and siblings, each part by itself. */
class ContextPrecedenceTest {

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static String partition(String name) {
        return name + "=0x1 : ALL=full ;\n";
    }

    private Optional<Path> path(boolean given, String name) {
        return given ? Optional.of(folder.resolve(name)) : Optional.empty();
    }

    private DocumentContext context(String file, ContextOverrides overrides) {
        return new ContextLoader(new DiskFiles(), overrides).of(folder.resolve(file));
    }

    private static List<String> names(DocumentContext context) {
        return context.fabricContext().partitions().stream()
                .flatMap(known -> known.partitions().stream())
                .map(Partition::name)
                .filter(name -> !name.equals("Default"))
                .toList();
    }

    private static ContextOverrides config(Path file) {
        return new ContextOverrides(
                Optional.of(file),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static List<Key> problems(DocumentContext context) {
        return context.problems().stream().map(ContextProblem::key).toList();
    }

    @ParameterizedTest(name = "flag {0}, qos.yaml {1}, sibling {2}: {3}")
    @CsvSource({
        "true, true, true, Flag",
        "true, true, false, Flag",
        "true, false, true, Flag",
        "true, false, false, Flag",
        "false, true, true, Named",
        "false, true, false, Named",
        "false, false, true, Sibling",
        "false, false, false, "
    })
    void partitionsComeFromTheFlagElseTheProjectElseASibling(boolean flag, boolean named, boolean sibling, String name)
            throws IOException {
        write("flag.conf", partition("Flag"));
        write("named.conf", partition("Named"));
        write("qos.yaml", named ? "partitions: named.conf\n" : "sm: 0x1\n");
        if (sibling) {
            write("partitions.conf", partition("Sibling"));
        }
        DocumentContext context = context(
                "qos-policy.conf",
                new ContextOverrides(
                        Optional.empty(),
                        path(flag, "flag.conf"),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
        assertEquals(name == null ? List.of() : List.of(name), names(context));
        assertFalse(problems(context).contains(Key.PARTITIONS));
    }

    @ParameterizedTest(name = "flag {0}, qos.yaml {1}, sibling {2}: {3}")
    @CsvSource({
        "true, true, true, flag.opts",
        "false, true, true, named.opts",
        "false, false, true, opensm.opts",
        "false, false, false, "
    })
    void optionsComeFromTheFlagElseTheProjectElseASibling(boolean flag, boolean named, boolean sibling, String name)
            throws IOException {
        write("flag.opts", "qos TRUE\n");
        write("named.opts", "qos TRUE\n");
        write("qos.yaml", named ? "options: named.opts\n" : "");
        if (sibling) {
            write("opensm.opts", "qos TRUE\n");
        }
        DocumentContext context = context(
                "qos-policy.conf",
                new ContextOverrides(
                        Optional.empty(),
                        Optional.empty(),
                        path(flag, "flag.opts"),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
        assertEquals(
                Optional.ofNullable(name).map(n -> folder.resolve(n).toUri().toString()),
                context.options().map(ContextFile::uri));
        assertEquals(name != null, context.fabricContext().options().isPresent());
    }

    @ParameterizedTest(name = "{0} with {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    lab.qos             | lab.partitions.conf partitions.conf | lab.partitions.conf
                    lab.qos-policy.conf | lab.partitions.conf partitions.conf | lab.partitions.conf
                    lab.qos             | x.partitions.conf partitions.conf   | partitions.conf
                    lab.qos             | x.partitions.conf                   |
                    qos-policy.conf     | qos-policy.partitions.conf          |
                    lab.conf            | lab.partitions.conf                 |
                    a.b.qos             | a.b.partitions.conf a.partitions.conf | a.b.partitions.conf
                    """)
    void aSiblingHasTheNameOfThePolicyOrTheUsualOne(String policy, String files, String sibling) {
        SiblingFiles siblings = new SiblingFiles(
                Path.of("/site").resolve(policy),
                file -> file.getParent().equals(Path.of("/site"))
                        && List.of(files.split(" ")).contains(file.getFileName().toString()));
        assertEquals(Optional.ofNullable(sibling), siblings.partitions().map(file -> file.getFileName()
                .toString()));
    }

    @Test
    void optionAndFabricFilesAreSiblingsByTheirOwnNames() {
        TreeSet<String> asked = new TreeSet<>();
        SiblingFiles siblings = new SiblingFiles(
                Path.of("/site/lab.qos"), file -> !asked.add(file.getFileName().toString()));
        assertEquals(Optional.empty(), siblings.options());
        assertEquals(List.of("lab.opensm.opts", "opensm.conf", "opensm.opts"), List.copyOf(asked));
        asked.clear();
        assertEquals(Optional.empty(), siblings.fabric());
        assertEquals(List.of("fabric.ibnetdiscover", "lab.ibnetdiscover"), List.copyOf(asked));
    }

    @Test
    void aNestedProjectHidesTheOuterOneAltogether() throws IOException {
        write("qos.yaml", "partitions: outer.conf\ntarget: mlnx-5\n");
        write("outer.conf", partition("Outer"));
        write("lab/qos.yaml", "routing-engine: ftree\n");
        DocumentContext inner = context("lab/a.qos", ContextOverrides.NONE);
        assertEquals(List.of(), names(inner));
        assertEquals(Target.OPENSM_3_3, inner.fabricContext().target());
        assertEquals(Optional.of("ftree"), inner.settings().routingEngine());
        DocumentContext outer = context("a/b/c.qos", ContextOverrides.NONE);
        assertEquals(List.of("Outer"), names(outer));
        assertEquals(Target.MLNX_5, outer.fabricContext().target());
    }

    @Test
    void oneCallLoadsTheFilesOfTwoProjects() throws IOException {
        for (String project : List.of("One", "Two")) {
            write(
                    project + "/qos.yaml",
                    "partitions: p.conf\nrules: {octal-literal: " + (project.equals("One") ? "off" : "error") + "}\n");
            write(project + "/p.conf", partition(project));
        }
        ContextLoader loader = new ContextLoader(new DiskFiles(), ContextOverrides.NONE);
        DocumentContext one = loader.of(folder.resolve("One/a.qos"));
        DocumentContext two = loader.of(folder.resolve("Two/a.qos"));
        assertEquals(List.of("One"), names(one));
        assertEquals(List.of("Two"), names(two));
        assertEquals(List.of("One"), names(loader.of(folder.resolve("One/b.qos"))));
        assertFalse(one.settings().rules().equals(two.settings().rules()));
    }

    @Test
    void theProjectFileOfAFlagCountsForAllFiles() throws IOException {
        Path given = write("elsewhere/site.yaml", "partitions: given.conf\n");
        write("elsewhere/given.conf", partition("Given"));
        write("qos.yaml", "partitions: own.conf\n");
        write("own.conf", partition("Own"));
        assertEquals(List.of("Given"), names(context("a.qos", config(given))));
        assertEquals(List.of("Given"), names(context("x/y/a.qos", config(given))));
        ContextLoader loader = new ContextLoader(new DiskFiles(), config(given));
        assertEquals(Optional.of(given), loader.projectFile(folder.resolve("a.qos")));
    }

    @Test
    void withAProjectFileThatIsMissingNothingIsKnown() {
        DocumentContext context = context("a.qos", config(folder.resolve("none.yaml")));
        assertSame(FabricContext.UNKNOWN, context.fabricContext());
    }

    @Test
    void aFolderInPlaceOfAFileIsAProblemOfItsKey() throws IOException {
        Files.createDirectories(folder.resolve("partitions"));
        write("qos.yaml", "partitions: partitions\noptions: partitions\n");
        DocumentContext context = context("a.qos", ContextOverrides.NONE);
        assertEquals(List.of(Key.PARTITIONS, Key.OPTIONS), problems(context));
        assertTrue(context.fabricContext().partitionsUnusable());
        assertEquals(Optional.empty(), context.options());
    }

    @Test
    void aSiblingThatIsAFolderIsNotASibling() throws IOException {
        Files.createDirectories(folder.resolve("partitions.conf"));
        DocumentContext context = context("a.qos", ContextOverrides.NONE);
        assertEquals(List.of(), context.problems());
        assertFalse(context.fabricContext().partitionsUnusable());
    }

    @Test
    void linesThatOpenSmIgnoresLeaveTheOptionsKnown() throws IOException {
        write("opensm.opts", "qos TRUE\nno_such_option 1\nqos maybe\n");
        DocumentContext context = context("a.qos", ContextOverrides.NONE);
        assertEquals(List.of(), context.problems());
        assertTrue(context.fabricContext().options().isPresent());
    }

    @Test
    void aPolicyInPlaceOfAnOptionFileIsAProblem() throws IOException {
        write("opensm.opts", "qos-levels\nqos-level\nend-qos-level\nend-qos-levels\n");
        DocumentContext context = context("a.qos", ContextOverrides.NONE);
        assertEquals(List.of(Key.OPTIONS), problems(context));
        assertEquals(
                List.of("wrong-language"),
                context.problems().get(0).errors().stream()
                        .map(error -> error.code())
                        .toList());
        assertEquals(Optional.empty(), context.fabricContext().options());
    }

    @Test
    void filesOnDiskAreReadOnce() throws IOException {
        Path file = write("partitions.conf", partition("Before"));
        ContextLoader loader = new ContextLoader(new DiskFiles(), ContextOverrides.NONE);
        assertEquals(List.of("Before"), names(loader.of(folder.resolve("a.qos"))));
        Files.writeString(file, partition("After"));
        assertEquals(List.of("Before"), names(loader.of(folder.resolve("b.qos"))));
        assertEquals(List.of("After"), names(context("a.qos", ContextOverrides.NONE)));
    }
}
