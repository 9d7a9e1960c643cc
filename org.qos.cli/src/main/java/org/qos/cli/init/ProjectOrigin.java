package org.qos.cli.init;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.project.ProjectFile;
import org.qos.fabric.snapshot.SnapshotWriter;
import org.qos.runtime.fabric.SubnetState;

/** The files that a new project begins with. */
public interface ProjectOrigin {

    /** Whether the files for OpenSM are made from the policy, not copied. */
    boolean isGenerated();

    /**
     * The policy, the partitions, copied options, the snapshot and the project file.
     *
     * @throws org.qos.cli.console.CommandFailed when a file cannot be read
     */
    List<GeneratedFile> files();

    /** The file with a mark by which a later run knows that it may replace it; by default it has none. */
    default GeneratedFile marked(GeneratedFile file) {
        return file;
    }

    /** What to do where the project would not pass its check, as a sentence; may be empty. */
    default String remedy() {
        return "";
    }

    /** The snapshot of a fabric, as a file of a project. */
    static GeneratedFile snapshot(SubnetState state) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream compressed = new GZIPOutputStream(bytes)) {
            SnapshotWriter.write(state, compressed);
        } catch (IOException inMemory) {
            throw new UncheckedIOException(inMemory);
        }
        return new GeneratedFile(ProjectFile.FABRIC, bytes.toByteArray());
    }
}
