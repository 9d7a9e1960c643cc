package org.qos.dsl.ui.server;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jface.operation.ModalContext;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.ui.PlatformUI;

/**
 * Waits for a response where the workbench wants it in the UI thread and shows the progress of an operation, as the quick
 * fix of the Problems view does: the workbench goes on to handle events, and after a moment the user can cancel. Elsewhere,
 * such as in a hover, events may remove what asks, so nothing waits.
 */
public final class OperationWait {

    private OperationWait() {}

    /** Waits until a response is there, has failed or the user cancels; at once in the UI thread outside of operations. */
    public static void until(CompletableFuture<?> response) {
        if (response.isDone() || ModalContext.getModalLevel() == 0) {
            return;
        }
        try {
            PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> await(response, monitor));
        } catch (InvocationTargetException | InterruptedException ended) {
            // whoever asks for the response now sees what has become of it
        }
    }

    /** In a thread of the operation. */
    private static void await(CompletableFuture<?> response, IProgressMonitor monitor) {
        monitor.beginTask("Waiting for the language server", IProgressMonitor.UNKNOWN);
        try {
            StoppableWait.response(response.thenApply(any -> any), monitor::isCanceled);
        } catch (CoreException | ResponseErrorException | OperationCanceledException ended) {
            // so does the wait
        }
    }
}
