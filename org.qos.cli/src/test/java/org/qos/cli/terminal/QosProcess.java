package org.qos.cli.terminal;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.cli.Main;

/** How tests start Java programs of their own class path. */
final class QosProcess {

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private static final String CLASS_PATH = classPath();

    /** The {@code qos} command for a shell. */
    static final String COMMAND =
            "'" + JAVA + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '" + CLASS_PATH + "' " + Main.class.getName();

    private QosProcess() {}

    /** The class path of the tests; the JUnit console has them in a class loader of its own. */
    private static String classPath() {
        return Thread.currentThread().getContextClassLoader() instanceof URLClassLoader loader
                ? Stream.of(loader.getURLs()).map(URL::getPath).collect(Collectors.joining(File.pathSeparator))
                : System.getProperty("java.class.path");
    }

    /** A program that SIGINT ends, even where the build runs in the background and ignores it. */
    static ProcessBuilder of(Class<?> main, String... arguments) {
        ProcessBuilder builder = new ProcessBuilder(
                "env",
                "--default-signal=INT",
                JAVA,
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                CLASS_PATH,
                main.getName());
        builder.command().addAll(List.of(arguments));
        return builder;
    }
}
