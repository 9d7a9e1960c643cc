package org.qos.fuzzing.fabric;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.qos.fabric.snapshot.SnapshotProblem;
import org.qos.fabric.snapshot.SnapshotWriter;
import org.qos.fabric.snapshot.SubnetSnapshot;
import org.qos.fabric.snapshot.SubnetSnapshotReader;
import org.qos.fuzzing.Expect;
import org.qos.fuzzing.FuzzTarget;
import org.qos.fuzzing.ScratchFile;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.PortNumber;

/**
 * Reads a file that shows a subnet, in whatever format it is, compressed or not. Each problem is in a line of the file; a
 * snapshot that is written of it is read and written as the same.
 */
record SnapshotInput() implements FuzzTarget.Input {

    @Override
    public void accept(byte[] bytes) throws IOException {
        SubnetSnapshot read;
        try {
            read = SubnetSnapshotReader.read(ScratchFile.of("snapshot", bytes));
        } catch (IOException documented) {
            return; // a line that is too long, a damaged compressed file
        }
        read.problems().values().stream().flatMap(List::stream).forEach(SnapshotInput::require);
        requireSound(read.fabric());
        if (read.isUsable() && !read.fabric().isEmpty()) {
            compare(read);
        }
    }

    private static void require(SnapshotProblem problem) {
        Expect.that(problem.line() >= 1 && !problem.message().isEmpty(), () -> "a problem without a place: " + problem);
    }

    /** Whatever a file says, a GUID is of one node, and a port has one number that ports can have. */
    private static void requireSound(Fabric fabric) {
        Set<Long> guids = new HashSet<>();
        for (Node node : fabric.nodes()) {
            Expect.that(guids.add(node.guid()), () -> "two nodes have the GUID " + Guid.text(node.guid()));
            Set<Integer> numbers = new HashSet<>();
            node.ports().forEach(port -> {
                Expect.that(numbers.add(port.id().number()), () -> "a node has two ports " + port.id());
                Expect.that(isNumber(port.id().number()), () -> "no port can be " + port.id());
                port.link()
                        .ifPresent(link -> Expect.that(
                                isNumber(link.peer().number()), () -> "no cable can lead to " + link.peer()));
            });
        }
    }

    private static boolean isNumber(int port) {
        return port >= 0 && port <= PortNumber.MAX;
    }

    /** A file with a part of a subnet may show ports of which no node is known; they are left out once. */
    private static void compare(SubnetSnapshot read) throws IOException {
        SubnetSnapshot whole = writtenAndRead(read);
        SubnetSnapshot again = writtenAndRead(whole);
        Expect.same(text(whole), text(again), "the snapshot of what was read");
    }

    private static SubnetSnapshot writtenAndRead(SubnetSnapshot read) throws IOException {
        return SubnetSnapshotReader.read(ScratchFile.of("copy.json", text(read).getBytes(StandardCharsets.UTF_8)));
    }

    private static String text(SubnetSnapshot read) throws IOException {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        SnapshotWriter.write(read.state(), written);
        return written.toString(StandardCharsets.UTF_8);
    }
}
