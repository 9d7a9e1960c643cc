package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

class PathSlReaderTest {

    private static final Port PORT = new Port(new PortId(0x10, 1), 0x11, 3, 0, Optional.empty());

    @Test
    void linesOfNodeGuids() throws IOException {
        PathSlTable table = read("0x0000000000000010 5 2\n0x0000000000000010 700 1\n");
        assertEquals(OptionalInt.of(2), table.sl(PORT, 5));
        assertEquals(OptionalInt.of(1), table.sl(PORT, 700));
        assertEquals(OptionalInt.empty(), table.sl(PORT, 6));
        assertEquals(OptionalInt.empty(), table.sl(PORT, 49000));
        assertEquals(List.of(), table.problems());
    }

    @Test
    void headingsWithPortGuids() throws IOException {
        PathSlTable table = read(
                """
                Channel Adapter 0x0000000000000011, base LID 3, "n1"
                # LID : SL
                0x0005 : 2
                0x0006 : 0
                """);
        assertEquals(OptionalInt.of(2), table.sl(PORT, 5));
        assertEquals(OptionalInt.of(0), table.sl(PORT, 6));
    }

    @Test
    void badLinesAreLeftOut() throws IOException {
        PathSlTable table = read("0x10 5 16\n0x10 50000 1\nnothing\n0x10 6 1\n0x0007 : 2\n");
        assertEquals(
                List.of(1, 2, 3, 5),
                table.problems().stream().map(SnapshotProblem::line).toList());
        assertEquals(OptionalInt.empty(), table.sl(PORT, 5));
        assertEquals(OptionalInt.of(1), table.sl(PORT, 6));
    }

    @Test
    void aFileWithoutPathsIsAnError() throws IOException {
        assertEquals(SnapshotProblem.Severity.ERROR, read("").problems().get(0).severity());
    }

    private static PathSlTable read(String text) throws IOException {
        return PathSlReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
