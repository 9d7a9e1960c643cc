package org.qos.manual;

import java.io.IOException;
import java.nio.file.Path;

/** Writes the manual; the build runs it. */
public final class Main {

    private Main() {}

    /**
     * Writes the site.
     *
     * @param args the root of the repository, and the folder of the site
     * @throws IOException when a page cannot be read or a file not be written
     */
    public static void main(String... args) throws IOException {
        try {
            new Site(Path.of(args[0])).write(Path.of(args[1]));
        } catch (ManualException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }
}
