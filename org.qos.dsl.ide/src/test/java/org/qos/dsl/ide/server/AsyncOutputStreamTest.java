package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

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
    void aClientThatDoesNotReadBlocksNothing() throws IOException {
        try (PipedInputStream client = new PipedInputStream(16);
                AsyncOutputStream outbox = new AsyncOutputStream(new PipedOutputStream(client))) {
            outbox.write(new byte[100_000]);

            assertEquals(100_000, client.readNBytes(100_000).length);
        }
    }

    @Test
    void whatAClientThatIsGoneWouldHaveGotIsThrownAway() throws Exception {
        AtomicInteger attempts = new AtomicInteger();
        OutputStream gone = new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                attempts.incrementAndGet();
                throw new IOException("gone");
            }
        };
        AsyncOutputStream outbox = new AsyncOutputStream(gone);
        outbox.write(bytes("a"));
        outbox.write(bytes("b"));

        outbox.close();
        outbox.write(bytes("c"));
        outbox.close();

        assertEquals(1, attempts.get());
    }
}
