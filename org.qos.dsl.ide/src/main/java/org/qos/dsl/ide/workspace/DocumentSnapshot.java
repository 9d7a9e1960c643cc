package org.qos.dsl.ide.workspace;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.emf.common.util.URI;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.project.context.DocumentContext;

/**
 * One version of a document with its context: the input of features. Everything is made when it is first asked for,
 * and kept. A snapshot is used by one thread at a time.
 */
public final class DocumentSnapshot {

    private final Document document;
    private final RelatedDocuments relatedDocuments;
    private final Supplier<DocumentContext> context;
    private final Supplier<Lines> lines;
    private final Supplier<SourceFile> source;
    private final Supplier<CheckedFile> checked;

    /** A snapshot of a document, which is not read yet. */
    public DocumentSnapshot(Document document, RelatedDocuments relatedDocuments) {
        this.document = document;
        this.relatedDocuments = relatedDocuments;
        context = new Lazy<>(() -> relatedDocuments.context(document));
        lines = new Lazy<>(() -> new Lines(text()));
        source = new Lazy<>(this::load);
        checked = new Lazy<>(this::check);
    }

    /** The document. */
    public Document document() {
        return document;
    }

    /** The address by which the client knows the document. */
    public String uri() {
        return document.uri();
    }

    /** The language of the document. */
    public Language language() {
        return document.language();
    }

    /** The text of the document; that of one that is too long is empty. */
    public String text() {
        return document.isTooLong() ? "" : document.text();
    }

    /** Where its lines begin. */
    public Lines lines() {
        return lines.get();
    }

    /**
     * Its model and nodes, as far as the text could be understood. The URI of the resource is that of the document; a policy
     * finds its partitions, whose resource has the URI of theirs.
     */
    public SourceFile source() {
        return source.get();
    }

    /** What the document by itself shows to be wrong. */
    public CheckedFile checked() {
        return checked.get();
    }

    /** What it belongs to. */
    public DocumentContext context() {
        return context.get();
    }

    /** The other documents. */
    public RelatedDocuments relatedDocuments() {
        return relatedDocuments;
    }

    /** The partition file that a policy refers to; for a partition file itself. */
    public Optional<DocumentSnapshot> partitions() {
        return language().equals(new PartitionsLanguage())
                ? Optional.of(this)
                : context().partitions().map(Document::of).map(relatedDocuments::snapshot);
    }

    /** The policies that refer to the same partition file, this one among them when it is a policy. */
    public List<DocumentSnapshot> policies() {
        Optional<String> shared = partitions().map(snapshot -> Document.key(snapshot.uri()));
        return relatedDocuments.all().stream()
                .filter(other -> other.language().isPolicy())
                .map(relatedDocuments::snapshot)
                .filter(other -> Document.key(other.uri()).equals(Document.key(uri()))
                        || shared.isPresent()
                                && other.partitions()
                                        .map(snapshot -> Document.key(snapshot.uri()))
                                        .equals(shared))
                .toList();
    }

    /** The policy that a file with tests is for; empty for other documents. */
    public Optional<DocumentSnapshot> testedPolicy() {
        return context().policy().map(Document::of).map(relatedDocuments::snapshot);
    }

    /** The files with tests of a policy. */
    public List<DocumentSnapshot> tests() {
        String key = Document.key(uri());
        return relatedDocuments.all().stream()
                .filter(other -> other.language().equals(new PolicyTestLanguage()))
                .map(relatedDocuments::snapshot)
                .filter(test -> test.context()
                        .policy()
                        .filter(policy -> Document.key(policy.uri()).equals(key))
                        .isPresent())
                .toList();
    }

    private SourceFile load() {
        ProjectFiles files = language().isPolicy() ? context().files(language()) : new ProjectFiles();
        return files.load(URI.createURI(uri()), text(), language());
    }

    private CheckedFile check() {
        return document.isTooLong() ? OversizedDocument.checked(document, source()) : Checker.check(source());
    }
}
