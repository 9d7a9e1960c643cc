package org.qos.dsl.ide.server;

import java.util.List;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.language.Language;
import org.qos.dsl.policytest.PolicyTestLanguage;

/** Reacts to changes of documents and of the files they depend on. */
record ChangeHandler(Session session) {

    /** A document was opened; for other documents it now replaces the file on disk. */
    void opened(Document document) {
        changed(document);
    }

    /** The text of an open document changed. */
    void changed(Document document) {
        session.scheduler().changed(document);
        if (isContext(document)) {
            revalidate();
        }
    }

    /** Whether open documents may depend on another one: all on other files than policies, tests on policies. */
    private boolean isContext(Document document) {
        Language tests = new PolicyTestLanguage();
        return !document.language().isPolicy()
                || session.workspace().open().stream().map(Document::language).anyMatch(tests::equals);
    }

    /** A project file was opened, changed or closed, which affects all documents of its folder. */
    void projectFileChanged() {
        session.publisher().projects();
        session.scheduler().revalidate(session.refreshRequests()::refreshInlayHints);
    }

    /** An intent or a description of traffic was opened, changed or closed, which affects no other document. */
    void yamlFileChanged() {
        session.publisher().projects();
    }

    /** A document was closed. */
    void closed(Document document) {
        session.scheduler().closed(document);
        session.publisher().closed(document.uri());
        if (isContext(document)) {
            revalidate();
        }
    }

    /**
     * Files on disk, folders or settings may have changed. Called on save, too, because clients need not report file
     * changes, and other programs may have written snapshots. Diagnostics of files that are not open may change as
     * well.
     */
    void relatedFilesChanged() {
        if (session.isServing()) {
            revalidate();
            session.publisher().requestRefresh();
            session.refreshRequests().refreshInlayHints();
        }
    }

    /** A document was saved; its tests run, or those of a policy, if the user wants that. */
    void saved(String uri) {
        relatedFilesChanged();
        if (session.workspace().preferences().testsOnSave()) {
            session.checks().execute(() -> testsOf(Document.key(uri)).forEach(session.commands()::runTests));
        }
    }

    /** The open documents with tests that a saved file affects: itself, or those of a policy. */
    private List<Document> testsOf(String key) {
        Language tests = new PolicyTestLanguage();
        return session.workspace().open().stream()
                .filter(document -> document.language().equals(tests))
                .filter(document -> Document.key(document.uri()).equals(key)
                        || session.workspace()
                                .context(document)
                                .policy()
                                .filter(policy -> Document.key(policy.uri()).equals(key))
                                .isPresent())
                .toList();
    }

    /** Tests of a document ran: its diagnostics may have changed. */
    void testsRan(String uri) {
        if (!session.isServing()) {
            return;
        }
        revalidate();
        if (session.workspace().open(uri).isEmpty()) {
            session.publisher().requestRefresh();
        }
    }

    /** Validates open documents again if something they depend on has changed; if not, only that check is done. */
    void revalidate() {
        session.scheduler().revalidate(session.refreshRequests()::refreshInlayHints);
        session.checks().execute(session.publisher()::projects);
    }
}
