package org.qos.conformity.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GrowingTextTest {

    @Test
    void whatIsAddedIsSeenAtTheNextRead(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("log");
        GrowingText text = new GrowingText(file);
        assertEquals("", text.read().toString());
        Files.writeString(file, "one ");
        assertEquals("one ", text.read().toString());
        Files.writeString(file, "two", StandardOpenOption.APPEND);
        assertEquals("one two", text.read().toString());
        assertEquals("one two", text.tail());
    }

    @Test
    void theTailOfALongTextIsItsEnd(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("log");
        Files.writeString(file, "-".repeat(1000) + "end");
        String tail = new GrowingText(file).tail();
        assertEquals(600, tail.length());
        assertEquals("-end", tail.substring(596));
    }
}
