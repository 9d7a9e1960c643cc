package org.qos.dsl.ui.explanation;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.qos.dsl.ui.document.LanguageIds;

/** Reports the policy in the active editor, and again a moment after each change of its text. */
final class PolicyFollower implements IPartListener2, IDocumentListener {

    /** Long enough to wait for the end of a word. */
    private static final int PAUSE_MILLIS = 400;

    private final Consumer<IFile> report;
    private final Runnable changed = this::report;
    private IFile policy;
    private IDocument document;

    PolicyFollower(Consumer<IFile> report) {
        this.report = report;
    }

    @Override
    public void partActivated(IWorkbenchPartReference part) {
        if (part.getPart(false) instanceof IEditorPart editor) {
            follow(editor);
        }
    }

    @Override
    public void partBroughtToTop(IWorkbenchPartReference part) {
        partActivated(part);
    }

    /** Follows an editor from now on, if it has a policy of the workspace. */
    void follow(IEditorPart editor) {
        IFile file = editor == null ? null : editor.getEditorInput().getAdapter(IFile.class);
        Optional<IDocument> text = file == null || !LanguageIds.isPolicy(file) ? Optional.empty() : textOf(file);
        if (text.isPresent() && text.get() != document) {
            stop();
            policy = file;
            document = text.get();
            document.addDocumentListener(this);
            report();
        }
    }

    private static Optional<IDocument> textOf(IFile file) {
        ITextFileBuffer buffer =
                FileBuffers.getTextFileBufferManager().getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
        return Optional.ofNullable(buffer).map(ITextFileBuffer::getDocument);
    }

    @Override
    public void documentAboutToBeChanged(DocumentEvent event) {
        // only the new text matters
    }

    @Override
    public void documentChanged(DocumentEvent event) {
        Display.getDefault().asyncExec(() -> {
            Display.getDefault().timerExec(-1, changed);
            Display.getDefault().timerExec(PAUSE_MILLIS, changed);
        });
    }

    private void report() {
        if (policy != null) {
            report.accept(policy);
        }
    }

    /** Stops following. */
    void stop() {
        if (document != null) {
            document.removeDocumentListener(this);
        }
        document = null;
        policy = null;
    }
}
