package org.qos.dsl.ide.workspace;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.emf.common.util.URI;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;

/**
 * One version of a document with its context: the input of features. Everything is made when it is first asked for,
 * and kept. A view is used by one thread at a time.
 */
public final class View {

    private final Document document;
    private final RelatedDocuments relatedDocuments;
    private final Supplier<DocumentContext> context;
    private final Supplier<Lines> lines;
    private final Supplier<SourceFile> source;
    private final Supplier<CheckedFile> checked;
    private final Supplier<Optional<Lowered<Policy>>> lowered;
    private final Supplier<Optional<BoundPolicy>> bound;

    /** A view of a document, which is not read yet. */
    public View(Document document, RelatedDocuments relatedDocuments) {
        this.document = document;
        this.relatedDocuments = relatedDocuments;
        context = new Lazy<>(() -> relatedDocuments.context(document));
        lines = new Lazy<>(() -> new Lines(text()));
        source = new Lazy<>(this::load);
        checked = new Lazy<>(this::check);
        lowered = new Lazy<>(this::lower);
        bound = new Lazy<>(this::bind);
    }

    /** A view of a text that belongs to nothing. */
    public static View of(String uri, Language language, String text) {
        return new View(new Document(uri, language, 1, text), RelatedDocuments.NONE);
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
    public Optional<View> partitions() {
        return language().equals(new PartitionsLanguage())
                ? Optional.of(this)
                : context().partitions().map(Document::of).map(relatedDocuments::view);
    }

    /** The option file that a policy is used with; for an option file itself. */
    public Optional<View> options() {
        return language().equals(new OptionsLanguage())
                ? Optional.of(this)
                : context().options().map(Document::of).map(relatedDocuments::view);
    }

    /** The policies that refer to the same partition file, this one among them when it is a policy. */
    public List<View> policies() {
        Optional<String> shared = partitions().map(view -> Document.key(view.uri()));
        return relatedDocuments.all().stream()
                .filter(other -> other.language().isPolicy())
                .map(relatedDocuments::view)
                .filter(other -> Document.key(other.uri()).equals(Document.key(uri()))
                        || shared.isPresent()
                                && other.partitions()
                                        .map(view -> Document.key(view.uri()))
                                        .equals(shared))
                .toList();
    }

    /** What a policy means, and the places that say so; empty for other languages and for a policy with errors. */
    public Optional<Lowered<Policy>> lowered() {
        return lowered.get();
    }

    /**
     * What a policy means for the fabric and the partitions of its context; empty where {@link #lowered} is. Without a fabric
     * only what follows from GUIDs; without a partition file it is what OpenSM does without one.
     */
    public Optional<BoundPolicy> bound() {
        return bound.get();
    }

    private SourceFile load() {
        ProjectFiles files = language().isPolicy() ? context().files(language()) : new ProjectFiles();
        return files.load(URI.createURI(uri()), text(), language());
    }

    private CheckedFile check() {
        return document.isTooLong() ? OversizedDocument.checked(document, source()) : Checker.check(source());
    }

    private Optional<Lowered<Policy>> lower() {
        return language()
                .syntax()
                .filter(syntax -> !checked().hasErrors())
                .map(syntax -> PolicyLowering.lower(source().root(PolicyFile.class), syntax));
    }

    private Optional<BoundPolicy> bind() {
        FabricContext fabricContext = context().fabricContext();
        return lowered()
                .map(policy -> BoundPolicy.bind(
                        policy.value(),
                        fabricContext.fabric(),
                        fabricContext.partitions().orElse(Partitions.WITHOUT_FILE)));
    }
}
