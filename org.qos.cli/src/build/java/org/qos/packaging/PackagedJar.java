package org.qos.packaging;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.qos.cli.arguments.CommandSpecs;

/**
 * Rewrites the classes of the command's jar, so that an archive of classes can contain more of what a command needs, already
 * linked: {@link ClassFormat}, {@link InnerLambdas}, {@link RecordMethods} and {@link StringConcats}; and so that it does less
 * ({@link CommandTables}, {@link EmfInitializers}, {@link RegisteredRules}). The argument is the jar.
 */
final class PackagedJar {

    private static final String CLASS = ".class";

    private PackagedJar() {}

    public static void main(String[] args) throws IOException {
        rewrite(Path.of(args[0]));
    }

    /** Rewrites a jar. Entries keep their time; classes come last. */
    static void rewrite(Path jar) throws IOException {
        Path part = Path.of(jar + ".part");
        try (ClassFormat format = ClassFormat.of(jar);
                ZipFile old = new ZipFile(jar.toFile());
                OutputStream file = Files.newOutputStream(part);
                ZipOutputStream target = new ZipOutputStream(file)) {
            Map<String, byte[]> classes = new LinkedHashMap<>();
            long time = 0;
            for (ZipEntry entry : Collections.list(old.entries())) {
                byte[] content = old.getInputStream(entry).readAllBytes();
                time = Math.max(time, entry.getTime());
                if (isClass(entry.getName())) {
                    classes.put(entry.getName(), format.upgraded(content));
                } else {
                    write(target, entry.getName(), entry.getTime(), content);
                }
            }
            for (Map.Entry<String, String> table : CommandTables.all().entrySet()) {
                String name = CommandSpecs.class.getPackageName().replace('.', '/') + "/" + table.getKey();
                write(target, name, time, table.getValue().getBytes(StandardCharsets.UTF_8));
            }
            for (Map.Entry<String, byte[]> entry : InnerLambdas.in(classes).entrySet()) {
                write(target, entry.getKey(), time, rewritten(entry.getValue()));
            }
        }
        Files.move(part, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    private static byte[] rewritten(byte[] content) {
        byte[] linked = StringConcats.asCode(RecordMethods.asCode(content));
        return EmfInitializers.withoutUnusedSteps(RegisteredRules.asCode(linked));
    }

    /** Whether an entry is a class of every version of Java. */
    private static boolean isClass(String entry) {
        return entry.endsWith(CLASS) && !entry.startsWith("META-INF/");
    }

    private static void write(ZipOutputStream jar, String name, long time, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(time);
        jar.putNextEntry(entry);
        jar.write(content);
        jar.closeEntry();
    }
}
