import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/**
 * Checks that each of our bundles in the update site has its source bundle, of the same version, with the source of each of
 * its classes. {@code java SourceBundles.java SITE}
 */
final class SourceBundles {

    private static final String CLASS = ".class";

    private final Path plugins;
    private final List<String> findings = new ArrayList<>();

    private SourceBundles(Path site) {
        plugins = site.resolve("plugins");
    }

    public static void main(String[] args) throws IOException {
        SourceBundles check = new SourceBundles(Path.of(args[0]));
        int checked = check.run();
        if (checked == 0) {
            check.findings.add("there is no bundle of ours in " + check.plugins);
        }
        check.findings.forEach(finding -> System.err.println("SourceBundles: " + finding));
        if (!check.findings.isEmpty()) {
            System.exit(1);
        }
        System.out.println(checked + " bundles, each with its source bundle");
    }

    private int run() throws IOException {
        int checked = 0;
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(plugins, "org.qos.*.jar")) {
            for (Path jar : jars) {
                try (JarFile bundle = new JarFile(jar.toFile())) {
                    if (header(bundle, "Eclipse-SourceBundle") == null) {
                        check(bundle);
                        checked++;
                    }
                }
            }
        }
        return checked;
    }

    private void check(JarFile bundle) throws IOException {
        String id = symbolicName(bundle);
        String version = header(bundle, "Bundle-Version");
        File jar = plugins.resolve(id + ".source_" + version + ".jar").toFile();
        if (!jar.exists()) {
            findings.add(jar + " is missing");
            return;
        }
        try (JarFile sources = new JarFile(jar)) {
            expect(sources, id + ".source", symbolicName(sources));
            expect(sources, version, header(sources, "Bundle-Version"));
            expect(sources, id + ";version=\"" + version + "\";roots:=\".\"", header(sources, "Eclipse-SourceBundle"));
            expectLicence(bundle);
            expectLicence(sources);
            List<String> missing = new ArrayList<>();
            for (ZipEntry entry : bundle.stream().toList()) {
                String name = entry.getName();
                if (name.endsWith(CLASS) && !name.contains("$") && !hasSource(sources, name)) {
                    missing.add(name);
                }
            }
            if (!missing.isEmpty()) {
                findings.add(jar + " lacks the source of " + missing.size() + " classes: " + missing);
            }
        }
    }

    private void expect(JarFile sources, String expected, String found) {
        if (!expected.equals(found)) {
            findings.add(sources.getName() + " has " + found + " instead of " + expected);
        }
    }

    private void expectLicence(JarFile jar) {
        if (jar.getEntry("LICENSE") == null) {
            findings.add(jar.getName() + " has no LICENSE, which its feature refers to");
        }
    }

    /** A source that declares the package of the class, as the debugger of Eclipse looks it up. */
    private static boolean hasSource(JarFile sources, String name) throws IOException {
        String type = name.substring(0, name.length() - CLASS.length());
        ZipEntry source = sources.getEntry(type + ".java");
        String declaration = "package " + type.substring(0, type.lastIndexOf('/')).replace('/', '.') + ";";
        return source != null
                && new String(sources.getInputStream(source).readAllBytes(), StandardCharsets.UTF_8)
                        .contains(declaration);
    }

    private static String symbolicName(JarFile jar) throws IOException {
        return header(jar, "Bundle-SymbolicName").split(";")[0];
    }

    private static String header(JarFile jar, String name) throws IOException {
        Attributes headers = jar.getManifest().getMainAttributes();
        return headers.getValue(name);
    }
}
