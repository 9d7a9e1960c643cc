package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.fabric.SubnetState;

class SnapshotTimeTest {

    private static final Instant TAKEN = Instant.parse("2026-11-25T08:12:13Z");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"fabric.json", "fabric.json.gz"})
    void aSnapshotHasTheTimeThatItWasWrittenWith(String name) throws IOException {
        Path file = folder.resolve(name);
        SnapshotWriter.write(RandomState.of(new Random(1)), TAKEN, file);
        SubnetSnapshot read = SubnetSnapshotReader.read(file);
        assertEquals(Optional.of(TAKEN), read.taken());
        assertEquals(List.of(), read.problems().get(file));
    }

    @Test
    void theOutputOfIbnetdiscoverHasTheTimeOfItsMachine() throws IOException {
        assertEquals(
                Optional.of(TAKEN),
                time("#\n# Topology file: generated on Wed Nov 25 09:12:13 2026\n#\n# Initiated from node 1 port 2\n"));
        assertEquals(
                Optional.of(Instant.parse("2026-11-05T08:12:13Z")),
                time("# Topology file: generated on Thu Nov  5 09:12:13 2026\r\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "# Topology file: generated on a quiet day\n",
                "# Topology file: generated on Wed Nov 45 09:12:13 2026\n",
                "{\"format\":\"qos-snapshot-1\",\"taken\":\"yesterday\",",
                "{\"format\":\"qos-snapshot-1\",\"nodes\":["
            })
    void otherBeginningsHaveNone(String text) throws IOException {
        assertEquals(Optional.empty(), time(text));
    }

    @Test
    void severalFilesAreAsOldAsTheOldest() throws IOException {
        SnapshotWriter.write(SubnetState.UNKNOWN, TAKEN.plusSeconds(60), folder.resolve("a.json"));
        SnapshotWriter.write(SubnetState.UNKNOWN, TAKEN, folder.resolve("b.json"));
        SnapshotWriter.write(SubnetState.UNKNOWN, folder.resolve("c.json"));
        assertEquals(Optional.of(TAKEN), SubnetSnapshotReader.read(folder).taken());
    }

    @Test
    void whatIsNotATimeIsReported() throws IOException {
        Path file = Files.writeString(
                folder.resolve("f.json"), "{\"format\":\"qos-snapshot-1\",\"taken\":\"yesterday\",\"nodes\":[]}");
        assertEquals(
                "\"taken\" is not a time such as 2026-01-02T03:04:05Z; it is left out",
                SubnetSnapshotReader.read(file).problems().get(file).get(0).message());
    }

    private static Optional<Instant> time(String text) throws IOException {
        return SnapshotTime.of(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), () -> ZoneId.of("+01:00"));
    }
}
