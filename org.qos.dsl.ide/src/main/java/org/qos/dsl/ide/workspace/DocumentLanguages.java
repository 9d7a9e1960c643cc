package org.qos.dsl.ide.workspace;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.lsp4j.TextDocumentItem;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.settings.SettingsFile;

/** Determines the language of a document: by the client's language ID, otherwise by the file name. */
final class DocumentLanguages {

    private DocumentLanguages() {}

    static Optional<Language> of(TextDocumentItem item) {
        String id = item.getLanguageId() == null ? "" : item.getLanguageId();
        return Language.all().stream()
                .filter(language -> id.equals(language.lspId()) || id.equals(language.id()))
                .findFirst()
                .or(() -> Language.byFileName(Document.name(item.getUri())));
    }

    /** Whether a file is a project file, which is not in one of the languages. */
    static boolean isProject(Path file) {
        return FileNames.of(file).equals(SettingsFile.NAME);
    }

    static Optional<Language> of(Path file) {
        return Language.byFileName(FileNames.of(file));
    }
}
