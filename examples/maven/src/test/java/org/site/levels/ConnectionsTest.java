package org.site.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.qos.fabric.snapshot.IbnetdiscoverReader;

class ConnectionsTest {

    private static final long TRAIN1 = 0xe41d2d0300bb0011L;
    private static final long TRAIN2 = 0xe41d2d0300bb0021L;
    private static final long NVME1 = 0xe41d2d0300bb0041L;

    private static Connections connections;

    @BeforeAll
    static void readTheFabric() throws IOException {
        connections = new Connections(
                IbnetdiscoverReader.read(Path.of("src/main/qos/fabric.ibnetdiscover")).fabric());
    }

    @Test
    void checkpointsGoToTheDisks() {
        assertEquals(new Connections.Level("Checkpoints", 1, Optional.of(2)), connections.toTcpPort(TRAIN1, NVME1, 4420));
    }

    @Test
    void collectiveOperationsHaveAPartition() {
        assertEquals(new Connections.Level("Training", 2, Optional.of(1)), connections.inPartition(TRAIN1, TRAIN2, 0x8100));
    }

    @Test
    void otherConnectionsGetTheDefaultLevel() {
        assertEquals(new Connections.Level("DEFAULT", 0, Optional.empty()), connections.toTcpPort(TRAIN1, TRAIN2, 22));
    }
}
