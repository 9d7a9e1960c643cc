package org.qos.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What this build has packaged, as a Maven repository that a build of another project can use without installation. */
record BuiltArtifacts(Path repository, String version) {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    /** The artifact id of a module follows its parent. */
    private static final Pattern ARTIFACT = Pattern.compile("</parent>\\s*<artifactId>([^<]+)</artifactId>");

    /** Copies the published modules as far as they are packaged, and the pom that they inherit from. */
    static BuiltArtifacts in(Path repository, String version) throws IOException {
        BuiltArtifacts artifacts = new BuiltArtifacts(repository, version);
        artifacts.add("qos", ROOT.resolve("pom.xml"), "pom");
        try (Stream<Path> folders = Files.list(ROOT)) {
            List<Path> poms = folders.map(folder -> folder.resolve("pom.xml"))
                    .filter(Files::exists)
                    .toList();
            for (Path pom : poms) {
                artifacts.addModule(pom);
            }
        }
        return artifacts;
    }

    private void addModule(Path pom) throws IOException {
        String text = Files.readString(pom);
        Matcher artifact = ARTIFACT.matcher(text);
        if (text.contains("<unpublished>false<") && artifact.find()) {
            String id = artifact.group(1);
            Path jar = pom.resolveSibling("target").resolve(id + "-" + version + ".jar");
            if (Files.exists(jar)) {
                add(id, pom, "pom");
                add(id, jar, "jar");
            }
        }
    }

    private void add(String id, Path file, String ending) throws IOException {
        Path folder = Files.createDirectories(repository.resolve(Path.of("org", "qos", id, version)));
        Files.copy(file, folder.resolve(id + "-" + version + "." + ending), StandardCopyOption.REPLACE_EXISTING);
    }
}
