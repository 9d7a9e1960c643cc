package org.qos.dsl.ide.diagnostics;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.check.RuleManual;

/**
 * The pages of rules as files that a client can open. They are written below the user's cache folder when the first is
 * needed; where that is not possible findings have no pages.
 */
public final class RulePages {

    private static final RulePages OF_USER = new RulePages(userCache().resolve(Path.of("qos", "rules")));

    private final Path folder;
    private final Map<String, Optional<String>> uris = new HashMap<>();

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
        return uris.computeIfAbsent(code, this::write);
    }

    private Optional<String> write(String page) {
        try {
            byte[] text = RuleManual.page(page).getBytes(StandardCharsets.UTF_8);
            Path file = folder.resolve(page + ".md");
            Files.createDirectories(folder);
            if (!Files.exists(file) || !Arrays.equals(Files.readAllBytes(file), text)) {
                Files.write(file, text);
            }
            return Optional.of(file.toUri().toString());
        } catch (IOException notWritable) {
            return Optional.empty();
        }
    }

    private static Path userCache() {
        String said = System.getenv("XDG_CACHE_HOME");
        return said != null && Path.of(said).isAbsolute()
                ? Path.of(said)
                : Path.of(System.getProperty("user.home", System.getProperty("java.io.tmpdir")), ".cache");
    }
}
