package org.qos.fabric.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** New content beside the file that it is for, and the folders that are made for it. */
class PreparedFileTest {

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void aFileInAFolderThatIsMissing() {
        file = folder.resolve("a/b/file");
    }

    @Test
    void contentIsCompleteBeforeItIsInItsPlace() throws IOException {
        PreparedFile prepared = prepare("new");
        assertFalse(Files.exists(file));
        assertEquals("new", Files.readString(prepared.temporary()));
        assertEquals(file.getParent(), prepared.temporary().getParent());
        prepared.commit();
        assertEquals("new", Files.readString(file));
        assertEquals(List.of("file"), names(file.getParent()));
    }

    @Test
    void discardingAfterTheCommitKeepsTheFile() throws IOException {
        PreparedFile prepared = prepare("new");
        prepared.commit();
        prepared.discard();
        assertEquals("new", Files.readString(file));
    }

    @Test
    void removingTakesTheFileAndTheFoldersThatWereMadeForIt() throws IOException {
        PreparedFile prepared = prepare("new");
        prepared.commit();
        prepared.remove();
        assertEquals(List.of(), names(folder));
    }

    @Test
    void foldersThatGotOtherFilesMeanwhileStay() throws IOException {
        PreparedFile prepared = prepare("new");
        Files.writeString(folder.resolve("a/other"), "x");
        prepared.discard();
        assertEquals(List.of("other"), names(folder.resolve("a")));
    }

    @Test
    void ofTwoPreparedContentsTheLastCommitCounts() throws IOException {
        PreparedFile one = prepare("one");
        PreparedFile two = prepare("two");
        two.commit();
        one.commit();
        assertEquals("one", Files.readString(file));
        one.discard();
        two.discard();
        assertEquals(List.of("file"), names(file.getParent()));
    }

    @Test
    void noFolderIsMadeBelowAFile() throws IOException {
        Files.writeString(folder.resolve("a"), "a file");
        assertThrows(IOException.class, () -> prepare("new"));
        assertEquals(List.of("a"), names(folder));
    }

    @Test
    void aFolderIsNotMadeInThePlaceOfABrokenLink() throws IOException {
        Files.createSymbolicLink(folder.resolve("a"), folder.resolve("absent"));
        FileSystemException refused = assertThrows(FileSystemException.class, () -> prepare("new"));
        assertEquals("it is a symbolic link to a folder that does not exist; remove the link", refused.getReason());
        assertEquals(folder.resolve("a").toString(), refused.getFile());
        assertEquals(List.of("a"), names(folder));
    }

    @Test
    void aLinkToAFolderIsAFolder() throws IOException {
        Files.createDirectory(folder.resolve("real"));
        Files.createSymbolicLink(folder.resolve("a"), folder.resolve("real"));
        prepare("new").commit();
        assertTrue(Files.isSymbolicLink(folder.resolve("a")));
        assertEquals("new", Files.readString(folder.resolve("real/b/file")));
    }

    private PreparedFile prepare(String text) throws IOException {
        return AtomicFile.prepare(file, text.getBytes());
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }
}
