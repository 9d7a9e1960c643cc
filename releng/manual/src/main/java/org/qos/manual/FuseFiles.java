package org.qos.manual;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Properties;

/** The files of the search library Fuse.js (Apache License 2.0), which its jar contains in a folder with its version. */
final class FuseFiles {

    private static final String PROPERTIES = "/META-INF/maven/org.webjars.npm/fuse.js/pom.properties";

    private FuseFiles() {}

    /** Names of files of the site, and the resources with their content. */
    static Map<String, String> all() throws IOException {
        Properties jar = new Properties();
        try (InputStream in = FuseFiles.class.getResourceAsStream(PROPERTIES)) {
            jar.load(in);
        }
        String folder = "/META-INF/resources/webjars/fuse.js/" + jar.getProperty("version");
        return Map.of("fuse.js", folder + "/dist/fuse.min.js", "fuse.LICENSE", folder + "/LICENSE");
    }
}
