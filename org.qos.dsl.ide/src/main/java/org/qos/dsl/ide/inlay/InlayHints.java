package org.qos.dsl.ide.inlay;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.semantics.CodeDescriptions;
import org.qos.dsl.ide.semantics.GroupPorts;
import org.qos.dsl.ide.semantics.VlDescriptions;
import org.qos.dsl.ide.syntax.ValueNode;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.runtime.fabric.Fabric;

/**
 * Handles {@code textDocument/inlayHint}: Gb/s, bytes, seconds and protocols, and the VL of an SL if the options are
 * known.
 */
public final class InlayHints implements DocumentHandler<InlayHintParams, List<InlayHint>> {

    @Override
    public List<InlayHint> handle(DocumentSnapshot snapshot, InlayHintParams params, CancelChecker cancel) {
        int start = snapshot.lines().offset(params.getRange().getStart());
        int end = snapshot.lines().offset(params.getRange().getEnd());
        NameHints names = new NameHints(snapshot);
        return ValueNode.all(snapshot)
                .filter(value -> lies(value.region(), start, end))
                .flatMap(value -> hint(snapshot, value, names).stream())
                .toList();
    }

    /** Whether the end of a value, where its hint is shown, is in a range. */
    private static boolean lies(ITextRegion region, int start, int end) {
        int shown = region.getOffset() + region.getLength();
        return start <= shown && shown <= end;
    }

    /** The node of a partition member's port. */
    private static Optional<String> member(DocumentSnapshot snapshot, ValueNode value) {
        Fabric fabric = snapshot.context().fabricContext().fabric();
        return value.is(PartitionsPackage.Literals.PORT_MEMBER__PORT)
                ? value.number().flatMap(fabric::portByGuid).map(port -> GroupPorts.name(fabric, port))
                : Optional.empty();
    }

    private static Optional<InlayHint> hint(DocumentSnapshot snapshot, ValueNode value, NameHints names) {
        Optional<String> meaning = CodeDescriptions.isSl(value)
                ? value.number().flatMap(sl -> VlDescriptions.brief(snapshot, sl))
                : CodeDescriptions.meaning(value)
                        .or(() -> member(snapshot, value))
                        .or(() -> names.of(value));
        return meaning.map(text -> {
            int end = value.region().getOffset() + value.region().getLength();
            InlayHint hint = new InlayHint(snapshot.lines().position(end), Either.forLeft(text));
            hint.setPaddingLeft(true);
            return hint;
        });
    }
}
