package org.qos.dsl.check.rules;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
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
    private static final String RANGE = "Range";
    private static final Set<String> RULES = Set.of("STR", DESCRIPTION, NUMBER);

    private static final OnChangeEvictingCache CACHE = new OnChangeEvictingCache();

    /** All names and descriptions of a file. */
    static Stream<TextNode> texts(EObject file) {
        return written(file).filter(value -> !value.rule.equals(NUMBER));
    }

    /** All names of a file. */
    static Stream<TextNode> names(EObject file) {
        return texts(file).filter(text -> !text.isDescription());
    }

    /** All numbers of a file that begin with a zero and a digit. */
    static Stream<TextNode> numbersWithLeadingZero(EObject file) {
        return written(file).filter(value -> value.rule.equals(NUMBER));
    }

    /** Searched for once, because several rules need them and a file can have a million numbers. */
    private static Stream<TextNode> written(EObject file) {
        Resource resource = file.eResource();
        return (resource == null ? find(file) : CACHE.get(TextNode.class, resource, () -> find(file))).stream();
    }

    private static List<TextNode> find(EObject file) {
        List<TextNode> found = new ArrayList<>();
        ICompositeNode root = NodeModelUtils.findActualNodeFor(file);
        if (root != null) {
            String text = root.getRootNode().getText();
            new Search(text, hasLeadingZero(text), new IdentityHashMap<>(), found).visit(root);
        }
        return found;
    }

    /** Whether any number begins with a zero and a digit; a number can follow a keyword without a space. */
    private static boolean hasLeadingZero(String text) {
        boolean inNumber = false;
        for (int at = 0; at < text.length(); at++) {
            if (!inNumber && hasLeadingZero(text, at)) {
                return true;
            }
            char next = text.charAt(at);
            inNumber = Character.isDigit(next) || inNumber && Character.isLetter(next);
        }
        return false;
    }

    private static boolean hasLeadingZero(String text, int at) {
        return at + 1 < text.length()
                && text.charAt(at) == '0'
                && text.charAt(at + 1) >= '0'
                && text.charAt(at + 1) <= '9';
    }

    private static String rule(EObject element) {
        EObject reader = element instanceof CrossReference reference ? reference.getTerminal() : element;
        return reader instanceof RuleCall call ? call.getRule().getName() : "";
    }

    /**
     * Visits the nodes of a text.
     *
     * @param zeros whether any number in it can begin with a zero and a digit; if not, ranges are not entered
     * @param rules the rules of the elements of the grammar that are known
     */
    private record Search(String text, boolean zeros, Map<EObject, String> rules, List<TextNode> found) {

        void visit(INode node) {
            String rule = ruleOf(node.getGrammarElement());
            if (RULES.contains(rule) && (!rule.equals(NUMBER) || zeros && hasLeadingZero(text, node.getOffset()))) {
                found.add(new TextNode(node, rule));
            }
            if (node instanceof ICompositeNode outer && (zeros || !rule.equals(RANGE))) {
                for (INode child = outer.getFirstChild(); child != null; child = child.getNextSibling()) {
                    visit(child);
                }
            }
        }

        private String ruleOf(EObject element) {
            String known = element == null ? "" : rules.get(element);
            return known == null ? rules.computeIfAbsent(element, TextNode::rule) : known;
        }
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
