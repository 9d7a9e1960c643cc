package org.qos.dsl.generator.output;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.runtime.form.FormKind;

class OutputFolderTest {

    private static final GeneratedFile OPTIONS = GeneratedFile.ofText("opensm.opts", "qos TRUE\n");
    private static final GeneratedFile CLASS = GeneratedFile.ofText("org/site/Policy.java", "// é\n");

    @TempDir
    Path folder;

    @Test
    void writesFilesThatAreMissing() throws IOException {
        assertEquals(List.of("opensm.opts", "org/site/Policy.java"), output().write(List.of(OPTIONS, CLASS)));
        assertEquals("// é\n", Files.readString(folder.resolve("org/site/Policy.java")));
        assertEquals(2, fileCount());
    }

    @Test
    void bytesThatAreNotTextStayAsTheyAre() throws IOException {
        GeneratedFile binary = new GeneratedFile("Policy.rules", new byte[] {0, -1, 13, 10});
        assertEquals(List.of("Policy.rules"), output().write(List.of(binary)));
        assertArrayEquals(binary.bytes(), Files.readAllBytes(folder.resolve("Policy.rules")));
        assertEquals(List.of(), output().differing(List.of(binary)));
    }

    @Test
    void makesTheFolder() throws IOException {
        new OutputFolder(folder.resolve("new/out")).write(List.of(OPTIONS));
        assertEquals("qos TRUE\n", Files.readString(folder.resolve("new/out/opensm.opts")));
    }

    @Test
    void leavesFilesAloneThatNeedNoChange() throws IOException {
        output().write(List.of(OPTIONS, CLASS));
        FileTime longAgo = FileTime.fromMillis(1_000_000);
        Files.setLastModifiedTime(folder.resolve("opensm.opts"), longAgo);
        assertEquals(List.of(), output().write(List.of(OPTIONS, CLASS)));
        assertEquals(longAgo, Files.getLastModifiedTime(folder.resolve("opensm.opts")));
    }

    @Test
    void listsTheFilesThatDifferWithoutWriting() throws IOException {
        Files.writeString(folder.resolve("opensm.opts"), "qos FALSE\n");
        assertEquals(List.of("opensm.opts", "org/site/Policy.java"), output().differing(List.of(OPTIONS, CLASS)));
        assertEquals("qos FALSE\n", Files.readString(folder.resolve("opensm.opts")));
        assertEquals(1, fileCount());
    }

    @Test
    void writesNothingWhenOneFileCannotBePrepared() throws IOException {
        Files.writeString(folder.resolve("opensm.opts"), "qos FALSE\n");
        Files.writeString(folder.resolve("org"), "a file where a folder is needed");
        assertThrows(IOException.class, () -> output().write(List.of(OPTIONS, CLASS)));
        assertEquals("qos FALSE\n", Files.readString(folder.resolve("opensm.opts")));
        assertEquals(2, fileCount());
    }

    @Test
    void writesNothingWhereAFolderIsInTheWay() throws IOException {
        Files.createDirectories(folder.resolve("org/site/Policy.java"));
        assertThrows(IOException.class, () -> output().write(List.of(OPTIONS, CLASS)));
        assertEquals(0, fileCount());
    }

    @Test
    void writesNothingWhenAFileElsewhereCannotBeReplaced() throws IOException {
        Path elsewhere = Files.createDirectory(folder.resolve("opensm.conf"));
        OutputFolder fresh = new OutputFolder(folder.resolve("new/out"));
        FileSystemException failure = assertThrows(
                FileSystemException.class, () -> fresh.write(List.of(OPTIONS, CLASS), Map.of(elsewhere, new byte[1])));
        assertEquals(elsewhere.toString(), failure.getFile());
        assertEquals("it is a folder, not a file", failure.getReason());
        assertFalse(Files.exists(folder.resolve("new")), "folders that were made are removed");
    }

