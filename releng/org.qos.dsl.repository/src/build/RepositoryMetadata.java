import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Makes the metadata of an update site equal in each build of a revision: p2 writes the time of the build into it, and
 * properties and provided capabilities, whose order has no meaning, in an order that differs. {@code java RepositoryMetadata.java SITE TIME}, with the time in ISO 8601
 */
final class RepositoryMetadata {

    private static final String TIMESTAMP = "(<property name='p2.timestamp' value=')\\d+(')";

    /** A line that is such an element. */
    private static final Pattern UNORDERED = Pattern.compile(" *<(property|provided) [^>]*/>");

    private final Instant time;

    private RepositoryMetadata(Instant time) {
        this.time = time;
    }

    public static void main(String[] args) throws IOException {
        RepositoryMetadata metadata = new RepositoryMetadata(Instant.parse(args[1]));
        for (String name : List.of("artifacts", "content")) {
            metadata.rewrite(Path.of(args[0], name + ".jar"), name + ".xml");
        }
    }

    private void rewrite(Path jar, String name) throws IOException {
        String xml;
        try (ZipFile old = new ZipFile(jar.toFile())) {
            xml = new String(old.getInputStream(old.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
        }
        try (OutputStream file = Files.newOutputStream(jar);
                ZipOutputStream rewritten = new ZipOutputStream(file)) {
            ZipEntry entry = new ZipEntry(name);
            // The time of an entry has no zone.
            entry.setTimeLocal(time.atOffset(ZoneOffset.UTC).toLocalDateTime());
            rewritten.putNextEntry(entry);
            rewritten.write(equal(xml).getBytes(StandardCharsets.UTF_8));
            rewritten.closeEntry();
        }
    }

    private String equal(String xml) {
        return sorted(xml.replaceAll(TIMESTAMP, "$1" + time.toEpochMilli() + "$2"));
    }

    /** The text with adjacent properties, and adjacent capabilities, in the order of their lines. */
    private static String sorted(String xml) {
        List<String> lines = new ArrayList<>();
        List<String> unordered = new ArrayList<>();
        for (String line : xml.split("\n", -1)) {
            if (UNORDERED.matcher(line).matches()) {
                unordered.add(line);
            } else {
                Collections.sort(unordered);
                lines.addAll(unordered);
                unordered.clear();
                lines.add(line);
            }
        }
        return String.join("\n", lines);
    }
}
