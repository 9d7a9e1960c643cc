package org.qos.cli.fmt;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Optional;
import org.qos.dsl.format.Formatted;
import org.qos.dsl.format.Obstacle;

/**
 * A file and what formatting made of it.
 *
 * @param name the name that the user gave it
 * @param path where it is
 * @param formatted its text before and after
 * @param charset how its bytes were read
 */
public record FormattedFile(String name, Path path, Formatted formatted, Charset charset) {

    /** The text as it was. */
    public String before() {
        return formatted.before();
    }

    /** The text as it is to be. */
    public String after() {
        return formatted.after();
    }

    /** Whether the file is to change. */
    public boolean isChanged() {
        return formatted.isChanged();
    }

    /** Why the file is left alone, if it is. */
    public Optional<Obstacle> obstacle() {
        return formatted.obstacle();
    }

    /** The line of the obstacle, from 1. */
    public int line(Obstacle obstacle) {
        return formatted.line(obstacle.offset());
    }
}
