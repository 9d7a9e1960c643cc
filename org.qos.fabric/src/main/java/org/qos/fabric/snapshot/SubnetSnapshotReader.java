package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;

/**
 * Reads what shows a subnet: a single file, or a folder with several files, each known by its content and
 * those of no known kind are passed over. Nodes come from the output of ibnetdiscover, else from opensm-subnet.lst, else from
 * the port report of {@code ibnetdiscover -p}; forwarding tables from opensm-lfts.dump or the output of dump_fts or ibroute,
 * which also has LIDs and LMCs; SL2VL tables from opensm-sl2vl.dump. Of several files of one kind the first by name counts.
 */
public final class SubnetSnapshotReader {

    private final SnapshotFiles contents = new SnapshotFiles();
    private final Map<SnapshotKind, Path> files = new EnumMap<>(SnapshotKind.class);
    private final Map<Path, List<SnapshotProblem>> problems = new LinkedHashMap<>();

    private SubnetSnapshotReader() {}

    /**
     * Reads a file or the files of a folder. A file that is alone is read as ibnetdiscover's when its content does not say
     * otherwise.
     *
     * @throws IOException when a file cannot be read
     */
    public static SubnetSnapshot read(Path place) throws IOException {
        SubnetSnapshotReader reader = new SubnetSnapshotReader();
        if (Files.isDirectory(place)) {
            reader.findIn(place);
        } else {
            reader.files.put(reader.reading(place, SnapshotKind::of).orElse(SnapshotKind.IBNETDISCOVER), place);
        }
        return reader.snapshot();
    }

    /**
     * Whether a file in a folder shows something of a subnet, by its first lines.
     *
     * @throws IOException when it cannot be read
     */
    public static boolean shows(Path file) throws IOException {
        return new SubnetSnapshotReader().kind(file).isPresent();
    }

    private void findIn(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            for (Path file : entries.filter(Files::isRegularFile).sorted().toList()) {
                kind(file).ifPresent(kind -> files.putIfAbsent(kind, file));
            }
        }
    }

    /** A running OpenSM makes and removes files in its folder. */
    private Optional<SnapshotKind> kind(Path file) throws IOException {
        try {
            return reading(file, SnapshotKind::of);
        } catch (NoSuchFileException gone) {
            return Optional.empty();
        }
    }

    private SubnetSnapshot snapshot() throws IOException {
        Fabric fabric = fabric();
        ForwardingReader.Result forwarding = new ForwardingReader.Result(ForwardingTables.NONE, Map.of(), List.of());
        if (files.containsKey(SnapshotKind.FORWARDING)) {
            Path file = files.get(SnapshotKind.FORWARDING);
            forwarding = reading(file, ForwardingReader::read);
            LidsOfPorts lids = LidsOfPorts.enter(forwarding.lids(), fabric);
            fabric = lids.fabric();
            problems.put(
                    file,
                    Stream.of(
                                    forwarding.problems(),
                                    SwitchesWithTables.compare(forwarding.tables(), fabric),
                                    lids.problems())
                            .flatMap(List::stream)
                            .toList());
        }
        return new SubnetSnapshot(
                SubnetState.of(fabric).withForwarding(forwarding.tables()).withSl2Vl(sl2vl(fabric)), problems);
    }

    private Fabric fabric() throws IOException {
        for (SnapshotKind kind :
                List.of(SnapshotKind.IBNETDISCOVER, SnapshotKind.SUBNET_LIST, SnapshotKind.PORT_REPORT)) {
            if (files.containsKey(kind)) {
                Path file = files.get(kind);
                Snapshot snapshot = snapshot(kind, file);
                problems.put(file, snapshot.problems());
                return snapshot.fabric();
            }
        }
        return Fabric.EMPTY;
    }

    private Snapshot snapshot(SnapshotKind kind, Path file) throws IOException {
        return switch (kind) {
            case SUBNET_LIST -> reading(file, SubnetListReader::read);
            case PORT_REPORT -> reading(file, PortReportReader::read);
            default -> reading(file, IbnetdiscoverReader::read);
        };
    }

    private Sl2VlRows sl2vl(Fabric fabric) throws IOException {
        Path file = files.get(SnapshotKind.SL2VL);
        if (file == null) {
            return Sl2VlRows.NONE;
        }
        Sl2VlReader.Result read = reading(file, bytes -> Sl2VlReader.read(bytes, fabric));
        problems.put(file, read.problems());
        return read.tables();
    }

    private <T> T reading(Path file, Reader<T> reader) throws IOException {
        try (InputStream bytes = contents.open(file)) {
            return reader.read(bytes);
        }
    }

    @FunctionalInterface
    private interface Reader<T> {
        T read(InputStream bytes) throws IOException;
    }
}
