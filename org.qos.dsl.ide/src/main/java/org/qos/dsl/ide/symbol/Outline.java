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
import org.qos.dsl.ide.syntax.Block;
import org.qos.dsl.ide.syntax.Blocks;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.model.policy.PolicyFile;

/** The outline of a document: blocks within blocks, each called after what it defines. */
final class Outline {

    private final View view;
    private final Map<Integer, EObject> byOffset = new HashMap<>();

    private Outline(View view) {
        this.view = view;
        for (EObject part : view.source().root().eContents()) {
            INode node = NodeModelUtils.findActualNodeFor(part);
            if (node != null && node.getLength() > 0) {
                byOffset.putIfAbsent(node.getOffset(), part);
            }
        }
    }

    static List<DocumentSymbol> of(View view) {
        return switch (view.language()) {
            case RFC, OPENSM -> new Outline(view).blocks(Blocks.in(view).outermost());
            case PARTITIONS, OPTS ->
                new Outline(view).parts(view.source().root().eContents());
        };
    }

    private List<DocumentSymbol> blocks(List<Block> blocks) {
        List<DocumentSymbol> symbols = new ArrayList<>();
        for (Block block : blocks) {
            boolean isContainer = byOffset.containsKey(block.start()) || isSection(block);
            if (isContainer && block.end() > block.start()) {
                symbols.add(symbol(block));
            }
        }
        return symbols;
    }

    /** Whether a block holds others; those that hold a value are left out. */
    private static boolean isSection(Block block) {
        return block.name().startsWith("qos-")
                || block.name().endsWith("s")
                || block.name().endsWith("scope")
                || block.name().equals("port-group");
    }

    private DocumentSymbol symbol(Block block) {
        EObject part = byOffset.get(block.start());
        Optional<Label> label = Optional.ofNullable(part)
                .filter(found -> !(found instanceof PolicyFile))
                .flatMap(Label::of);
        Range range = view.lines().range(block.start(), block.end() - block.start());
        Range head = view.lines().range(block.start(), block.headEnd() - block.start());
        DocumentSymbol symbol = label.map(found -> symbol(found, part, range, head))
                .orElseGet(() -> new DocumentSymbol(block.name(), SymbolKind.Module, range, head));
        symbol.setChildren(label.isPresent() ? List.of() : inner(block));
        return symbol;
    }

    /** What a block holds: blocks, in a section of ULP lines these lines. */
    private List<DocumentSymbol> inner(Block block) {
        return block.name().equals("qos-ulps")
                ? parts(view.source().root(PolicyFile.class).getUlps().stream()
                        .filter(line -> isIn(block, line))
                        .toList())
                : blocks(block.inner());
    }

    private static boolean isIn(Block block, EObject part) {
        INode node = NodeModelUtils.findActualNodeFor(part);
        return node != null && block.start() <= node.getOffset() && node.getOffset() < block.end();
    }

    private List<DocumentSymbol> parts(List<? extends EObject> parts) {
        List<DocumentSymbol> symbols = new ArrayList<>();
        for (EObject part : parts) {
            INode node = NodeModelUtils.findActualNodeFor(part);
            if (node != null) {
                Range range = view.lines().range(node.getOffset(), node.getLength());
                Label.of(part).ifPresent(label -> symbols.add(symbol(label, part, range, range)));
            }
        }
        return symbols;
    }

    private DocumentSymbol symbol(Label label, EObject part, Range range, Range otherwise) {
        Range named = NodeModelUtils.findNodesForFeature(part, label.place()).stream()
                .findFirst()
                .map(node -> view.lines().range(node.getOffset(), node.getLength()))
                .orElse(otherwise);
        return new DocumentSymbol(label.name(), label.kind(), range, named, label.detail());
    }
}
