package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tests start the server with the JVM options of the launchers. */
class LaunchersTest {

    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    @ParameterizedTest
    @ValueSource(strings = {"org.qos.cli/src/main/sh/start.sh", "vscode-extension/src/server.ts"})
    void giveTheOptionsThatAreTested(String launcher) throws IOException {
        String text = Files.readString(ROOT.resolve(launcher));

        for (String option : ServerProcess.LAUNCHERS_OPTIONS) {
            assertTrue(text.contains(option), option);
        }
    }
}
