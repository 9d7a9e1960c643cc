package org.qos.fabric.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Streams that fail where a text would never end, or claims far more than it has. */
class LimitedStreamsTest {

    private static final int MIB = 1 << 20;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4, 5})
    void aStreamOfAsManyBytesAsTheLimitIsRead(int size) throws IOException {
        byte[] bytes = new byte[size];
        assertArrayEquals(
                bytes, FileInput.limited(new ByteArrayInputStream(bytes), 5).readAllBytes());
        try (InputStream single = FileInput.limited(new ByteArrayInputStream(bytes), 5)) {
            for (int i = 0; i < size; i++) {
                assertEquals(0, single.read());
            }
            assertEquals(-1, single.read());
            assertEquals(-1, single.read(), "the end is not a byte");
        }
    }

    @Test
    void oneByteMoreFailsHoweverItIsRead() throws IOException {
        byte[] bytes = new byte[6];
        IOException whole = assertThrows(IOException.class, () -> FileInput.limited(new ByteArrayInputStream(bytes), 5)
                .readAllBytes());
        assertEquals("it has more than 5 bytes, which is the limit; is it the right file?", whole.getMessage());
        InputStream single = FileInput.limited(new ByteArrayInputStream(bytes), 5);
        assertEquals(5, single.read(new byte[5], 0, 5));
        assertThrows(IOException.class, single::read);
    }

    @Test
    void streamsThatCountHaveNoMarks() {
        assertFalse(FileInput.limited(new ByteArrayInputStream(new byte[1]), 5).markSupported());
        assertFalse(FileInput.lines(new ByteArrayInputStream(new byte[1])).markSupported());
    }

    @Test
    void aLineMayHaveAMebibyteAndNoMore() throws IOException {
        byte[] lines = ("x".repeat(MIB) + "\n" + "y".repeat(MIB)).getBytes();
        assertArrayEquals(
                lines, FileInput.lines(new ByteArrayInputStream(lines)).readAllBytes());
        byte[] longer = ("\n" + "x".repeat(MIB + 1) + "\n").getBytes();
        assertEquals(
                "a line has more than 1048576 bytes, which no text file has",
                assertThrows(IOException.class, () -> FileInput.lines(new ByteArrayInputStream(longer))
                                .readAllBytes())
                        .getMessage());
    }

    @Test
    void aLineIsCountedByByteToo() throws IOException {
        InputStream lines = FileInput.lines(new ByteArrayInputStream(("\n" + "x".repeat(MIB + 1)).getBytes()));
        for (int i = 0; i <= MIB; i++) {
            assertTrue(lines.read() > 0);
        }
        assertThrows(IOException.class, lines::read);
    }

    @Test
    void compressedTextIsReadWhateverItsRatioWhileItIsSmall() throws IOException {
        byte[] zeros = new byte[(int) ExpansionLimit.FREE_BYTES];
        byte[] compressed = gzip(zeros);
        assertTrue(zeros.length / compressed.length > ExpansionLimit.MAX_RATIO);
        assertEquals(zeros.length, count(FileInput.decompressed(new ByteArrayInputStream(compressed))));
    }

    @Test
    void aLargerTextOfZerosIsNotADescriptionOfAFabric() throws IOException {
        InputStream zeros =
                FileInput.decompressed(new ByteArrayInputStream(gzip(new byte[(int) ExpansionLimit.FREE_BYTES + 1])));
        assertEquals(
                "its content is more than 200 times as large as the compressed file, which no description of a fabric"
                        + " is; is it the right file? If it is, decompress it first",
                assertThrows(IOException.class, () -> count(zeros)).getMessage());
    }

    @Test
    void aLargerTextWithEnoughContentIsRead() throws IOException {
        byte[] text = new byte[(int) ExpansionLimit.FREE_BYTES + MIB];
        byte[] noise = new byte[MIB];
        new Random(1).nextBytes(noise);
        System.arraycopy(noise, 0, text, 0, MIB);
        assertEquals(text.length, count(FileInput.decompressed(new ByteArrayInputStream(gzip(text)))));
    }

    @Test
    void whatIsNotCompressedIsRefused() {
        assertThrows(
                ZipException.class,
                () -> FileInput.decompressed(new ByteArrayInputStream("Switch 36 \"S-1\"".getBytes())));
    }

    private static long count(InputStream bytes) throws IOException {
        byte[] buffer = new byte[1 << 16];
        long size = 0;
        for (int read = bytes.read(buffer); read >= 0; read = bytes.read(buffer)) {
            size += read;
        }
        return size;
    }

    private static byte[] gzip(byte[] content) throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
            out.write(content);
        }
        return compressed.toByteArray();
    }
}
