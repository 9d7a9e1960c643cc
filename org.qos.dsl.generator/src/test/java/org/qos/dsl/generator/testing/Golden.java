package org.qos.dsl.generator.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Expected files under {@code src/test/resources/golden}; rewritten when {@code -Dqos.golden.update=true}. */
public final class Golden {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    private Golden() {}

    /** Compares a text with the expected file of that name. */
    public static void assertMatches(String name, String text) throws IOException {
        Path expected = FOLDER.resolve(name);
        if (Boolean.getBoolean("qos.golden.update")) {
            Files.createDirectories(expected.getParent());
            Files.writeString(expected, text);
        }
        assertEquals(Files.readString(expected), text, name);
    }
}
