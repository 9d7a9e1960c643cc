package org.qos.dsl.ui.explanation;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.qos.dsl.ui.document.LocalFile;

/** Reports the policy in the active editor, and again a moment after each change of its text. */
final class ActivePolicyListener implements IPartListener2, IDocumentListener {

    /** Long enough to wait for the end of a word. */
    private static final int PAUSE_MILLIS = 400;

    private final Consumer<LocalFile> report;
    private final Runnable changed = this::report;
    private LocalFile policy;
    private IDocument document;

    ActivePolicyListener(Consumer<LocalFile> report) {
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

    /** Follows an editor from now on, if it has a policy. */
    void follow(IEditorPart editor) {
        Optional<LocalFile> file = Optional.ofNullable(editor).flatMap(open -> LocalFile.policy(open.getEditorInput()));
        Optional<IDocument> text = file.flatMap(LocalFile::text);
        if (text.isPresent() && text.get() != document) {
            stop();
            policy = file.get();
            document = text.get();
            document.addDocumentListener(this);
            report();
        }
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
