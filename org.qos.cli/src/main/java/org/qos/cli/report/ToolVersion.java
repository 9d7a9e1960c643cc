package org.qos.cli.report;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

/** The version of the command that runs. */
public final class ToolVersion {

    private ToolVersion() {}

    /**
     * The version as the build set it, such as {@code 1.2.0}.
     *
     * @throws IOException when the program is incomplete
     */
    public static String current() throws IOException {
        Properties properties = new Properties();
        try (InputStream in = ToolVersion.class.getResourceAsStream("/org/qos/cli/version.properties")) {
            properties.load(in);
        }
        return properties.getProperty("version");
    }
}
