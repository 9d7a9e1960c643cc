package org.qos.dsl.ide.workspace;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.check.Finding;
import org.qos.dsl.project.context.DocumentContext;

/** The documents that are related to the one of a snapshot. */
public interface RelatedDocuments {

    /** Nothing but the document itself. */
    RelatedDocuments NONE = new RelatedDocuments() {
        @Override
        public DocumentContext context(Document document) {
            return DocumentContext.unknown();
        }

        @Override
        public DocumentSnapshot snapshot(Document document) {
            return new DocumentSnapshot(document, this);
        }

        @Override
        public List<Document> all() {
            return List.of();
        }

        @Override
        public Preferences preferences() {
            return Preferences.DEFAULTS;
        }
    };

    /** The context of a document. */
    DocumentContext context(Document document);

    /** The context of a file that is not a document itself, such as a project file. */
    default DocumentContext contextOf(Path file) {
        return DocumentContext.unknown();
    }

    /** A document with what it belongs to; the same snapshot as long as nothing changes. */
    DocumentSnapshot snapshot(Document document);

    /** All documents of the workspace folders, in their open versions where they are open. */
    List<Document> all();

    /** What the user prefers. */
    Preferences preferences();

    /** The rules of a document that its newest check found never to decide; none as long as nothing is found out. */
    default List<RuleShadowing> shadows(Document document) {
        return List.of();
    }

    /** The expectations of a document that do not hold, as far as its tests were run since something changed. */
    default List<Finding> failures(Document document) {
        return List.of();
    }

    /** Takes the results of tests; documents that nobody edits have no use for them. */
    default void learn(TestRunResult run) {}

    /** All project files of the workspace folders, in their open versions where they are open. */
    default List<ProjectFileSnapshot> projects() {
        return List.of();
    }

    /** The document of that address, open or on disk. */
    default Optional<Document> document(String uri) {
        String key = Document.key(uri);
        return all().stream()
                .filter(document -> Document.key(document.uri()).equals(key))
                .findFirst();
    }
}
