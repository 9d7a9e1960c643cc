package org.qos.dsl.project;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.language.Language;

class FolderFilesTest {

    @TempDir
    private Path folder;

    private Path policy(String path) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "");
    }

    @Test
    void findsFilesOfOurLanguagesAndNoOthers() throws IOException {
        Path policy = policy("a/qos-policy.conf");
        policy("a/nginx.conf");
        policy("target/qos-policy.conf");
        policy(".git/qos-policy.conf");

        assertEquals(List.of(policy), in(List.of(folder)));
    }

    @Test
    void aFolderWithinAnotherAndTheSameOneTwiceAddNothing() throws IOException {
        Path policy = policy("a/qos-policy.conf");

        assertEquals(List.of(policy), in(List.of(folder, folder.resolve("a"), folder)));
    }

    @ParameterizedTest
    @ValueSource(strings = {".opensm", "target", "node_modules"})
    void theClientsOwnFolderIsEnteredWhateverItsName(String name) throws IOException {
        Path policy = policy(name + "/qos-policy.conf");

        assertEquals(List.of(policy), in(List.of(folder.resolve(name))));
    }

    @Test
    void aFolderThatIsALinkIsEnteredAndAFileThatIsOneIsFound() throws IOException {
        policy("real/v3.conf");
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("real"));
        Files.createSymbolicLink(folder.resolve("real/qos-policy.conf"), folder.resolve("real/v3.conf"));

        assertEquals(List.of(link.resolve("qos-policy.conf")), in(List.of(link)));
    }

    @Test
    void aFolderThatIsNotThereIsEmpty() {
        assertEquals(List.of(), in(List.of(folder.resolve("none"))));
    }

    @Test
    void linksInACircleAreNotFollowed() throws IOException {
        Path policy = policy("a/qos-policy.conf");
        Files.createSymbolicLink(folder.resolve("a/back"), folder);

        assertEquals(List.of(policy), FolderFiles.allIn(folder, FolderFilesTest::isKnown));
    }

    private static List<Path> in(List<Path> folders) {
        return FolderFiles.firstIn(folders, FolderFilesTest::isKnown);
    }

    private static boolean isKnown(Path file) {
        return Language.byFileName(file.getFileName().toString()).isPresent();
    }
}
