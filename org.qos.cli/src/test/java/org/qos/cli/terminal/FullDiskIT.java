package org.qos.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.cli.Main;
import org.qos.cli.console.ExitCode;

/**
 * Commands whose files cannot be written to their end, as on a full disk: the shell limits the size of files to two blocks
 * ({@code ulimit -f}, POSIX), which is 1024 or 2048 bytes.
 */
@DisabledOnOs(OS.WINDOWS)
class FullDiskIT {

    private static final String POLICY =
            """
            <!-- %s -->
            <qos-policy>
            <qos-levels>
                <qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level>
            </qos-levels>
            </qos-policy>
            """
                    .formatted("x".repeat(3000));

    @TempDir
    Path site;

    @BeforeEach
    void writePolicy() throws IOException {
        Files.writeString(site.resolve("site.qos"), POLICY);
    }

    @ParameterizedTest
    @CsvSource({
        "fmt site.qos, site.qos",
        "check site.qos --write-baseline known.json, known.json",
        "generate site.qos --out new, new/qos-policy.conf",
        "report --policy site.qos -o page.html, page.html"
    })
    void allFilesAreAsBefore(String command, String file) throws Exception {
        if (command.startsWith("check")) {
            Files.writeString(site.resolve("site.qos"), unusedGroups());
        }
        Map<String, String> before = files();

        Process process = limited(command).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertEquals(ExitCode.FAILED, process.waitFor(), output);
        assertTrue(output.contains("qos: " + file + ": cannot be written: "), output);
        assertEquals(before, files());
    }

    /** Each group is a finding, which a baseline lists. */
    private static String unusedGroups() {
        StringBuilder groups = new StringBuilder("<qos-policy>\n<port-groups>\n");
        for (int i = 0; i < 40; i++) {
            groups.append("<port-group><name>G").append(i).append("</name><use>u</use></port-group>\n");
        }
        return groups.append("</port-groups>\n")
                .append(POLICY.substring(POLICY.indexOf("<qos-levels>")))
                .toString();
    }

    private ProcessBuilder limited(String command) {
        ProcessBuilder process = QosProcess.of(Main.class, command.split(" "));
        List<String> arguments = new ArrayList<>(process.command());
        arguments.add(arguments.indexOf("-cp"), "-XX:-UsePerfData"); // a file of the JVM that is larger
        List<String> shell = new ArrayList<>(List.of("sh", "-c", "ulimit -f 2; exec \"$@\"", "sh"));
        shell.addAll(arguments);
        return process.command(shell).directory(site.toFile()).redirectErrorStream(true);
    }

    /** All files below the folder with their content. */
    private Map<String, String> files() throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.walk(site)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                content.put(site.relativize(file).toString(), Files.readString(file));
            }
        }
        return content;
    }
}
