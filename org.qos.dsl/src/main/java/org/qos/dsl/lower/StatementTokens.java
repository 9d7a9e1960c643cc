package org.qos.dsl.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.model.policytest.TestStatement;
import org.qos.runtime.request.RequestToken;

/**
 * The tokens of a statement of a test, in the order of the text.
 *
 * @param words the words as written, quotes included
 * @param regions where each of them is
 * @param line the line of the first one, from 1
 */
public record StatementTokens(List<String> words, List<ITextRegion> regions, int line) {

    /** Copies the lists. */
    public StatementTokens {
        words = List.copyOf(words);
        regions = List.copyOf(regions);
    }

    /** The tokens of a statement. */
    public static StatementTokens of(TestStatement statement) {
        INode node = NodeModelUtils.findActualNodeFor(statement);
        List<String> words = new ArrayList<>();
        List<ITextRegion> regions = new ArrayList<>();
        for (ILeafNode leaf : node.getLeafNodes()) {
            if (!leaf.isHidden() && leaf.getLength() > 0) {
                words.add(leaf.getText());
                regions.add(leaf.getTextRegion());
            }
        }
        return new StatementTokens(words, regions, node.getStartLine());
    }

    /** What the parser of requests reads. */
    public List<RequestToken> requestTokens() {
        return words.stream().map(RequestToken::parse).toList();
    }

    /** What the parser of expectations reads: the tokens after {@code expect}. */
    public List<RequestToken> expectationTokens() {
        return requestTokens().subList(1, words.size());
    }

    /** The statement in one line. */
    public String text() {
        return requestTokens().stream().map(RequestToken::written).collect(Collectors.joining(" "));
    }
}
