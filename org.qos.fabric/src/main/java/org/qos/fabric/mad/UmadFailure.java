package org.qos.fabric.mad;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Why no port can be opened for MADs, from what the kernel shows (Linux Documentation/infiniband/user_mad.rst,
 * sysfs-class-infiniband).
 *
 * @param sys where sysfs is mounted
 * @param dev where the device files are
 */
record UmadFailure(Path sys, Path dev) {

    /** On this machine. */
    static final UmadFailure HERE = new UmadFailure(Path.of("/sys"), Path.of("/dev"));

    private static final String ACTIVE = "4: ACTIVE";

    /** Whether the kernel shows no device for MADs. A library in LD_PRELOAD, as that of ibsim, may show some all the same. */
    boolean hasNoDevice() {
        return System.getenv("LD_PRELOAD") == null && children(mads()).isEmpty();
    }

    private Path mads() {
        return sys.resolve("class/infiniband_mad");
    }

    MadException noDevice() {
        return new MadException("there is no InfiniBand device (" + mads() + " is absent or empty): check that a channel adapter is installed and that its driver and ib_umad are loaded.");
    }

    MadException unknownAdapter(String name, List<String> adapters) {
        return new MadException(
                "there is no channel adapter '" + name + "'; there are: " + String.join(", ", adapters) + ".");
    }

    /**
     * The port of one of these adapters cannot be opened.
     *
     * @param adapters the one that was asked for, or all
     * @param port the number of the port, 0 for the first active one
     * @param result what umad_open_port returned
     */
    MadException notOpened(List<String> adapters, int port, int result) {
        List<String> inactive = new ArrayList<>();
        for (String adapter : adapters) {
            for (Path candidate : ports(adapter, port)) {
                String state = firstLine(candidate.resolve("state"));
                if (!state.equals(ACTIVE) && port == 0) {
                    inactive.add(adapter + " port " + candidate.getFileName() + " is " + state);
                    continue;
                }
                Path device = device(adapter, candidate.getFileName().toString());
                if (!Files.isReadable(device) || !Files.isWritable(device)) {
                    return new MadException(device + " cannot be opened: "
                            + (Files.exists(device) ? "no right to read and write it; ask for a udev rule that gives your"
                                    + " group access, or run as root." : "it does not exist; load the module ib_umad."));
                }
            }
        }
        String which = String.join(", ", adapters) + (port == 0 ? "" : " port " + port);
        if (port != 0 && adapters.stream().allMatch(adapter -> ports(adapter, port).isEmpty())) {
            return new MadException("there is no port " + port + " at " + String.join(", ", adapters) + ".");
        }
        return new MadException(
                inactive.isEmpty()
                        ? "cannot open " + which + " for MADs (umad_open_port: " + result + ")."
                        : "no port is active: " + String.join("; ", inactive)
                                + ". Check the cable and the subnet manager, or name a port with --ca and --port.");
    }

    private List<Path> ports(String adapter, int port) {
        return children(sys.resolve("class/infiniband").resolve(adapter).resolve("ports")).stream()
                .filter(path -> port == 0 || path.getFileName().toString().equals(String.valueOf(port)))
                .toList();
    }

    /** The device file of a port: that of the umad device whose ibdev and port are these. */
    private Path device(String adapter, String port) {
        return children(mads()).stream()
                .filter(umad -> firstLine(umad.resolve("ibdev")).equals(adapter)
                        && firstLine(umad.resolve("port")).equals(port))
                .map(umad -> dev.resolve("infiniband").resolve(umad.getFileName().toString()))
                .findFirst()
                .orElse(dev.resolve("infiniband/umad*"));
    }

    private static List<Path> children(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            return children.sorted().toList();
        } catch (IOException absent) {
            return List.of();
        }
    }

    private static String firstLine(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException absent) {
            return "unknown";
        }
    }
}
