package org.qos.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What this build has packaged, as a Maven repository that a build of another project can use without installation. */
record BuiltArtifacts(Path repository, String version) {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    /** The artifact id of a module follows its parent. */
    private static final Pattern ARTIFACT = Pattern.compile("</parent>\\s*<artifactId>([^<]+)</artifactId>");

    /** A module on which another one depends; its folder has its name. */
    private static final Pattern DEPENDENCY =
            Pattern.compile("<dependency>\\s*<groupId>org\\.qos</groupId>\\s*<artifactId>([^<]+)</artifactId>");

    /**
     * Copies the Maven plugin, the modules that it depends on, and the pom that they inherit from. Maven has packaged these; another
     * module may be packaged at this moment.
     */
    static BuiltArtifacts in(Path repository, String version) throws IOException {
        BuiltArtifacts artifacts = new BuiltArtifacts(repository, version);
        artifacts.add("qos", ROOT.resolve("pom.xml"), "pom");
        artifacts.addModule("org.qos.maven");
        return artifacts;
    }

    private void addModule(String folder) throws IOException {
        Path pom = ROOT.resolve(folder).resolve("pom.xml");
        String text = Files.readString(pom);
        Matcher artifact = ARTIFACT.matcher(text);
        if (!artifact.find()) {
            throw new IOException(pom + " has no artifact id after its parent");
        }
        String id = artifact.group(1);
        add(id, pom, "pom");
        add(id, pom.resolveSibling("target").resolve(id + "-" + version + ".jar"), "jar");
        Matcher dependency = DEPENDENCY.matcher(text);
        while (dependency.find()) {
            addModule(dependency.group(1));
        }
    }

    private void add(String id, Path file, String ending) throws IOException {
        Path folder = Files.createDirectories(repository.resolve(Path.of("org", "qos", id, version)));
        Files.copy(file, folder.resolve(id + "-" + version + "." + ending), StandardCopyOption.REPLACE_EXISTING);
    }
}
