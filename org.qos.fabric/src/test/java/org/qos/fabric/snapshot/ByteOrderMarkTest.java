package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file that an editor on Windows has saved begins with a byte order mark, which is not a part of its text. */
class ByteOrderMarkTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"format\":\"qos-snapshot-1\",\"nodes\":[{\"guid\":\"0x0000000000000001\",\"type\":\"CA\",\"portCount\":1,"
                        + "\"description\":\"a\",\"ports\":[]}]}",
                "Switch\t4 \"leaf\"\n[1]\t\"host\"[1]\nHca\t1 \"host\"\n[1]\t\"leaf\"[1]\n",
                "Unicast lids [0-1] of switch Lid 1 guid 0x0000000000000100 ('left'):\n0x0001 000 # Switch\n"
            })
    void theFileIsReadAsWithoutIt(String text) throws IOException {
        SubnetSnapshot plain = SubnetSnapshotReader.read(Files.writeString(folder.resolve("plain"), text));
        SubnetSnapshot marked = SubnetSnapshotReader.read(Files.writeString(folder.resolve("marked"), "\uFEFF" + text));

        assertFalse(plain.state().fabric().nodes().isEmpty()
                && plain.state().forwarding().switches().isEmpty());
        assertEquals(plain.state().fabric().nodes(), marked.state().fabric().nodes());
        assertEquals(
                plain.state().forwarding().switches(),
                marked.state().forwarding().switches());
        assertEquals(count(plain.problems()), count(marked.problems()));
    }

    /** An encoding that is not read is named, with the command that converts it. */
    @Test
    void aFileInUtf16SaysSo() throws IOException {
        Path file = Files.write(folder.resolve("fabric"), "Hca\t1 \"host\"\n".getBytes(StandardCharsets.UTF_16));
        IOException failure = assertThrows(IOException.class, () -> SubnetSnapshotReader.read(file));
        assertTrue(
                failure.getMessage().contains("it is encoded in UTF-16; convert it with 'iconv -f UTF-16 -t UTF-8'"),
                failure.getMessage());
    }

    private static long count(Map<Path, ? extends java.util.List<?>> problems) {
        return problems.values().stream().mapToLong(java.util.List::size).sum();
    }
}
