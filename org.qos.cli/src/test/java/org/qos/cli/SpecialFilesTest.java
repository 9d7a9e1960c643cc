package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;

/** A file that cannot be read to its end is refused in every place where a user can name one. */
class SpecialFilesTest extends CommandTest {

    private static final List<String> PLACES = List.of(
            "check %s",
            "check site.qos %s",
            "check --language rfc %s",
            "check --partitions %s site.qos",
            "check --opts %s site.qos",
            "check --fabric %s site.qos",
            "check --config %s site.qos",
            "check --baseline %s site.qos",
            "check --write-baseline %s site.qos",
            "check project/partitions/site.qos",
            "check project/options/site.qos",
            "check project/fabric/site.qos",
            "check --config project/policy/qos.yaml",
            "fmt %s",
            "fmt --check site.qos %s",
            "fmt --config %s site.qos",
            "generate %s --out out",
            "generate site.qos --out out --partitions %s",
            "generate site.qos --out out --fabric %s",
            "convert %s --to opensm",
            "convert site.qos --to opensm --fabric %s",
            "init --from %s new",
            "match --policy %s --queries queries",
            "match --policy site.qos --queries %s",
            "explain --policy %s from 1 to 2",
            "explain --policy site.qos --opts %s from 1 to 2",
            "explain --policy site.qos --partitions %s from 1 to 2",
            "simulate --policy site.qos --traffic %s",
            "report --policy site.qos --traffic %s -o -",
            "path --policy %s from 1 to 2",
            "path --policy site.qos --fabric %s from 1 to 2");

    /** Places where a folder stands for its files. */
    private static final Set<String> TAKES_FOLDERS = Set.of(
            "check %s",
            "check site.qos %s",
            "check --language rfc %s",
            "check --config project/policy/qos.yaml",
            "fmt %s",
            "fmt --check site.qos %s",
            "init --from %s new");

    @BeforeEach
    void aSite() throws IOException {
        shell.file("site.qos", Texts.POLICY).file("queries", "");
    }

    static Stream<Arguments> placesAndFiles() {
        return Stream.of(SpecialFile.values()).flatMap(file -> PLACES.stream()
                .filter(place -> file != SpecialFile.FOLDER || !takesFolder(place))
                .map(place -> Arguments.of(place, file)));
    }

    private static boolean takesFolder(String place) {
        return TAKES_FOLDERS.contains(place) || place.contains("--fabric") || place.contains("/fabric/");
    }

    @ParameterizedTest
    @MethodSource("placesAndFiles")
    @Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aSpecialFileIsRejected(String place, SpecialFile file) throws Exception {
        try (AutoCloseable made = file.make(directory.resolve("special"))) {
            for (String key : List.of("policy", "partitions", "options", "fabric")) {
                shell.file("project/" + key + "/qos.yaml", key + ": " + directory.resolve("special") + "\n")
                        .file("project/" + key + "/site.qos", Texts.POLICY);
            }
            Outcome outcome = shell.qos(place.replace("%s", "special").split(" "));
            assertEquals(3, outcome.exitCode(), outcome.toString());
            assertTrue(
                    outcome.err().contains("special: cannot be read: " + file.reason)
                            || outcome.err().contains("special: cannot be written: " + file.reason),
                    outcome.err());
            assertFalse(outcome.err().contains("internal error"), outcome.err());
            assertFalse(outcome.err().contains("pass - "), "not every place takes standard input: " + outcome.err());
        }
    }

    static Stream<Arguments> foundNames() {
        return Stream.of(SpecialFile.values())
                .filter(file -> file != SpecialFile.FOLDER)
                .flatMap(file -> Stream.of("qos.yaml", "partitions.conf", "opensm.opts", "fabric.ibnetdiscover")
                        .map(name -> Arguments.of(name, file)));
    }

    @ParameterizedTest
    @MethodSource("foundNames")
    @Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aSpecialFileThatIsFoundByItsNameIsRejected(String name, SpecialFile file) throws Exception {
        shell.file("found/site.qos", Texts.POLICY);
        try (AutoCloseable made = file.make(directory.resolve("found").resolve(name))) {
            // generate writes an option file, and reads none
            String other = name.equals("opensm.opts") ? "check found" : "generate found/site.qos --out out";
            for (String command : List.of("check found/site.qos", other)) {
                Outcome outcome = shell.qos(command.split(" "));
                assertEquals(3, outcome.exitCode(), outcome.toString());
                assertTrue(outcome.err().contains(name + ": cannot be read: " + file.reason), outcome.err());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"qos.yaml", "partitions.conf", "other.qos"})
    void aLinkToNothingIsReported(String name) throws IOException {
        shell.file("found/site.qos", Texts.POLICY);
        Files.createSymbolicLink(directory.resolve("found").resolve(name), Path.of("gone"));

        Outcome outcome = shell.qos("check", "found");

        assertEquals(3, outcome.exitCode(), outcome.toString());
        assertTrue(outcome.err().contains(name + ": no such file"), outcome.err());
    }

    /** What no command reads. */
    enum SpecialFile {
        ENDLESS("it is a device") {
            @Override
            AutoCloseable make(Path file) throws IOException {
                Files.createSymbolicLink(file, Path.of("/dev/zero"));
                return () -> {};
            }
        },
        FIFO_WITHOUT_WRITER("it is a named pipe") {
            @Override
            AutoCloseable make(Path file) throws IOException, InterruptedException {
                assertEquals(
                        0, new ProcessBuilder("mkfifo", file.toString()).start().waitFor());
                return () -> {};
            }
        },
        SOCKET("it is a socket") {
            @Override
            AutoCloseable make(Path file) throws IOException {
                return ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(UnixDomainSocketAddress.of(file));
            }
        },
        FOLDER("it is a folder") {
            @Override
            AutoCloseable make(Path file) throws IOException {
                Files.createDirectory(file);
                return () -> {};
            }
        },
        TOO_LARGE("it has more than") {
            @Override
            AutoCloseable make(Path file) throws IOException {
                try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
                    sparse.setLength(1L << 33);
                }
                return () -> {};
            }
        };

        private final String reason;

        SpecialFile(String reason) {
            this.reason = reason;
        }

        abstract AutoCloseable make(Path file) throws IOException, InterruptedException;
    }
}
