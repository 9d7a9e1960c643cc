package org.qos.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds a copy of {@code examples/maven} with Maven, without a network, as a user does. */
class ExampleBuildIT {

    private static final Path EXAMPLE =
            Path.of("..", "examples", "maven").toAbsolutePath().normalize();

    @TempDir
    private static Path shared;

    private static Path repository;

    @BeforeAll
    static void provideThePlugin() throws IOException {
        repository = BuiltArtifacts.in(shared.resolve("repository"), System.getProperty("qos.version"))
                .repository();
    }

    /** How a build ended. */
    private record Build(int exitCode, String log) {}

    @Test
    void generatesCompilesAndTestsThenFindsNothingToDo(@TempDir Path project) throws Exception {
        copyExample(project);

        Build first = maven(project, "package");

        assertEquals(0, first.exitCode(), first.log());
        assertTrue(first.log().contains("Tests of QoS policies: 3 run, 0 failed, in 1 files"), first.log());
        assertTrue(first.log().contains("Tests run: 3, Failures: 0, Errors: 0, Skipped: 0"), first.log());
        Map<String, FileTime> written = files(project.resolve("target/qos"));
        written.putAll(files(project.resolve("target/generated-sources/qos")));
        assertEquals(
                List.of(
                        "applications.env",
                        "kubernetes-env.yaml",
                        "opensm.opts",
                        "org/site/levels/RackPolicy.java",
                        "partitions.conf",
                        "qos-policy.conf",
                        "slurm-task-prolog.sh"),
                List.copyOf(written.keySet()));
        assertTrue(Files.exists(project.resolve("target/classes/org/site/levels/RackPolicy.class")));
        assertTrue(Files.readString(project.resolve("target/qos-reports/TEST-qos.xml"))
                .contains("tests=\"3\""));

        Build second = maven(project, "process-sources");

        assertEquals(0, second.exitCode(), second.log());
        assertTrue(second.log().contains("the files generated from QoS policies are up to date"), second.log());
        Map<String, FileTime> now = files(project.resolve("target/qos"));
        now.putAll(files(project.resolve("target/generated-sources/qos")));
        assertEquals(written, now);
    }

    @Test
    void anErrorInThePolicyFailsTheBuildAtFileAndLine(@TempDir Path project) throws Exception {
        copyExample(project);
        Path policy = project.resolve("src/main/qos/policy.qos");
        String text = Files.readString(policy);
        String broken = text.replace("<sl>2</sl>", "<sl>22</sl>");
        assertNotEquals(text, broken);
        Files.writeString(policy, broken);
        int line = broken.substring(0, broken.indexOf("<sl>22")).split("\n", -1).length;

        Build build = maven(project, "validate");

        assertEquals(1, build.exitCode(), build.log());
        assertTrue(build.log().contains("[ERROR] " + policy + ":[" + line + ","), build.log());
    }

    private static Build maven(Path project, String phase) throws IOException, InterruptedException {
        Path log = Files.createTempFile(shared, "build", ".log");
        ProcessBuilder command = new ProcessBuilder(
                        Path.of(System.getProperty("maven.home"), "bin", "mvn").toString(),
                        "--offline",
                        "--batch-mode",
                        "-Dstyle.color=never",
                        "-Dmaven.repo.local=" + repository,
                        "-Dmaven.repo.local.tail=" + System.getProperty("maven.repository"),
                        "-Dmaven.repo.local.tail.ignoreAvailability=true",
                        phase)
                .directory(project.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        // a short run has no use for the second compiler
        command.environment().put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1");
        Process maven = command.start();
        boolean ended = maven.waitFor(3, TimeUnit.MINUTES);
        if (!ended) {
            maven.destroyForcibly();
        }
        assertTrue(ended, () -> "the build does not end:\n" + read(log));
        return new Build(maven.exitValue(), read(log));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }

    private static void copyExample(Path project) throws IOException {
        try (Stream<Path> files = Files.walk(EXAMPLE)) {
            for (Path file : files.filter(Files::isRegularFile)
                    .filter(file -> !file.startsWith(EXAMPLE.resolve("target")))
                    .toList()) {
                Path copy = project.resolve(EXAMPLE.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    /** The files below a folder with the times of their last change. */
    private static Map<String, FileTime> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .collect(Collectors.toMap(
                            file -> folder.relativize(file).toString(),
                            ExampleBuildIT::changed,
                            (one, other) -> one,
                            TreeMap::new));
        }
    }

    private static FileTime changed(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
