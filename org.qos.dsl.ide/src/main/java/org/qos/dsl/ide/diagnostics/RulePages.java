package org.qos.dsl.ide.diagnostics;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.qos.dsl.check.FindingPages;
import org.qos.fabric.file.AtomicFile;

/**
 * The rule pages as files that any client can open. They are written to the user's cache folder when first needed; if
 * that fails, diagnostics have no link.
 */
public final class RulePages {

    private static final Pattern LINK = Pattern.compile("\\]\\(([a-z0-9-]+)\\.md\\)");
    private static final RulePages OF_USER = new RulePages(userCache().resolve(Path.of("qos", "rules")));

    private final Path folder;
    private final Set<String> written = new HashSet<>();

    /** Pages below a folder. */
    RulePages(Path folder) {
        this.folder = folder;
    }

    /** The pages in the user's cache folder. */
    public static RulePages ofUser() {
        return OF_USER;
    }

    /** The URI of the page of a rule or of a syntax error code. */
    public synchronized Optional<String> uri(String code) {
        Path file = folder.resolve(code + ".md");
        boolean exists = written.contains(code) && Files.exists(file) || write(code, file);
        return exists ? Optional.of(file.toUri().toString()) : Optional.empty();
    }

    /** Writes a page and the pages that it links to. */
    private boolean write(String code, Path file) {
        String page = FindingPages.of(code).orElseGet(FindingPages::ofSyntaxErrors);
        try {
            Files.createDirectories(folder);
            replace(file, page.getBytes(StandardCharsets.UTF_8));
        } catch (IOException notWritable) {
            return false;
        }
        written.add(code);
        LINK.matcher(page)
                .results()
                .map(link -> link.group(1))
                .filter(other -> !written.contains(other))
                .forEach(this::uri);
        return true;
    }

    /** Replaces a page atomically, because another server may write or a client read it at the same time. */
    private void replace(Path file, byte[] text) throws IOException {
        if (Files.exists(file) && Arrays.equals(Files.readAllBytes(file), text)) {
            return;
        }
        AtomicFile.write(file, text);
    }

    private static Path userCache() {
        String configured = System.getenv("XDG_CACHE_HOME");
        return configured != null && Path.of(configured).isAbsolute()
                ? Path.of(configured)
                : Path.of(System.getProperty("user.home", System.getProperty("java.io.tmpdir")), ".cache");
    }
}
