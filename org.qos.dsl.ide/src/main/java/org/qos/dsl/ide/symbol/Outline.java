package org.qos.dsl.ide.symbol;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.syntax.SyntaxBlock;
import org.qos.dsl.ide.syntax.SyntaxBlocks;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.syntax.PolicyBlocks;

/** The outline of a document: nested blocks, each with the name of what it defines. */
final class Outline {

    private final DocumentSnapshot snapshot;
    private final Map<Integer, EObject> byOffset = new HashMap<>();

    private Outline(DocumentSnapshot snapshot) {
        this.snapshot = snapshot;
        for (EObject part : snapshot.source().root().eContents()) {
            INode node = NodeModelUtils.findActualNodeFor(part);
            if (node != null && node.getLength() > 0) {
                byOffset.putIfAbsent(node.getOffset(), part);
            }
        }
    }

    static List<DocumentSymbol> of(DocumentSnapshot snapshot) {
        Outline outline = new Outline(snapshot);
        return snapshot.language().isPolicy()
                ? outline.blocks(SyntaxBlocks.in(snapshot).outermost())
                : outline.parts(snapshot.source().root().eContents());
    }

    private List<DocumentSymbol> blocks(List<SyntaxBlock> blocks) {
        List<DocumentSymbol> symbols = new ArrayList<>();
        for (SyntaxBlock block : blocks) {
            boolean isContainer = byOffset.containsKey(block.start()) || isContainer(block);
            if (isContainer && block.end() > block.start()) {
                symbols.add(symbol(block));
            }
        }
        return symbols;
    }

    /** Whether a block contains other blocks or entries and not just a value. */
    private static boolean isContainer(SyntaxBlock block) {
        return block.name().equals("qos-policy")
                || PolicyBlocks.named(PolicyBlocks.currentName(block.name())).isPresent();
    }

    private DocumentSymbol symbol(SyntaxBlock block) {
        EObject part = byOffset.get(block.start());
        Optional<SymbolLabel> label = Optional.ofNullable(part)
                .filter(found -> !(found instanceof PolicyFile))
                .flatMap(SymbolLabel::of);
        Range range = snapshot.lines().range(block.start(), block.end() - block.start());
        Range head = snapshot.lines().range(block.start(), block.headEnd() - block.start());
        DocumentSymbol symbol = label.map(found -> symbol(found, part, range, head))
                .orElseGet(() -> new DocumentSymbol(block.name(), SymbolKind.Module, range, head));
        symbol.setChildren(label.isPresent() ? List.of() : inner(block));
        return symbol;
    }

    /** The content of a block: blocks, or the lines of a ULP section. */
    private List<DocumentSymbol> inner(SyntaxBlock block) {
        return block.name().equals("qos-ulps")
                ? parts(snapshot.source().root(PolicyFile.class).getUlps().stream()
                        .filter(line -> isIn(block, line))
                        .toList())
                : blocks(block.inner());
    }

    private static boolean isIn(SyntaxBlock block, EObject part) {
        INode node = NodeModelUtils.findActualNodeFor(part);
        return node != null && block.start() <= node.getOffset() && node.getOffset() < block.end();
    }

    private List<DocumentSymbol> parts(List<? extends EObject> parts) {
        List<DocumentSymbol> symbols = new ArrayList<>();
        for (EObject part : parts) {
            INode node = NodeModelUtils.findActualNodeFor(part);
            if (node != null) {
                Range range = snapshot.lines().range(node.getOffset(), node.getLength());
                SymbolLabel.of(part).ifPresent(label -> symbols.add(symbol(label, part, range, range)));
            }
        }
        return symbols;
    }

    private DocumentSymbol symbol(SymbolLabel label, EObject part, Range range, Range otherwise) {
        Range named = NodeModelUtils.findNodesForFeature(part, label.place()).stream()
                .findFirst()
                .map(node -> snapshot.lines().range(node.getOffset(), node.getLength()))
                .orElse(otherwise);
        return new DocumentSymbol(label.name(), label.kind(), range, named, label.detail());
    }
}
