package org.qos.fabric.snapshot;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.SubnetState;

/**
 * Reads what shows a subnet: a single file, or all files of a folder together. The kind of each is known by its content, and
 * files of no known kind are ignored. What several files say differently is reported; {@link SnapshotKind} says which of
 * them counts. LIDs and LMCs of forwarding tables count before those of all files but the project's own snapshot, because the
 * tables go by them.
 */
public final class SubnetSnapshotReader {

    private final SnapshotFiles contents = new SnapshotFiles();
    private final List<Found> files = new ArrayList<>();
    private final List<SnapshotSource> sources = new ArrayList<>();
    private final List<Instant> times = new ArrayList<>();
    private final Map<Path, List<SnapshotProblem>> problems = new LinkedHashMap<>();
    /** Whether the only file is of no known kind. */
    private boolean ofUnknownKind;

    private SubnetSnapshotReader() {}

    /** A file of a known kind. */
    private record Found(SnapshotKind kind, FileTime time, Path file) {

        /** The most direct kind first, of one kind the newest file. */
        private static final Comparator<Found> ORDER = Comparator.comparing(Found::kind)
                .thenComparing(Comparator.comparing(Found::time).reversed())
                .thenComparing(Found::file);
    }

    /**
     * Reads a file or the files of a folder. A file that is alone is read as ibnetdiscover's when its content does not say
     * otherwise, JSON as the project's own snapshot.
     *
     * @throws IOException when a file cannot be read
     */
    public static SubnetSnapshot read(Path place) throws IOException {
        SubnetSnapshotReader reader = new SubnetSnapshotReader();
        if (Files.isDirectory(place)) {
            reader.findIn(place);
        } else {
            reader.addAlone(place);
        }
        return reader.snapshot();
    }

    /** The kind of snapshot that a text is, as messages name it; empty when its first lines do not say. */
    public static Optional<String> kind(String text) {
        return SnapshotKind.of(text).map(SubnetSnapshotReader::plainTitle);
    }

    private static String plainTitle(SnapshotKind kind) {
        return kind.title().replace("`", "");
    }

    /** The kinds of files that show the nodes and links of a subnet, as messages list them. */
    public static String kinds() {
        return Arrays.stream(SnapshotKind.values())
                .filter(SnapshotKind::showsFabric)
                .map(SubnetSnapshotReader::plainTitle)
                .collect(Collectors.joining("; "));
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
                Optional<SnapshotKind> kind = kind(file);
                if (kind.isPresent()) {
                    add(file, kind.get());
                }
            }
        }
    }

    private void addAlone(Path file) throws IOException {
        Optional<SnapshotKind> kind = reading(file, SnapshotKind::of);
        boolean isJson = kind.isEmpty() && reading(file, SnapshotKind::isJson);
        ofUnknownKind = kind.isEmpty() && !isJson;
        add(file, kind.orElse(isJson ? SnapshotKind.SNAPSHOT : SnapshotKind.IBNETDISCOVER));
    }

    private void add(Path file, SnapshotKind kind) throws IOException {
        files.add(new Found(kind, Files.getLastModifiedTime(file), file));
    }

    /** A running OpenSM makes and removes files in its folder; a file that only looks like a compressed one is of no known kind. */
    private Optional<SnapshotKind> kind(Path file) throws IOException {
        try {
            return reading(file, SnapshotKind::of);
        } catch (NoSuchFileException | ZipException | EOFException gone) {
            return Optional.empty();
        }
    }

    private SubnetSnapshot snapshot() throws IOException {
        files.sort(Found.ORDER);
        read(SnapshotKind::showsFabric, Fabric.EMPTY);
        renumber();
        Fabric fabric = SubnetMerge.of(sources).fabric();
        read(kind -> kind == SnapshotKind.FORWARDING, fabric);
        reportSwitches(fabric);
        Map<Long, LidRange> lids = new HashMap<>();
        if (sources.stream().noneMatch(SubnetSnapshotReader::hasOwnTables)) {
            for (SnapshotSource source : sources) {
                source.lids().forEach(lids::putIfAbsent);
                report(source.file(), LidsOfPorts.enter(source.lids(), fabric).problems());
            }
        }
        read(
                kind -> !kind.showsFabric() && kind != SnapshotKind.FORWARDING,
                LidsOfPorts.enter(lids, fabric).fabric());
        sources.sort(Comparator.comparing(SnapshotSource::kind));
        SnapshotConflicts.of(sources).forEach(this::report);
        sources.stream()
                .filter(source -> source.kind().showsFabric())
                .forEach(source -> report(source.file(), OneSidedCables.in(source)));
        SubnetState merged = SubnetMerge.of(sources);
        Fabric numbered = LidsOfPorts.enter(lids, merged.fabric()).fabric();
        SharedAddresses.of(numbered, sources).forEach(this::report);
        sources.forEach(source -> report(source.file(), EntriesBeyondPorts.in(source, sources, numbered)));
        SubnetState dumped = SubnetMerge.of(sources.stream()
                .filter(source -> source.kind() == SnapshotKind.SL2VL)
                .toList());
        return new SubnetSnapshot(
                merged.withFabric(numbered), dumped.sl2vl(), times.stream().min(Comparator.naturalOrder()), problems);
    }

    private void read(Predicate<SnapshotKind> kinds, Fabric known) throws IOException {
        for (Found found : files) {
            if (kinds.test(found.kind())) {
                Snapshot read = reading(found.file(), bytes -> found.kind().read(bytes, known));
                report(found.file(), ofUnknownKind && !read.isUsable() ? unknownKind() : read.problems());
                reading(found.file(), bytes -> SnapshotTime.of(bytes, ZoneId::systemDefault))
                        .ifPresent(times::add);
                sources.add(
                        new SnapshotSource(found.file(), found.kind(), read.state(), read.lids(), read.nodeLines()));
            }
        }
    }

    /** Gives nodes of files without node GUIDs those that other files have for them. */
    private void renumber() {
        Fabric known = SubnetMerge.of(sources.stream()
                        .filter(source -> source.kind().has(SnapshotContent.NODE_GUIDS))
                        .toList())
                .fabric();
        sources.replaceAll(source -> source.kind().has(SnapshotContent.NODE_GUIDS)
                ? source
                : source.withState(NodeGuids.replace(source.state(), known)));
    }

    private static boolean hasOwnTables(SnapshotSource source) {
        return source.kind() == SnapshotKind.SNAPSHOT
                && !source.state().forwarding().isEmpty();
    }

    /** Compares the switches of all forwarding tables with those of the fabric. */
    private void reportSwitches(Fabric fabric) {
        List<SnapshotSource> dumps = sources.stream()
                .filter(source -> source.kind() == SnapshotKind.FORWARDING)
                .toList();
        if (!dumps.isEmpty()) {
            ForwardingTables tables = SubnetMerge.of(sources).forwarding();
            report(dumps.get(0).file(), SwitchesWithTables.compare(tables, fabric));
        }
    }

    private static List<SnapshotProblem> unknownKind() {
        return List.of(new SnapshotProblem(
                1, SnapshotProblem.Severity.ERROR, "its first lines show no known kind of file; are they missing?"));
    }

    private void report(Path file, List<SnapshotProblem> more) {
        problems.computeIfAbsent(file, key -> new ArrayList<>()).addAll(more);
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
