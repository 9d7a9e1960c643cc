package org.qos.dsl.ide.workspace;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.TextDocumentItem;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.settings.SettingsFile;

/** Which language a document is in: that which the client says, else that of the file's name. */
final class Languages {

    /** The identifiers under which clients know the languages, beside the languages' own. */
    private static final Map<String, Language> IDENTIFIERS = Map.of(
            "qos-rfc", Language.RFC,
            "qos-opensm", Language.OPENSM,
            "opensm-partitions", Language.PARTITIONS,
            "opensm-opts", Language.OPTS);

    private Languages() {}

    static Optional<Language> of(TextDocumentItem item) {
        String said = item.getLanguageId() == null ? "" : item.getLanguageId();
        return Optional.ofNullable(IDENTIFIERS.get(said))
                .or(() -> Language.byId(said))
                .or(() -> Language.byFileName(Document.name(item.getUri())));
    }

    /** Whether a file is a project file, which is in no language of ours. */
    static boolean isProject(Path file) {
        return file.getFileName() != null && file.getFileName().toString().equals(SettingsFile.NAME);
    }

    static Optional<Language> of(Path file) {
        return Language.byFileName(file.getFileName().toString());
    }
}
