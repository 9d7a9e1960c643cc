package org.qos.dsl.ide.server;

import org.qos.dsl.ide.workspace.Document;

/** What follows when documents change, or what they belong to. */
final class Changes {

    private final Session session;

    Changes(Session session) {
        this.session = session;
    }

    /** A document was opened; for others it counts now instead of what lies on disk. */
    void opened(Document document) {
        changed(document);
    }

    /** The text of an open document changed. */
    void changed(Document document) {
        session.tiers().changed(document);
        if (!document.language().isPolicy()) {
            look();
        }
    }

    /** A project file was opened, changed or closed: it counts for all documents of its folder. */
    void project() {
        session.publication().projects();
        session.tiers().look(session.refreshes()::hints);
    }

    /** A document is not open any more. */
    void closed(Document document) {
        session.tiers().closed(document);
        session.publication().closed(document.uri());
        if (!document.language().isPolicy()) {
            look();
        }
    }

    /**
     * Files on disk, folders or settings changed, or may have: clients are not bound to tell of files, and other programs,
     * such as those that write snapshots, may have written when a document is saved. Files that are not open may show
     * something else now, too.
     */
    void surroundings() {
        if (session.isServing()) {
            look();
            session.publication().askAgain();
            session.refreshes().hints();
        }
    }

    /** Looks whether open documents still belong to what they were checked with; what did not change costs only that. */
    void look() {
        session.tiers().look(session.refreshes()::hints);
        session.checks().execute(session.publication()::projects);
    }
}
