package org.qos.dsl.ide.meaning;

import java.nio.file.Path;
import java.util.Map;

/**
 * Files and folders that get other places.
 *
 * @param places the absolute paths where they will be, by those where they are
 */
public record Moves(Map<Path, Path> places) {

    /** Copies the map. */
    public Moves {
        places = Map.copyOf(places);
    }

    /** Where a file will be: where it is, unless it or a folder above it moves. */
    public Path of(Path file) {
        for (Path above = file; above != null; above = above.getParent()) {
            if (places.containsKey(above)) {
                return above.equals(file)
                        ? places.get(above)
                        : places.get(above).resolve(above.relativize(file)).normalize();
            }
        }
        return file;
    }
}
