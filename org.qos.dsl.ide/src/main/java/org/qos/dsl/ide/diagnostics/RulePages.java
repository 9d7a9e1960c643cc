package org.qos.dsl.ide.diagnostics;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.qos.dsl.check.RuleManual;

/**
 * The pages of rules as files that a client can open. They are written below the user's cache folder when the first is
 * needed; where that is not possible findings have no pages.
 */
public final class RulePages {

    private static final Pattern LINK = Pattern.compile("\\]\\(([a-z0-9-]+)\\.md\\)");
    private static final RulePages OF_USER = new RulePages(userCache().resolve(Path.of("qos", "rules")));

    private final Path folder;
    private final Set<String> written = new HashSet<>();

    /** Pages that are to lie in a folder. */
    RulePages(Path folder) {
        this.folder = folder;
    }

    /** The pages of this user. */
    public static RulePages ofUser() {
        return OF_USER;
    }

    /** The address of the page about a code: that of the rule, or of the error that no rule finds. */
    public synchronized Optional<String> uri(String code) {
        Path file = folder.resolve(code + ".md");
        boolean isThere = written.contains(code) && Files.exists(file) || write(code, file);
        return isThere ? Optional.of(file.toUri().toString()) : Optional.empty();
    }

    /** Writes a page, and those to which its links lead. */
    private boolean write(String code, Path file) {
        String page = RuleManual.page(code);
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

    /** Another server, perhaps of another version, may write the same page: nobody reads half of one. */
    private void replace(Path file, byte[] text) throws IOException {
        if (Files.exists(file) && Arrays.equals(Files.readAllBytes(file), text)) {
            return;
        }
        Path whole = Files.createTempFile(folder, "page", ".tmp");
        try {
            Files.write(whole, text);
            Files.move(whole, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(whole);
        }
    }

    private static Path userCache() {
        String said = System.getenv("XDG_CACHE_HOME");
        return said != null && Path.of(said).isAbsolute()
                ? Path.of(said)
                : Path.of(System.getProperty("user.home", System.getProperty("java.io.tmpdir")), ".cache");
    }
}
