package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class AsyncOutputStreamTest {

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Test
    void whatIsWrittenArrivesWholeAndInOrderAtTheLatestAtTheEnd() throws IOException {
        ByteArrayOutputStream client = new ByteArrayOutputStream();
        StringBuilder expected = new StringBuilder();
        try (AsyncOutputStream outbox = new AsyncOutputStream(client)) {
            for (int i = 0; i < 1_000; i++) {
                outbox.write(bytes(i + ","));
                outbox.write('\n');
                expected.append(i).append(",\n");
            }
        }

        assertEquals(expected.toString(), client.toString(StandardCharsets.US_ASCII));
    }

    @Test
    void nobodyWaitsForAClientThatDoesNotRead() throws IOException {
        try (PipedInputStream client = new PipedInputStream(16);
                AsyncOutputStream outbox = new AsyncOutputStream(new PipedOutputStream(client))) {
            outbox.write(new byte[100_000]);

            assertEquals(100_000, client.readNBytes(100_000).length);
        }
    }

    @Test
    void whatAClientThatIsGoneWouldHaveGotIsThrownAway() throws Exception {
        OutputStream gone = new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException("gone");
            }
        };
        AsyncOutputStream outbox = new AsyncOutputStream(gone);
        outbox.write(bytes("a"));

        outbox.close();
        outbox.write(bytes("b"));

        outbox.close();
    }
}
