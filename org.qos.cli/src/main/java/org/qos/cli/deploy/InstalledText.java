package org.qos.cli.deploy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.language.Language;
import org.qos.fabric.file.FileInput;

/**
 * A file in a place where OpenSM reads a policy or partitions. An option that names the wrong file would have it replaced.
 *
 * @param file the file, links resolved
 * @param isLinked whether a link leads to it, which another user may have made
 */
public record InstalledText(Path file, boolean isLinked) {

    private static final int MAX_BYTES = 1 << 28;

    /**
     * Whether the file is probably in a language, however many errors it has, or has no entry and is in its place itself.
     *
     * @throws IOException when it cannot be read
     */
    public boolean isLike(Language language) throws IOException {
        String text = new String(FileInput.read(file, MAX_BYTES), StandardCharsets.UTF_8);
        boolean isOfKind = Language.byContent(text)
                .map(found -> found.equals(language) || found.isPolicy() && language.isPolicy())
                .orElseGet(() -> Language.byLikelihood(FileNames.of(file), text)
                        .filter(language::equals)
                        .isPresent());
        return isOfKind || !isLinked && Language.isWithoutContent(text);
    }
}
