package org.qos.fuzzing.fabric;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.qos.fabric.file.GeneratedMark;
import org.qos.fabric.program.JournalInput;
import org.qos.fabric.sm.SmLogReader;
import org.qos.fabric.snapshot.PathSlReader;
import org.qos.fuzzing.Expect;
import org.qos.fuzzing.FuzzTarget;
import org.qos.fuzzing.ScratchFile;
import org.qos.fuzzing.SeedSource;

/** Targets that read files about a subnet. */
public final class FabricTargets {

    private static final String TESTS = "org.qos.fabric/src/test/java/org/qos/fabric/";
    private static final Pattern FABRIC = Pattern.compile(".*\\.ibnetdiscover|opensm-.*\\.(?:dump|lst)|.*\\.net");

    private FabricTargets() {}

    /** All of them. */
    public static List<FuzzTarget> all() {
        return List.of(
                new FuzzTarget(
                        "snapshot",
                        SeedSource.files(FABRIC.asMatchPredicate()).and(blocks("snapshot")),
                        new SnapshotInput()),
                new FuzzTarget(
                        "path-sls", blocks("snapshot"), bytes -> PathSlReader.read(new ByteArrayInputStream(bytes))),
                new FuzzTarget(
                        "sm-log",
                        blocks("sm"),
                        bytes -> SmLogReader.read(new ByteArrayInputStream(bytes), LocalDateTime.of(2026, 1, 2, 3, 4))),
                new FuzzTarget("journal", blocks("program"), FabricTargets::journal),
                new FuzzTarget(
                        "generated-mark",
                        SeedSource.files(name -> name.endsWith(".conf")),
                        FabricTargets::generatedMark));
    }

    private static SeedSource blocks(String folder) {
        Predicate<String> all = text -> true;
        return SeedSource.textBlocks(TESTS + folder, all);
    }

    private static void journal(byte[] bytes) throws IOException {
        JournalInput.read(ScratchFile.of("journal.json", bytes));
    }

    /** What is marked is intact, and is no longer when a byte is changed. */
    private static void generatedMark(byte[] bytes) {
        GeneratedMark.isIntact(bytes);
        byte[] marked = GeneratedMark.mark("generate", text -> "# " + text, bytes);
        Expect.that(GeneratedMark.isIntact(marked), () -> "what has just been marked is not intact");
        marked[marked.length - 1] ^= 1;
        Expect.that(!GeneratedMark.isIntact(marked), () -> "what was changed is intact");
    }
}
