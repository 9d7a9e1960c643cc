package org.qos.dsl.check.lookalike;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/**
 * Where a file has characters of one kind, outside of comments and descriptions.
 *
 * @param kind what they look like
 * @param text the text of the file
 * @param offsets their places in it
 * @param tokens the tokens that have them
 */
public record LookAlikePlaces(LookAlike kind, String text, List<Integer> offsets, List<INode> tokens) {

    private static final String DESCRIPTIONS = "uses";

    private static final Pattern BETWEEN_TOKENS = Pattern.compile("#|<!|<\\?|[\\s\uFEFF]+$");

    private LookAlikePlaces(LookAlike kind, String text) {
        this(kind, text, new ArrayList<>(), new ArrayList<>());
    }

    /** The characters of a file, those of each kind together. */
    public static List<LookAlikePlaces> in(EObject file) {
        ICompositeNode node = NodeModelUtils.findActualNodeFor(file);
        if (node == null || !LookAlike.isIn(node.getRootNode().getText())) {
            return List.of();
        }
        String text = node.getRootNode().getText();
        Map<LookAlike, LookAlikePlaces> places = new EnumMap<>(LookAlike.class);
        for (ILeafNode leaf : node.getRootNode().getLeafNodes()) {
            if (LookAlike.isIn(leaf.getText()) && !isBetweenTokens(leaf) && !isDescription(leaf)) {
                IntStream.range(leaf.getOffset(), leaf.getEndOffset())
                        .filter(at -> at > 0 && !isApostrophe(text, at))
                        .forEach(at -> LookAlike.of(text.charAt(at))
                                .ifPresent(kind -> places.computeIfAbsent(kind, any -> new LookAlikePlaces(any, text))
                                        .add(at, leaf)));
            }
        }
        return List.copyOf(places.values());
    }

    /** Whether it is a comment or white space; values that cannot be read are hidden, too. */
    private static boolean isBetweenTokens(ILeafNode leaf) {
        return leaf.isHidden() && BETWEEN_TOKENS.matcher(leaf.getText()).lookingAt();
    }

    private void add(int offset, INode token) {
        offsets.add(offset);
        if (tokens.isEmpty() || tokens.get(tokens.size() - 1) != token) {
            tokens.add(token);
        }
    }

    private static boolean isDescription(INode leaf) {
        return isOfDescription(leaf) || leaf.getParent() != null && isOfDescription(leaf.getParent());
    }

    private static boolean isOfDescription(INode node) {
        Assignment assignment = node.getGrammarElement() instanceof AbstractElement element
                ? GrammarUtil.containingAssignment(element)
                : null;
        return assignment != null && assignment.getFeature().equals(DESCRIPTIONS);
    }

    /** Whether letters are on both sides of it, as in a name of a person. */
    private static boolean isApostrophe(String text, int at) {
        return text.charAt(at) == '\u2019'
                && at + 1 < text.length()
                && Character.isLetter(text.charAt(at - 1))
                && Character.isLetter(text.charAt(at + 1));
    }

    /** The first of them. */
    public int first() {
        return offsets.get(0);
    }

    /** Whether any of them is within a part of the text, or right after it. */
    boolean touch(int start, int end) {
        int found = Collections.binarySearch(offsets, start);
        int next = found < 0 ? -found - 1 : found;
        return next < offsets.size() && offsets.get(next) <= end;
    }
}
