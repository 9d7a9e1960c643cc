package org.qos.conformity.testing;

import java.nio.file.Path;
import java.util.List;
import org.qos.cli.Main;

/** How tests start the {@code qos} command as a process. */
public final class CheckoutCommand {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private CheckoutCommand() {}

    /** The command of the checkout, which starts fast, if it is packaged; else, as in an IDE, its classes. */
    public static List<String> words() {
        if (Main.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath()
                .endsWith(".jar")) {
            return List.of(ROOT.resolve("qos").toString());
        }
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName());
    }

    /** The same for a shell. */
    public static String script() {
        return "#!/bin/sh\nexec '%s' \"$@\"\n".formatted(String.join("' '", words()));
    }
}
