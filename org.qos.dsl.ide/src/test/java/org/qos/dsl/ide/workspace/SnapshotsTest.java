package org.qos.dsl.ide.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.fabric.snapshot.SubnetSnapshot;
import org.qos.runtime.fabric.Fabric;

/** The fabric of a file or folder, read again after changes. */
class SnapshotsTest {

    private static final String FABRIC =
            """
            switchguid=0x40(40)
            Switch	4 "S-0000000000000040"		# "leaf" enhanced port 0 lid 9 lmc 0
            [1]	"H-0000000000000010"[1](11) 		# "host HCA-1" lid 1 4xEDR

            caguid=0x10
            Ca	1 "H-0000000000000010"		# "host HCA-1"
            [1](11) 	"S-0000000000000040"[1]		# lid 1 lmc 0 "leaf" lid 9 4xEDR
            """;

    @TempDir
    private Path folder;

    private final Snapshots snapshots = new Snapshots();

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    @Test
    void aFileShowsAFabric() throws IOException {
        write("net", FABRIC);

        assertEquals(0, fabric(folder.resolve("net")).endpointIndex(0x40));
    }

    @Test
    void aFolderShowsTheFabricOfTheFileThatIsASnapshot() throws IOException {
        write("net", FABRIC);
        write("opensm.log", "nothing of a subnet\n");

        assertTrue(fabric(folder).endpointIndex(0x11) >= 0);
    }

    @Test
    void aGrowingLogDoesNotCauseReadingAFolderAgain() throws IOException {
        write("net", FABRIC);
        write("opensm.log", "one\n");
        Fabric before = fabric(folder);

        write("opensm.log", "one\ntwo\n");
        write("opensm-2.log", "three\n");

        assertSame(before, fabric(folder));
    }

    @Test
    void aSnapshotThatChangesInAFolderIsReadAgain() throws IOException {
        write("net", FABRIC);
        Fabric before = fabric(folder);

        write("net", FABRIC.replace("(11)", "(12)"));

        Fabric now = fabric(folder);
        assertNotSame(before, now);
        assertTrue(now.endpointIndex(0x12) >= 0);
    }

    @Test
    void aSnapshotAddedToAFolderIsRead() throws IOException {
        assertSame(Fabric.EMPTY, fabric(folder));

        write("net", FABRIC);

        assertTrue(fabric(folder).endpointIndex(0x11) >= 0);
    }

    @Test
    void aFileThatTurnsIntoASnapshotIsRead() throws IOException {
        write("net", "");
        assertSame(Fabric.EMPTY, fabric(folder));

        write("net", FABRIC);

        assertTrue(fabric(folder).endpointIndex(0x11) >= 0);
    }

    @Test
    void aMissingFileHasNoFabric() {
        assertSame(Fabric.EMPTY, fabric(folder.resolve("gone")));
    }

    private Fabric fabric(Path place) {
        return snapshots
                .read(place)
                .filter(SubnetSnapshot::isUsable)
                .map(SubnetSnapshot::fabric)
                .orElse(Fabric.EMPTY);
    }
}
