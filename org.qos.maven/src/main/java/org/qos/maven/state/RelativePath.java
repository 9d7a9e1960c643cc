package org.qos.maven.state;

import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;

/** A path as text that begins at the folder of another file. Escaped as in URIs, so that it is one word in one line. */
final class RelativePath {

    private RelativePath() {}

    /** The text of a path in a file whose folder exists. */
    static String text(Path path, Path file) {
        String[] from = folder(file).getRawPath().split("/");
        String[] to = path.toUri().getRawPath().split("/");
        int common = 0;
        while (common < Math.min(from.length, to.length) && from[common].equals(to[common])) {
            common++;
        }
        StringBuilder text = new StringBuilder(".");
        text.append("/..".repeat(from.length - common));
        for (String name : Arrays.asList(to).subList(common, to.length)) {
            text.append('/').append(name);
        }
        return text.toString();
    }

    /**
     * The path of a text in a file.
     *
     * @throws IllegalArgumentException when it is not the text of a path
     */
    static Path read(String text, Path file) {
        return Path.of(folder(file).resolve(text)).normalize();
    }

    private static URI folder(Path file) {
        return file.toAbsolutePath().normalize().getParent().toUri();
    }
}
