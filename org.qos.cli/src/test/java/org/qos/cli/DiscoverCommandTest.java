package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;
import org.qos.fabric.snapshot.SnapshotWriter;
import org.qos.runtime.fabric.SubnetState;

/** What does not need a fabric; DiscoveryIT of org.qos.conformity runs the command on a simulated one. */
class DiscoverCommandTest {

    private static final String[] ABSENT = {"--ca", "no-such-adapter"};

    @TempDir
    Path directory;

    private Shell shell;

    @BeforeEach
    void aShell() {
        shell = new Shell(directory);
    }

    @Test
    void withoutTheDeviceTheCommandSaysWhatIsMissing() {
        Outcome outcome = discover();
        assertEquals(3, outcome.exitCode());
        assertTrue(
                outcome.err().contains("there is no InfiniBand device")
                        || outcome.err().contains("install libibumad")
                        || outcome.err().contains("there is no channel adapter 'no-such-adapter'"),
                outcome.err());
        assertEquals("", outcome.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "255", "-1"})
    void aPortNumberOutOfRangeIsAUsageError(String port) {
        Outcome outcome = discover("--port=" + port);
        assertEquals(2, outcome.exitCode());
        assertEquals("qos: --port: " + port + " is not the number of a port; expected 1 to 254.\n", outcome.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"secret", "0x12345678901234567", "0x", "12"})
    void aMalformedMKeyIsAUsageErrorThatDoesNotShowIt(String key) {
        Outcome outcome = discover("--m-key=" + key);
        assertEquals(2, outcome.exitCode());
        assertEquals(
                "qos: --m-key: the value is not an M_Key; expected 0x and 1 to 16 hexadecimal digits.\n",
                outcome.err());
    }

    @Test
    void theMKeyOfAFileIsReadBeforeTheDevice() throws IOException {
        shell.file("key", "0x12ab\n").file("other", "secret\n");
        Outcome withKey = discover("--m-key-file", "key");
        assertEquals(3, withKey.exitCode());
        assertFalse((withKey.out() + withKey.err()).contains("12ab"), withKey.err());
        assertEquals(
                "qos: other: its content is not an M_Key; expected 0x and 1 to 16 hexadecimal digits.\n",
                discover("--m-key-file", "other").err());
        assertEquals(
                "qos: none: no such file.\n", discover("--m-key-file", "none").err());
        assertEquals(
                "qos: --m-key and --m-key-file: give one of the two.\n",
                discover("--m-key-file", "key", "--m-key", "0x1").err());
    }

    @ParameterizedTest
    @CsvSource({"fabric.txt", "fabric", "fabric.gz", "fabric.ibnetdiscover", "json"})
    void theNameOfASnapshotSaysItsFormat(String name) {
        Outcome outcome = discover("-o", name);
        assertEquals(2, outcome.exitCode());
        assertEquals(
                "qos: --output: the name of a snapshot ends in .json or .json.gz, not '" + name + "'.\n",
                outcome.err());
        assertFalse(shell.exists(name));
    }

    @Test
    void aFileOfAnotherKindIsReplacedOnlyByForce() throws IOException {
        shell.file("other.json", "{\"format\": 1}").file("other.json.gz", "text");
        for (String name : new String[] {"other.json", "other.json.gz"}) {
            Outcome outcome = discover("-o", name);
            assertEquals(2, outcome.exitCode(), outcome.err());
            assertEquals(
                    "qos: " + name + ": not a snapshot of this command; choose another name, or replace it with"
                            + " --force.\n",
                    outcome.err());
            assertEquals(3, discover("--force", "-o", name).exitCode(), "goes on to the device");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"old.json", "old.json.gz"})
    void anOlderSnapshotMayBeReplacedAndStaysWhenThereIsNoFabric(String name) throws IOException {
        Path file = directory.resolve(name);
        SnapshotWriter.write(SubnetState.UNKNOWN, file);
        byte[] before = Files.readAllBytes(file);
        assertEquals(3, discover("-o", name).exitCode());
        assertEquals(before.length, Files.readAllBytes(file).length);
    }

    private Outcome discover(String... options) {
        String[] words = new String[1 + ABSENT.length + options.length];
        words[0] = "discover";
        System.arraycopy(ABSENT, 0, words, 1, ABSENT.length);
        System.arraycopy(options, 0, words, 1 + ABSENT.length, options.length);
        return shell.qos(words);
    }
}
