package org.qos.packaging;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rewritten jar: reproducible, and with everything that it had. */
class PackagedJarTest {

    private static final long TIME = 1_700_000_000_000L;

    @TempDir
    Path folder;

    @Test
    void twoJarsOfTheSameClassesAreTheSame() throws Exception {
        Path one = jar("one.jar");
        Path other = jar("other.jar");

        PackagedJar.rewrite(one);
        PackagedJar.rewrite(other);

        assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(other));
    }

    @Test
    void allEntriesStayAndKeepTheirTime() throws Exception {
        Path jar = jar("qos.jar");
        Set<String> before = entries(jar).keySet();

        PackagedJar.rewrite(jar);

        Map<String, Long> after = entries(jar);
        assertEquals(Set.of(TIME), Set.copyOf(after.values()));
        assertEquals(
                before,
                after.keySet().stream()
                        .filter(name -> !name.contains("$$Lambda") && !name.endsWith(".arguments"))
                        .collect(Collectors.toSet()));
    }

    private Path jar(String name) throws IOException {
        Path jar = folder.resolve(name);
        Map<String, byte[]> entries =
                new TreeMap<>(RewrittenClasses.compiled(LambdaSamples.class, RecordMethodsTest.All.class));
        entries.put("text.txt", "text".getBytes(StandardCharsets.UTF_8));
        try (OutputStream file = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(file)) {
            for (Map.Entry<String, byte[]> content : entries.entrySet()) {
                ZipEntry entry = new ZipEntry(content.getKey());
                entry.setTime(TIME);
                zip.putNextEntry(entry);
                zip.write(content.getValue());
                zip.closeEntry();
            }
        }
        return jar;
    }

    private static Map<String, Long> entries(Path jar) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            return zip.stream().collect(Collectors.toMap(ZipEntry::getName, ZipEntry::getTime));
        }
    }
}
