package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the user reads about each thing that a port for MADs needs, on a made-up sysfs. */
class UmadFailureTest {

    private static final int EIO = -5;

    @TempDir
    Path root;

    private UmadFailure failure;

    @BeforeEach
    void aMachineWithoutDevices() {
        failure = new UmadFailure(root.resolve("sys"), root.resolve("dev"));
    }

    @Test
    void withoutADeviceTheFolderOfThemIsNamed() throws IOException {
        assertTrue(failure.hasNoDevice());
        String message = failure.noDevice().getMessage();
        assertTrue(message.startsWith("there is no InfiniBand device (" + root.resolve("sys/class/infiniband_mad")));
        port("mlx5_0", 1, "4: ACTIVE", "umad0");
        assertFalse(failure.hasNoDevice());
    }

    @Test
    void anUnknownAdapterIsAnsweredWithThoseThatThereAre() {
        assertEquals(
                "there is no channel adapter 'mlx4_0'; there are: mlx5_0, mlx5_1.",
                failure.unknownAdapter("mlx4_0", List.of("mlx5_0", "mlx5_1")).getMessage());
    }

    @Test
    void withoutAnActivePortTheStateOfEachIsShown() throws IOException {
        port("mlx5_0", 1, "1: DOWN", "umad0");
        port("mlx5_0", 2, "2: INIT", "umad1");
        assertEquals(
                "no port is active: mlx5_0 port 1 is 1: DOWN; mlx5_0 port 2 is 2: INIT. Check the cable and the subnet"
                        + " manager, or name a port with --ca and --port.",
                failure.notOpened(List.of("mlx5_0"), 0, -19).getMessage());
    }

    @Test
    void aDeviceFileWithoutAccessIsNamed() throws IOException {
        port("mlx5_0", 1, "1: DOWN", "umad0");
        port("mlx5_1", 1, "4: ACTIVE", "umad1");
        Path device = root.resolve("dev/infiniband/umad1");
        assertEquals(
                device + " cannot be opened: it does not exist; load the module ib_umad.",
                failure.notOpened(List.of("mlx5_0", "mlx5_1"), 0, EIO).getMessage());
        Files.createDirectories(device.getParent());
        Files.createFile(device);
        device.toFile().setReadable(false);
        if (!Files.isReadable(device)) {
            assertEquals(
                    device + " cannot be opened: no right to read and write it; ask for a udev rule that gives your"
                            + " group access, or run as root.",
                    failure.notOpened(List.of("mlx5_0", "mlx5_1"), 0, EIO).getMessage());
        }
    }

    @Test
    void aPortThatTheAdapterDoesNotHaveIsNamed() throws IOException {
        port("mlx5_0", 1, "4: ACTIVE", "umad0");
        assertEquals(
                "there is no port 3 at mlx5_0.",
                failure.notOpened(List.of("mlx5_0"), 3, -22).getMessage());
    }

    @Test
    void otherFailuresNameWhatWasReturned() throws IOException {
        port("mlx5_0", 1, "1: DOWN", "umad0");
        Path device = root.resolve("dev/infiniband/umad0");
        Files.createDirectories(device.getParent());
        Files.createFile(device);
        assertEquals(
                "cannot open mlx5_0 port 1 for MADs (umad_open_port: -5).",
                failure.notOpened(List.of("mlx5_0"), 1, EIO).getMessage());
    }

    private void port(String adapter, int port, String state, String umad) throws IOException {
        write("sys/class/infiniband/" + adapter + "/ports/" + port + "/state", state);
        write("sys/class/infiniband_mad/" + umad + "/ibdev", adapter);
        write("sys/class/infiniband_mad/" + umad + "/port", String.valueOf(port));
    }

    private void write(String file, String line) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, line + "\n");
    }
}
