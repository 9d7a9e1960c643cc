package org.qos.fabric.mad;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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

    /**
     * Whether the kernel shows no device for MADs. A library in LD_PRELOAD, as that of ibsim, may show some all the same.
     */
    boolean hasNoDevice() {
        return System.getenv("LD_PRELOAD") == null && children(mads()).isEmpty();
    }

    private Path mads() {
        return sys.resolve("class/infiniband_mad");
    }

    MadException noDevice() {
        return new MadException(
                "there is no InfiniBand device (" + mads() + " is absent or empty): check that a channel"
                        + " adapter is installed and that its driver and ib_umad are loaded.");
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
        List<Candidate> candidates =
                adapters.stream().flatMap(adapter -> ports(adapter, port)).toList();
        if (candidates.isEmpty() && port != 0) {
            return new MadException("there is no port " + port + " at " + String.join(", ", adapters) + ".");
        }
        List<Candidate> usable = candidates.stream()
                .filter(found -> port != 0 || found.isActive())
                .toList();
        if (usable.isEmpty()) {
            return noneActive(candidates);
        }
        return usable.stream()
                .flatMap(found -> inaccessible(found).stream())
                .findFirst()
                .orElseGet(() -> new MadException(
                        "cannot open " + usable.get(0).name() + " for MADs (umad_open_port: " + result + ")."));
    }

    private static MadException noneActive(List<Candidate> candidates) {
        String states = candidates.stream()
                .map(found -> found.name() + " is " + found.state())
                .collect(Collectors.joining("; "));
        return new MadException("no port is active" + (states.isEmpty() ? "" : ": " + states)
                + ". Check the cable and the subnet manager, or name a port with --ca and --port.");
    }

    private Optional<MadException> inaccessible(Candidate port) {
        Path device = device(port);
        if (!Files.exists(device)) {
            return Optional.of(
                    new MadException(device + " cannot be opened: it does not exist; load the module ib_umad."));
        }
        if (Files.isReadable(device) && Files.isWritable(device)) {
            return Optional.empty();
        }
        return Optional.of(new MadException(device + " cannot be opened: no right to read and write it; ask for a udev"
                + " rule that gives your group access, or run as root."));
    }

    /** A port as sysfs shows it. */
    private record Candidate(String adapter, String number, String state) {

        boolean isActive() {
            return state.equals(ACTIVE);
        }

        String name() {
            return adapter + " port " + number;
        }
    }

    private Stream<Candidate> ports(String adapter, int port) {
        return children(sys.resolve("class/infiniband").resolve(adapter).resolve("ports")).stream()
                .map(path -> new Candidate(adapter, path.getFileName().toString(), firstLine(path.resolve("state"))))
                .filter(found -> port == 0 || found.number().equals(String.valueOf(port)));
    }

    /** The device file of a port: that of the umad device whose ibdev and port are these. */
    private Path device(Candidate port) {
        return children(mads()).stream()
                .filter(umad -> firstLine(umad.resolve("ibdev")).equals(port.adapter())
                        && firstLine(umad.resolve("port")).equals(port.number()))
                .map(umad ->
                        dev.resolve("infiniband").resolve(umad.getFileName().toString()))
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
