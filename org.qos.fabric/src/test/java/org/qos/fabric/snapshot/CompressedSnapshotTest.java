package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a small compressed file claims to have is read only as far as a description of a fabric may have it. */
class CompressedSnapshotTest {

    private static final String BEGIN = "{\"format\":\"qos-snapshot-1\",\"nodes\":[";
    private static final int MIB = 1 << 20;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {" ", "{},", "[[[]]],", "{\"guid\":\"0x0000000000000001\",\"type\":\"CA\"},\n"})
    void aSmallFileWithFarMoreContentThanAFabricHasIsRefused(String repeated) throws IOException {
        Path file = compressed(repeated, 80);
        assertTrue(Files.size(file) < MIB);
        IOException refused = assertThrows(IOException.class, () -> SubnetSnapshotReader.read(file));
        assertTrue(refused.getMessage().contains("times as large as the compressed file"), refused.getMessage());
    }

    @Test
    void whatASmallFileHasIsReadHoweverWellItIsCompressed() throws IOException {
        SubnetSnapshot snapshot = SubnetSnapshotReader.read(compressed(" ", 20));
        assertEquals(0, snapshot.fabric().nodes().size());
        assertEquals(
                "the JSON is not a whole snapshot of qos: it ends within a value; it was not written or copied to its end",
                snapshot.problems().values().iterator().next().get(0).message());
    }

    private Path compressed(String repeated, int mebibytes) throws IOException {
        Path file = folder.resolve("fabric.json.gz");
        byte[] part = repeated.repeat(MIB / repeated.length()).getBytes(StandardCharsets.UTF_8);
        try (OutputStream out = new GZIPOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            out.write(BEGIN.getBytes(StandardCharsets.UTF_8));
            for (int i = 0; i <= mebibytes; i++) {
                out.write(part);
            }
        }
        return file;
    }
}
