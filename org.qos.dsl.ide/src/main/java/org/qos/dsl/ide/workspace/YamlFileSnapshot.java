package org.qos.dsl.ide.workspace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.project.form.YamlFileKind;
import org.qos.dsl.project.settings.Yaml;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.settings.YamlReader;
import org.qos.dsl.project.settings.YamlRegion;

/**
 * One version of an intent or a description of traffic: the input of features.
 *
 * @param document the version
 * @param kind what it is
 * @param yaml what precedes the first YAML syntax error
 * @param problems its errors, by place
 * @param lines where its lines begin
 * @param relatedDocuments the documents of the workspace
 */
public record YamlFileSnapshot(
        ProjectText document,
        YamlFileKind kind,
        Yaml yaml,
        List<YamlProblem> problems,
        Lines lines,
        RelatedDocuments relatedDocuments) {

    /** Copies the list. */
    public YamlFileSnapshot {
        problems = List.copyOf(problems);
    }

    /** Reads a version of a file whose name says that it is one. */
    public static YamlFileSnapshot of(ProjectText document, RelatedDocuments relatedDocuments) {
        YamlFileKind kind = YamlFileKind.of(document.path()).orElseThrow();
        return new YamlFileSnapshot(
                document,
                kind,
                yaml(document.text()),
                kind.problems(document.text()),
                new Lines(document.text()),
                relatedDocuments);
    }

    private static Yaml yaml(String text) {
        try {
            return text.length() > YamlReader.MAX_LENGTH
                    ? new Scalar(YamlRegion.START, "")
                    : YamlReader.read(text).value();
        } catch (IOException impossible) {
            throw new IllegalStateException("a text in memory cannot fail to be read", impossible);
        }
    }

    /** The policy that its project file names; without a project file the policies of its folder. */
    public List<DocumentSnapshot> policies() {
        return relatedDocuments
                .contextOf(document.path())
                .policy()
                .map(Document::of)
                .map(List::of)
                .orElseGet(this::policiesOfFolder)
                .stream()
                .map(relatedDocuments::snapshot)
                .toList();
    }

    private List<Document> policiesOfFolder() {
        Path folder = document.path().getParent();
        return relatedDocuments.all().stream()
                .filter(other -> other.language().isPolicy())
                .filter(other -> other.path().map(Path::getParent).equals(Optional.of(folder)))
                .toList();
    }

    /** The address by which the client knows the file. */
    public String uri() {
        return document.uri();
    }

    /** The text of the file. */
    public String text() {
        return document.text();
    }
}
