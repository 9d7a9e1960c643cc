package org.qos.dsl.check.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.OnChangeEvictingCache;

/**
 * A value of the OpenSM syntax as it is written.
 *
 * @param node its node
 * @param rule the grammar rule that read it: {@code STR}, {@code DESC} or {@code NUM}
 */
record TextNode(INode node, String rule) {

    private static final String DESCRIPTION = "DESC";
    private static final String NUMBER = "NUM";
    private static final Set<String> TEXTS = Set.of("STR", DESCRIPTION);

    private static final OnChangeEvictingCache CACHE = new OnChangeEvictingCache();

    /** All names and descriptions of a file, which are looked for once, because several rules need them. */
    static List<TextNode> texts(EObject file) {
        Resource resource = file.eResource();
        return resource == null
                ? written(file, TEXTS).toList()
                : CACHE.get(TEXTS, resource, () -> written(file, TEXTS).toList());
    }

    /** All names of a file. */
    static List<TextNode> names(EObject file) {
        return texts(file).stream().filter(text -> !text.isDescription()).toList();
    }

    /** All numbers of a file. */
    static Stream<TextNode> numbers(EObject file) {
        return written(file, Set.of(NUMBER));
    }

    private static Stream<TextNode> written(EObject file, Set<String> rules) {
        ICompositeNode root = NodeModelUtils.findActualNodeFor(file);
        return root == null
                ? Stream.empty()
                : StreamSupport.stream(root.getAsTreeIterable().spliterator(), false)
                        .filter(node -> rules.contains(rule(node.getGrammarElement())))
                        .map(node -> new TextNode(node, rule(node.getGrammarElement())));
    }

    private static String rule(EObject element) {
        EObject reader = element instanceof CrossReference reference ? reference.getTerminal() : element;
        return reader instanceof RuleCall call ? call.getRule().getName() : "";
    }

    /** The tokens that it consists of. */
    List<ILeafNode> pieces() {
        List<ILeafNode> pieces = new ArrayList<>();
        for (ILeafNode leaf : node.getLeafNodes()) {
            if (!leaf.isHidden()) {
                pieces.add(leaf);
            }
        }
        return pieces;
    }

    /** The object that it is a value of. */
    EObject owner() {
        return NodeModelUtils.findActualSemanticObjectFor(node);
    }

    boolean isDescription() {
        return rule.equals(DESCRIPTION);
    }
}
