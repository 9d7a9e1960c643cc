package org.qos.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReportedOutputTest {

    @Test
    void whatIsWrittenReachesTheOutputBelow() {
        ByteArrayOutputStream below = new ByteArrayOutputStream();
        assertEquals(Optional.empty(), failure(below));
        assertEquals("text", below.toString());
    }

    @Test
    void theFirstReasonIsRemembered() {
        assertEquals(Optional.of("No space left on device"), failure(failing("No space left on device")));
    }

    @Test
    void aReaderThatWantsNoMoreIsNotAFailure() {
        assertEquals(Optional.empty(), failure(failing("Broken pipe")));
    }

    private static Optional<String> failure(OutputStream below) {
        ReportedOutput output = new ReportedOutput(below);
        PrintWriter writer = new PrintWriter(output);
        writer.print("text");
        writer.flush();
        return output.failure();
    }

    private static OutputStream failing(String reason) {
        return new OutputStream() {
            @Override
            public void write(int character) throws IOException {
                throw new IOException(reason);
            }
        };
    }
}
