package org.qos.cli.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A checkout with a built command whose files a test may change: other tests run the command of this one at the same time. */
public final class CheckoutCopy {

    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    private CheckoutCopy() {}

    /** Makes a folder that has what {@code ./qos} needs; returns the folder of the jar and the archives. */
    public static Path into(Path checkout) throws IOException {
        Path target = Files.createDirectories(checkout.resolve("org.qos.cli/target"));
        Files.copy(ROOT.resolve("qos"), checkout.resolve("qos"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.copy(ROOT.resolve("org.qos.cli/target/qos.jar"), target.resolve("qos.jar"));
        Files.createDirectories(checkout.resolve("org.qos.cli/src/main"));
        Files.createSymbolicLink(checkout.resolve("org.qos.cli/src/main/sh"), ROOT.resolve("org.qos.cli/src/main/sh"));
        Files.createSymbolicLink(checkout.resolve("examples"), ROOT.resolve("examples"));
        return target;
    }
}
