package org.qos.fabric.sm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeploymentLockTest {

    @TempDir
    Path folder;

    @Test
    void oneDeploymentAtATimeHasAFolder() throws IOException {
        try (DeploymentLock first = DeploymentLock.of(folder)) {
            assertEquals(
                    "another 'qos deploy' installs files there; wait until it ends",
                    assertThrows(FileSystemException.class, () -> DeploymentLock.of(folder))
                            .getReason());
        }
        DeploymentLock.of(folder).close();
    }

    @Test
    void onlyTheFirstCloseReleasesTheFolder() throws IOException {
        DeploymentLock first = DeploymentLock.of(folder);
        first.close();
        try (DeploymentLock second = DeploymentLock.of(folder)) {
            first.close();
            assertThrows(FileSystemException.class, () -> DeploymentLock.of(folder));
        }
    }

    @Test
    void nothingIsLeftBehind() throws IOException {
        DeploymentLock.of(folder).close();
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(), files.toList());
        }
    }
}
