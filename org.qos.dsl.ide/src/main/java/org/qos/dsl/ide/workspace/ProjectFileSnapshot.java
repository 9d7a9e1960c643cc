package org.qos.dsl.ide.workspace;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Range;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.dsl.project.settings.SettingsToken;
import org.qos.dsl.project.settings.YamlRegion;

/**
 * One version of a project file with its settings: the input of features.
 *
 * @param document the version
 * @param read what it says, and what is wrong with it
 * @param lines where its lines begin
 * @param relatedDocuments the documents of the workspace
 */
public record ProjectFileSnapshot(
        ProjectText document, SettingsFile read, Lines lines, RelatedDocuments relatedDocuments) {

    /** A snapshot of a project file. */
    public ProjectFileSnapshot(ProjectText document, SettingsFile read, RelatedDocuments relatedDocuments) {
        this(document, read, new Lines(document.text()), relatedDocuments);
    }

    /** The address by which the client knows the file. */
    public String uri() {
        return document.uri();
    }

    /** The text of the file. */
    public String text() {
        return document.text();
    }

    /** The folder of the file, to which the names in it are relative. */
    public Path folder() {
        return document.path().getParent();
    }

    /** The tokens that mean something, in the order of the text. */
    public List<SettingsToken> tokens() {
        return read.tokens();
    }

    /** The range of a piece of it. */
    public Range range(YamlRegion region) {
        return lines.range(region.offset(), region.length());
    }
}
