package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All manifests have the version of the pom at the root, and {@code releng/set-version} changes it in all. */
class VersionsTest {

    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final Pattern POM =
            Pattern.compile("<artifactId>(?:qos|org\\.qos\\.eclipse)</artifactId>\\s*<version>(.*?)</version>");
    private static final Pattern MANIFEST = Pattern.compile("(?m)^Bundle-Version: (.*)$");
    private static final Pattern FEATURE = Pattern.compile("<feature [^>]*version=\"(.*?)\"");
    private static final Pattern NPM = Pattern.compile("\\A[^}]*?\"version\": \"(.*?)\"");
    private static final Pattern NPM_LOCK = Pattern.compile("\"name\": \"qos-policy\",\\s*\"version\": \"(.*?)\"");

    @TempDir
    Path checkout;

    @Test
    void allManifestsHaveOneVersion() throws IOException {
        String version = first(POM, ROOT.resolve("pom.xml"));
        assertEquals(expected(version), found(ROOT));
    }

    @ParameterizedTest
    @CsvSource({"7.8.9", "7.8.9-SNAPSHOT"})
    void aNewVersionIsWrittenIntoAll(String version) throws Exception {
        copyManifests();
        Process script = new ProcessBuilder("sh", "releng/set-version", version)
                .directory(checkout.toFile())
                .inheritIO()
                .start();
        assertEquals(0, script.waitFor());
        assertEquals(expected(version), found(checkout));
    }

    @Test
    void whatIsNotAVersionIsRejected() throws Exception {
        copyManifests();
        Process script = new ProcessBuilder("sh", "releng/set-version", "next")
                .directory(checkout.toFile())
                .start();
        assertNotEquals(0, script.waitFor());
        assertEquals(found(ROOT), found(checkout));
    }

    /** Poms have the version; OSGi has a qualifier where Maven has a snapshot; npm has neither. */
    private static Set<String> expected(String version) {
        String number = version.replace("-SNAPSHOT", "");
        return Set.of(
                "pom " + version,
                "bundle " + (number.equals(version) ? number : number + ".qualifier"),
                "npm " + number);
    }

    private static Set<String> found(Path root) throws IOException {
        Set<String> versions = new TreeSet<>();
        for (Path file : manifests(root)) {
            String text = Files.readString(file);
            switch (file.getFileName().toString()) {
                case "pom.xml" -> POM.matcher(text).results().forEach(pom -> versions.add("pom " + pom.group(1)));
                case "MANIFEST.MF" -> versions.add("bundle " + first(MANIFEST, file));
                case "feature.xml" -> versions.add("bundle " + first(FEATURE, file));
                case "package.json" -> versions.add("npm " + first(NPM, file));
                default -> NPM_LOCK.matcher(text).results().forEach(npm -> versions.add("npm " + npm.group(1)));
            }
        }
        return versions;
    }

    private static String first(Pattern pattern, Path file) throws IOException {
        var matcher = pattern.matcher(Files.readString(file));
        assertTrue(matcher.find(), file + " has no version");
        return matcher.group(1);
    }

    private void copyManifests() throws IOException {
        List<Path> files = new ArrayList<>(manifests(ROOT));
        files.add(ROOT.resolve("releng/set-version"));
        for (Path file : files) {
            Path copy = checkout.resolve(ROOT.relativize(file));
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
        }
    }

    private static List<Path> manifests(Path root) throws IOException {
        List<Path> files = new ArrayList<>(List.of(
                root.resolve("vscode-extension/package.json"), root.resolve("vscode-extension/package-lock.json")));
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return Set.of("target", "node_modules", ".git", "src").contains(String.valueOf(folder.getFileName()))
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (Set.of("pom.xml", "MANIFEST.MF", "feature.xml")
                        .contains(file.getFileName().toString())) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }
}