    @Test
    void replacesFilesElsewhereInTheSameStep() throws IOException {
        Path elsewhere = Files.writeString(folder.resolve("opensm.conf"), "qos FALSE\n");
        new OutputFolder(folder.resolve("out")).write(List.of(OPTIONS), Map.of(elsewhere, "qos TRUE\n".getBytes()));
        assertEquals("qos TRUE\n", Files.readString(elsewhere));
        assertEquals("qos TRUE\n", Files.readString(folder.resolve("out/opensm.opts")));
    }

    @Test
    void namesTheLinkThatLeadsNowhere() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("out"), folder.resolve("absent"));
        FileSystemException ofFolder =
                assertThrows(FileSystemException.class, () -> new OutputFolder(link).write(List.of(OPTIONS)));
        assertEquals(link.toString(), ofFolder.getFile());
        assertEquals("it is a symbolic link to a folder that does not exist; remove the link", ofFolder.getReason());
        Path file = Files.createSymbolicLink(folder.resolve("opensm.opts"), folder.resolve("absent"));
        FileSystemException ofFile = assertThrows(FileSystemException.class, () -> output().write(List.of(OPTIONS)));
        assertEquals(file.toString(), ofFile.getFile());
        assertEquals("it is a symbolic link to a file that does not exist; remove the link", ofFile.getReason());
    }

    @Test
    void putsBackWhatWasReplacedWhenALaterFileFails() throws IOException {
        Path replaced = folder.resolve("opensm.opts");
        Files.writeString(replaced, "qos FALSE\n");
        FileReplacement first = FileReplacement.prepare(replaced, "qos TRUE\n".getBytes());
        FileReplacement second = FileReplacement.prepare(folder.resolve("new"), "x".getBytes());
        first.commit();
        second.commit();
        first.undo();
        second.undo();
        assertEquals("qos FALSE\n", Files.readString(replaced));
        assertEquals(1, fileCount());
    }

    @Test
    void onlyWhatWasGeneratedAndNotEditedMayBeReplaced() throws IOException {
        GeneratedFile before =
                GeneratedFile.ofText("opensm.opts", "qos FALSE\n").marked();
        GeneratedFile after = OPTIONS.marked();
        output().write(List.of(before));
        assertEquals(Optional.empty(), output().refused(List.of(after), Set.of(), false));
        Files.writeString(folder.resolve("opensm.opts"), before.text() + "# by hand\n");
        assertEquals(
                Optional.of(new Replacement(Replacement.Reason.NOT_GENERATED, List.of("opensm.opts"))),
                output().refused(List.of(after), Set.of(), false));
        assertEquals(Optional.empty(), output().refused(List.of(after), Set.of(), true));
        assertEquals(
                Optional.of(new Replacement(Replacement.Reason.IS_INPUT, List.of("opensm.opts"))),
                output().refused(List.of(after), Set.of(folder.resolve("opensm.opts")), true));
    }

    @ParameterizedTest
    @EnumSource
    void storedFormsThatNobodyEditedMayBeReplaced(FormKind kind) throws IOException {
        GeneratedFile after = new GeneratedFile("SitePolicy.form", kind.withHeader(new byte[] {2}));
        output().write(List.of(new GeneratedFile("SitePolicy.form", kind.withHeader(new byte[] {1}))));
        assertEquals(Optional.empty(), output().refused(List.of(after), Set.of(), false));

        Files.write(folder.resolve("SitePolicy.form"), new byte[] {3});
        assertEquals(
                Optional.of(new Replacement(Replacement.Reason.NOT_GENERATED, List.of("SitePolicy.form"))),
                output().refused(List.of(after), Set.of(), false));
    }

    @Test
    void theMarkIsACommentInFrontOfTheText() {
        assertTrue(OPTIONS.marked().text().matches("# [^\n]*sha256 [0-9a-f]{64}\nqos TRUE\n"));
        assertTrue(CLASS.marked().text().matches("// [^\n]*sha256 [0-9a-f]{64}\n// é\n"));
        GeneratedFile compiled = new GeneratedFile("Policy.rules", new byte[] {1});
        assertEquals(compiled, compiled.marked());
    }

    private OutputFolder output() {
        return new OutputFolder(folder);
    }

    private long fileCount() throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.filter(Files::isRegularFile).count();
        }
    }
}
