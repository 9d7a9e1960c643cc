package org.qos.conformity.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SubnetFilesTest {

    private static final String TWO_ADAPTERS =
            """
            Switch 2 "S-0000000000000001" # "sw"
            Ca 1 "H-0000000000000010" # "first"
            Ca 1 "H-0000000000000020" # "second"
            """;

    @Test
    void openSmRunsOnTheFirstAdapter() {
        assertEquals(
                "n1",
                SubnetFiles.ofNet("Switch 2 \"s\"\nHca\t1 \"n1\"\nHca 1 \"n2\"\n")
                        .managerNode());
        assertEquals("H-0000000000000010", SubnetFiles.ofNet(TWO_ADAPTERS).managerNode());
    }

    @Test
    void openSmRunsOnTheAdapterThatTheSnapshotWasTakenFrom() {
        String origin = "# Initiated from node 0000000000000020 port 0000000000000021\n";
        assertEquals(
                "H-0000000000000020", SubnetFiles.ofNet(origin + TWO_ADAPTERS).managerNode());
        String switchOrigin = "# Initiated from node 0000000000000001 port 0000000000000001\n";
        assertEquals(
                "H-0000000000000010",
                SubnetFiles.ofNet(switchOrigin + TWO_ADAPTERS).managerNode());
    }

    @Test
    void aNetWithoutAdaptersIsRejected() {
        SubnetFiles files = SubnetFiles.ofNet("Switch 2 \"s\"\n");
        assertThrows(IllegalArgumentException.class, files::managerNode);
    }

    @Test
    void theFilesOfASiteAreFoundByTheirNames(@TempDir Path site) throws IOException {
        Files.writeString(site.resolve("fabric.ibnetdiscover"), "net");
        Files.writeString(site.resolve("opensm.opts"), "options");
        Files.writeString(site.resolve("qos-policy.conf"), "policy");
        assertEquals(new SubnetFiles("net", "options", Optional.of("policy"), Optional.empty()), SubnetFiles.in(site));
        Files.writeString(site.resolve("partitions.conf"), "partitions");
        assertEquals(Optional.of("partitions"), SubnetFiles.in(site).partitions());
    }
}
