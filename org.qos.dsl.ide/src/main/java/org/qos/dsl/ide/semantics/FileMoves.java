package org.qos.dsl.ide.semantics;

import java.nio.file.Path;
import java.util.Map;

/**
 * File and folder moves.
 *
 * @param places the new absolute paths by the old ones
 */
public record FileMoves(Map<Path, Path> places) {

    /** Copies the map. */
    public FileMoves {
        places = Map.copyOf(places);
    }

    /** The path of a file after the moves of the file or of a folder above it. */
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
