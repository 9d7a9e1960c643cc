package org.qos.dsl.ui.explanation;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.part.ViewPart;
import org.qos.dsl.ide.command.CommandResult;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.command.RequestView;
import org.qos.dsl.ui.command.ServerCommand;
import org.qos.dsl.ui.document.PolicyFile;

/**
 * Explains which level a request gets from the policy in the active editor, and why. Enter explains another request; a
 * change of the policy explains the same request again.
 */
public final class ExplanationView extends ViewPart implements RequestView {

    private static final String FIRST_REQUEST = "from any to any";

    private final PolicyFollower follower = new PolicyFollower(this::explain);
    private Text request;
    private StyledText page;
    private PolicyFile policy;
    private CompletableFuture<Object> pending;

    @Override
    public void createPartControl(Composite parent) {
        GridLayoutFactory.swtDefaults().numColumns(2).applyTo(parent);
        new Label(parent, SWT.NONE).setText("Request:");
        request = new Text(parent, SWT.BORDER | SWT.SINGLE);
        request.setText(FIRST_REQUEST);
        request.setMessage("such as: from any to any service tcp:987 client ipoib");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(request);
        page = new StyledText(parent, SWT.READ_ONLY | SWT.MULTI | SWT.WRAP | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).span(2, 1).applyTo(page);
        page.setText("Open a policy.");
        request.addListener(SWT.DefaultSelection, event -> {
            if (policy != null) {
                explain(policy);
            }
        });
        getSite().getPage().addPartListener(follower);
        follower.follow(getSite().getPage().getActiveEditor());
    }

    @Override
    public void show(PolicyFile explained, String asked, String markdown) {
        turnTo(explained);
        request.setText(asked);
        show(markdown);
    }

    private void explain(PolicyFile explained) {
        turnTo(explained);
        ServerCommand command = new ServerCommand(
                "Explain",
                "qos.explain",
                explained.uri(),
                Map.of("request", request.getText().strip()));
        CompletableFuture<Object> sent = EditorPlugin.running().server().request(server -> server.getWorkspaceService()
                .executeCommand(command.params("explanation")));
        pending = sent;
        sent.whenComplete((result, failure) -> Display.getDefault().asyncExec(() -> {
            if (pending == sent && !page.isDisposed()) {
                show(failure == null ? ((CommandResult) result).text() : message(failure));
            }
        }));
    }

    /** The response of an older request is not shown. */
    private void turnTo(PolicyFile explained) {
        policy = explained;
        setContentDescription(explained.title());
        if (pending != null) {
            pending.cancel(true);
            pending = null;
        }
    }

    private static String message(Throwable failure) {
        return failure.getCause() == null
                ? failure.getMessage()
                : failure.getCause().getMessage();
    }

    private void show(String markdown) {
        int top = page.getTopIndex();
        ExplanationText.show(markdown, page);
        page.setTopIndex(top);
    }

    @Override
    public void setFocus() {
        request.setFocus();
    }

    @Override
    public void dispose() {
        getSite().getPage().removePartListener(follower);
        follower.stop();
        super.dispose();
    }
}
