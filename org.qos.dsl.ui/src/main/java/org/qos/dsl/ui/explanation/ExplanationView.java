package org.qos.dsl.ui.explanation;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jface.fieldassist.FieldDecorationRegistry;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.part.ViewPart;
import org.qos.dsl.ide.command.CommandResult;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.command.ServerCommand;
import org.qos.dsl.ui.document.LocalFile;
import org.qos.dsl.ui.extension.ExtensionId;

/**
 * Explains which level a request gets from the policy in the active editor, and why. Enter explains another request, for
 * which the field has content assist; a change of the policy explains the same request again. A click on a place in the
 * policy leads there.
 */
public final class ExplanationView extends ViewPart {

    /** The id of the view in {@code plugin.xml}. */
    public static final String ID = ExtensionId.PREFIX + "explanation";

    /** The request before a user enters one. */
    static final String FIRST_REQUEST = "from any to any";

    private final ActivePolicyListener activePolicy = new ActivePolicyListener(this::explain);
    private Text request;
    private LinkedText page;
    private LocalFile policy;
    private CompletableFuture<Object> pending;

    @Override
    public void createPartControl(Composite parent) {
        GridLayoutFactory.swtDefaults().numColumns(2).applyTo(parent);
        new Label(parent, SWT.NONE).setText("Request:");
        request = new Text(parent, SWT.BORDER | SWT.SINGLE);
        request.setText(FIRST_REQUEST);
        request.setMessage("such as: from any to any service tcp:987 client ipoib");
        int sign = FieldDecorationRegistry.getDefault().getMaximumDecorationWidth();
        GridDataFactory.fillDefaults().grab(true, false).indent(sign, 0).applyTo(request);
        new RequestContentAssist(request, () -> Optional.ofNullable(policy));
        page = new LinkedText(parent, this::open);
        GridDataFactory.fillDefaults().grab(true, true).span(2, 1).applyTo(page.control());
        page.show("Open a policy.");
        request.addListener(SWT.DefaultSelection, event -> {
            if (policy != null) {
                explain(policy);
            }
        });
        getSite().getPage().addPartListener(activePolicy);
        activePolicy.follow(getSite().getPage().getActiveEditor());
    }

    /**
     * Shows an explanation in place of the one before.
     *
     * @param explained the policy that gives the level
     * @param asked the request
     * @param markdown the explanation
     */
    void show(LocalFile explained, String asked, String markdown) {
        turnTo(explained);
        request.setText(asked);
        show(markdown);
    }

    private void explain(LocalFile explained) {
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
            if (pending == sent && !page.control().isDisposed()) {
                show(failure == null ? ((CommandResult) result).text() : message(failure));
            }
        }));
    }

    /** The response of an older request is not shown. */
    private void turnTo(LocalFile explained) {
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
        page.show(ExplanationText.of(markdown, policy.name()));
    }

    private void open(Position place) {
        EditorPlugin.running().navigator().show(new Location(policy.uri(), new Range(place, place)));
    }

    @Override
    public void setFocus() {
        request.setFocus();
    }

    @Override
    public void dispose() {
        getSite().getPage().removePartListener(activePolicy);
        activePolicy.stop();
        super.dispose();
    }
}
