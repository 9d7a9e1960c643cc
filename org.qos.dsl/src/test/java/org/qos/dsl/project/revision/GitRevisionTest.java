package org.qos.dsl.project.revision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GitRevisionTest {

    @TempDir
    Path folder;

    @BeforeEach
    void aRepository() throws Exception {
        git("init", "-q");
        write("policy.qos", "old");
        write("site/qos.yaml", "policy: ../policy.qos\n");
        write("site/fabric/a", "1");
        write("site/fabric/b c", "2");
        write("site/fabric.txt", "beside the folder");
        Files.createSymbolicLink(folder.resolve("site/link.qos"), Path.of("../policy.qos"));
        Files.createSymbolicLink(folder.resolve("site/outside"), Path.of("../../outside.qos"));
        git("add", "-A");
        git("-c", "user.name=n", "-c", "user.email=e@x", "commit", "-qm", "first");
        git("tag", "v1");
        write("policy.qos", "new");
        Files.delete(folder.resolve("site/fabric/a"));
    }

    @Test
    void filesAreThoseOfTheCommit() throws IOException {
        try (GitRevision revision = revision("v1")) {
            Path policy = revision.root().resolve("policy.qos");
            revision.extract(policy);
            assertEquals("old", Files.readString(policy));
            assertFalse(Files.exists(revision.root().resolve("site")), "only what is wanted is written");
        }
        assertEquals("new", Files.readString(folder.resolve("policy.qos")));
    }

    @Test
    void aFolderHasAllItsFiles() throws IOException {
        try (GitRevision revision = revision("HEAD")) {
            Path fabric = revision.root().resolve("site/../site/fabric");
            assertTrue(revision.isFolder(fabric));
            revision.extract(fabric);
            assertEquals("1", Files.readString(fabric.normalize().resolve("a")));
            assertEquals("2", Files.readString(fabric.normalize().resolve("b c")));
            assertFalse(Files.exists(revision.root().resolve("site/fabric.txt")));
        }
    }

    @Test
    void linksAreFollowedInsideTheRepositoryOnly() throws IOException {
        try (GitRevision revision = revision("v1")) {
            Path link = revision.root().resolve("site/link.qos");
            revision.extract(link);
            assertEquals("old", Files.readString(link));
            assertFalse(revision.isFile(revision.root().resolve("site/outside")));
        }
    }

    @Test
    void theTemporaryFolderIsPrivateAndRemoved() throws IOException {
        GitRevision revision = revision("v1");
        assertEquals(
                "[OWNER_EXECUTE, OWNER_READ, OWNER_WRITE]",
                Files.getPosixFilePermissions(revision.namingFolder()).stream()
                        .map(Enum::name)
                        .sorted()
                        .toList()
                        .toString());
        revision.extract(revision.root());
        revision.close();
        assertFalse(Files.exists(revision.namingFolder()));
    }

    /** As when the process ends while files are written. */
    @Test
    void nothingIsWrittenAfterTheFolderIsRemoved() throws IOException {
        GitRevision revision = revision("v1");
        revision.close();

        revision.extract(revision.root().resolve("policy.qos"));

        assertFalse(Files.exists(revision.namingFolder()));
    }

    @Test
    void aNameInTheTemporaryFolderIsThatOfTheRevision() throws IOException {
        try (GitRevision revision = revision("v1")) {
            assertEquals(
                    "git:v1:/policy.qos",
                    revision.namingFolder()
                            .relativize(revision.root().resolve("policy.qos"))
                            .toString());
        }
    }

    @Test
    void theFolderOfTheCommandIsKnown() throws IOException {
        GitRepository repository = GitRepository.of(folder.resolve("site"));
        assertEquals(folder.toRealPath(), repository.top());
        assertEquals(Path.of("site"), repository.prefix());
    }

    @ParameterizedTest
    @ValueSource(strings = {"nope", "--all", "HEAD..v1", "HEAD~7", "v1:absent", "$(id)"})
    void whatIsNotARevisionIsNamed(String revision) throws IOException {
        GitRepository repository = GitRepository.of(folder);
        String message = assertThrows(GitException.class, () -> repository.revision(revision))
                .getMessage();
        assertTrue(message.startsWith("git:" + revision + ": there is no such revision in "), message);
    }

    @ParameterizedTest
    @CsvSource({"v1:policy.qos, blob", "v1^{tree}, tree"})
    void aRevisionThatIsNotACommitIsNamed(String revision, String type) throws IOException {
        GitRepository repository = GitRepository.of(folder);
        String message = assertThrows(GitException.class, () -> repository.revision(revision))
                .getMessage();
        assertTrue(message.startsWith("git:" + revision + ": is not a commit but a " + type + ";"), message);
    }

    @Test
    void aFolderOutsideOfARepositoryIsNamed(@TempDir Path other) {
        String message =
                assertThrows(GitException.class, () -> GitRepository.of(other)).getMessage();
        assertTrue(message.startsWith(other + ": is not in the working tree of a git repository"), message);
    }

    private GitRevision revision(String name) throws IOException {
        return GitRepository.of(folder).revision(name);
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void git(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        Process git = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String output = new String(git.getInputStream().readAllBytes());
        assertEquals(0, git.waitFor(), output);
    }
}
