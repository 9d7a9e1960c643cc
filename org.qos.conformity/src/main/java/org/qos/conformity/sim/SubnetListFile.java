package org.qos.conformity.sim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.qos.conformity.subnet.SubnetList;

/**
 * The list of ports that OpenSM writes in each sweep, also in one that a trap starts while the list is read: it truncates
 * the file first, so a reader may find nothing or a part (OpenSM osm_dump.c:osm_dump_qmap_to_file).
 */
final class SubnetListFile {

    private static final String NAME = "opensm-subnet.lst";
    private static final String MANAGER_MARK = "-SM";
    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final int EQUAL_READINGS = 4;

    private final Path file;
    private String last = "";
    private int equal;

    private SubnetListFile(Path file) {
        this.file = file;
    }

    /**
     * Reads the list when it is whole.
     *
     * @throws SubnetException when it does not become so
     */
    static SubnetList read(Path directory) {
        SubnetListFile list = new SubnetListFile(directory.resolve(NAME));
        Waiting.until(list::isWhole, LIMIT, () -> NAME + " is not whole; it holds:\n" + list.last);
        return SubnetList.parse(list.last);
    }

    private boolean isWhole() {
        String now = text();
        equal = now.equals(last) ? equal + 1 : 0;
        last = now;
        return equal >= EQUAL_READINGS && now.contains(MANAGER_MARK);
    }

    private String text() {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
