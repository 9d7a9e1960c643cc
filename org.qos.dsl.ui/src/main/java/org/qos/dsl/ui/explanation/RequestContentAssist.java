package org.qos.dsl.ui.explanation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.eclipse.jface.fieldassist.ContentProposal;
import org.eclipse.jface.fieldassist.ContentProposalAdapter;
import org.eclipse.jface.fieldassist.IContentProposal;
import org.eclipse.jface.fieldassist.IContentProposalProvider;
import org.eclipse.jface.fieldassist.TextContentAdapter;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.fieldassist.ContentAssistCommandAdapter;
import org.qos.dsl.ide.command.CommandResult;
import org.qos.dsl.ide.command.ProposalDetails;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.command.ServerCommand;
import org.qos.dsl.ui.document.LocalFile;
import org.qos.dsl.ui.server.ShortWait;
import org.qos.runtime.request.RequestKeyword;

/**
 * Content assist in a field for a request: its keywords, and from the server ports, groups, clients and Service-IDs. It
 * opens on its key and after a space. If the server is busy, the list opens when it has answered.
 */
final class RequestContentAssist implements IContentProposalProvider {

    private final ShortWait<Key, List<ProposalDetails.Value>> requests =
            new ShortWait<>(EditorPlugin.running().getLog(), Display.getDefault()::asyncExec);

    private final Supplier<Optional<LocalFile>> policy;
    private final Text field;
    private final Popup popup;
    private boolean opensAgain;

    private record Key(String uri, RequestKeyword keyword, String typed) {}

    /** Adds content assist to a field about the policy that the supplier returns at that time. */
    RequestContentAssist(Text field, Supplier<Optional<LocalFile>> policy) {
        this.policy = policy;
        this.field = field;
        this.popup = new Popup(field, this);
    }

    @Override
    public IContentProposal[] getProposals(String request, int caret) {
        RequestCaret written = RequestCaret.in(request, caret);
        return Stream.concat(keywords(written), values(written))
                .map(value -> proposal(request, written, value))
                .toArray(IContentProposal[]::new);
    }

    private static Stream<ProposalDetails.Value> keywords(RequestCaret written) {
        return written.free().stream()
                .filter(keyword -> keyword.text().startsWith(written.typed()))
                .map(keyword -> new ProposalDetails.Value(keyword.text(), keyword.meaning()));
    }

    private Stream<ProposalDetails.Value> values(RequestCaret written) {
        if (written.keyword().isEmpty() || policy.get().isEmpty()) {
            return Stream.empty();
        }
        Key key = new Key(policy.get().get().uri(), written.keyword().get(), written.typed());
        Optional<List<ProposalDetails.Value>> found = requests.response(key, () -> send(key));
        if (found.isEmpty() && !opensAgain) {
            String text = field.getText();
            requests.whenLateAreThere(() -> openAgain(text));
        }
        return found.stream().flatMap(List::stream);
    }

    private static CompletableFuture<List<ProposalDetails.Value>> send(Key key) {
        ServerCommand command = new ServerCommand(
                "Propose", "qos.proposeRequest", key.uri, Map.of("keyword", key.keyword.text(), "text", key.typed));
        return EditorPlugin.running()
                .server()
                .request(server -> server.getWorkspaceService().executeCommand(command.params("proposals")))
                .thenApply(result -> ((ProposalDetails) ((CommandResult) result).details()).proposals());
    }

    /** Once only, so that a server that is always slow does not open the list again and again. */
    private void openAgain(String text) {
        if (!field.isDisposed() && field.isFocusControl() && field.getText().equals(text)) {
            opensAgain = true;
            try {
                popup.open();
            } finally {
                opensAgain = false;
            }
        }
    }

    /** The whole text with the value in its place, as the field cannot replace a part. */
    private static IContentProposal proposal(String request, RequestCaret written, ProposalDetails.Value value) {
        String before = request.substring(0, written.start()) + value.text();
        String label = value.detail().isEmpty() ? value.text() : value.text() + "  " + value.detail();
        return new ContentProposal(before + request.substring(written.end()), label, null, before.length());
    }

    /** The list, which can be opened without its key. */
    private static final class Popup extends ContentAssistCommandAdapter {

        Popup(Text field, IContentProposalProvider proposals) {
            super(field, new TextContentAdapter(), proposals, null, new char[] {' '}, true);
            setProposalAcceptanceStyle(ContentProposalAdapter.PROPOSAL_REPLACE);
        }

        void open() {
            openProposalPopup();
        }
    }
}
