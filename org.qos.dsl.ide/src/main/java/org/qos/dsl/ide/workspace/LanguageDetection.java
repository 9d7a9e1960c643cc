package org.qos.dsl.ide.workspace;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.TextDocumentItem;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.settings.SettingsFile;

/** Determines the language of a document: by the client's language ID, otherwise by the file name. */
final class LanguageDetection {

    /** The LSP language IDs, which clients may use besides the languages' own IDs. */
    private static final Map<String, Language> IDENTIFIERS = Map.of(
            "qos-rfc", Language.RFC,
            "qos-opensm", Language.OPENSM,
            "opensm-partitions", Language.PARTITIONS,
            "opensm-opts", Language.OPTS);

    private LanguageDetection() {}

    static Optional<Language> of(TextDocumentItem item) {
        String id = item.getLanguageId() == null ? "" : item.getLanguageId();
        return Optional.ofNullable(IDENTIFIERS.get(id))
                .or(() -> Language.byId(id))
                .or(() -> Language.byFileName(Document.name(item.getUri())));
    }

    /** Whether a file is a project file, which is not in one of the languages. */
    static boolean isProject(Path file) {
        return file.getFileName() != null && file.getFileName().toString().equals(SettingsFile.NAME);
    }

    static Optional<Language> of(Path file) {
        return Language.byFileName(file.getFileName().toString());
    }
}
