package org.qos.cli.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.runtime.partition.Partition;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Which partition file a policy is used with when it is compared with a running OpenSM. */
class PolicyOptionTest {

    private static final String POLICY = "qos-ulps\n  default: 0\nend-qos-ulps\n";

    @TempDir
    Path directory;

    @BeforeEach
    void files() throws IOException {
        write("installed/opensm.conf", "qos TRUE\npartition_config_file " + directory + "/installed/prtn\n");
        write("installed/prtn", partition("Installed"));
        write("site/qos-policy.conf", POLICY);
    }

    @Test
    void aPartitionFileThatNothingNamesIsTheOneOfTheOptions() {
        assertEquals(List.of("Installed"), installed("--policy", "site/qos-policy.conf"));
        assertEquals(List.of("Installed"), installed("--policy", "-"));
    }

    @Test
    void aPartitionFileNextToThePolicyCountsMore() throws IOException {
        write("site/partitions.conf", partition("Sibling"));
        assertEquals(List.of("Sibling"), installed("--policy", "site/qos-policy.conf"));
    }

    @Test
    void aPartitionFileThatIsNamedCountsMore() throws IOException {
        write("named", partition("Named"));
        assertEquals(List.of("Named"), installed("--policy", "site/qos-policy.conf", "--partitions", "named"));
    }

    @Test
    void aPartitionFileThatIsNamedAndAbsentIsAnError() {
        CommandFailed failed = assertThrows(
                CommandFailed.class, () -> installed("--policy", "site/qos-policy.conf", "--partitions", "absent"));
        assertTrue(failed.getMessage().contains("absent: no such file"), failed.getMessage());
    }

    /** OpenSM then has the default partition only. */
    @Test
    void optionsThatNameAnAbsentFileNameNone() throws IOException {
        Files.delete(directory.resolve("installed/prtn"));
        assertEquals(List.of(), installed("--policy", "site/qos-policy.conf"));
    }

    /** The partitions, without the default one. */
    private List<String> installed(String... arguments) {
        PolicyOption option = new PolicyOption();
        new CommandLine(CommandSpec.create().addMixin("policy", CommandSpec.forAnnotatedObject(option)))
                .parseArgs(Stream.concat(Stream.of("--opts", "installed/opensm.conf"), Stream.of(arguments))
                        .toArray(String[]::new));
        PrintWriter out = new PrintWriter(new StringWriter());
        Console console =
                new Console(new ByteArrayInputStream(POLICY.getBytes(StandardCharsets.UTF_8)), out, out, directory);
        return option.loadInstalled(console).partitions().partitions().stream()
                .map(Partition::name)
                .filter(name -> !name.equals(Partition.DEFAULT_NAME))
                .toList();
    }

    private static String partition(String name) {
        return name + "=0x11 : ALL=full ;\n";
    }

    private void write(String name, String text) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
