package org.qos.dsl.generator.comment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.suppression.Suppressions;
import org.qos.dsl.generator.comment.PolicyComments.Comment;
import org.qos.dsl.language.CommentSyntax;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.Trace;
import org.qos.runtime.policy.Policy;

/** Finds the comments of a policy and what they are about. Suppressions are about the text and stay with it. */
public final class CommentReader {

    /** What generated files say of themselves. */
    private static final Pattern OF_GENERATOR = Pattern.compile(
            "(?:.* )?(?:Written by qos (?:generate|design), .*|Generated: change the policy it was made from\\.)");

    private final CommentSyntax syntax;
    private final Map<Integer, Block> blocks = new HashMap<>();
    private final List<Comment> header = new ArrayList<>();
    private final Map<Object, List<Comment>> ofBlocks = new IdentityHashMap<>();
    private final List<Comment> others = new ArrayList<>();

    /** The comments after the last token that begins or belongs to a block. */
    private final List<Comment> waiting = new ArrayList<>();

    private Block current = Block.NONE;
    private boolean begun;

    private CommentReader(CommentSyntax syntax) {
        this.syntax = syntax;
    }

    /**
     * The comments of a policy.
     *
     * @param trace leads from the parts of the policy to the file
     */
    public static PolicyComments read(SourceFile source, Policy policy, Trace trace) {
        CommentReader reader = new CommentReader(source.language().comments());
        // a ULP line makes a rule and a level; its comments are about the rule
        Stream.of(policy.groups(), policy.rules(), policy.levels())
                .flatMap(List::stream)
                .forEach(value -> reader.note(value, trace));
        source.nodes().getLeafNodes().forEach(reader::accept);
        reader.others.addAll(reader.waiting);
        return new PolicyComments(reader.header, reader.ofBlocks, reader.others);
    }

    private void note(Object value, Trace trace) {
        trace.origin(value).map(NodeModelUtils::findActualNodeFor).ifPresent(node -> {
            ICompositeNode text = node;
            blocks.putIfAbsent(text.getOffset(), new Block(value, text.getEndOffset()));
        });
    }

    private void accept(ILeafNode leaf) {
        if (leaf.isHidden()) {
            if (isComment(leaf)) {
                comment(leaf).ifPresent(comment -> accept(comment, leaf.getOffset()));
            }
            return;
        }
        begun = true;
        Block block = blocks.get(leaf.getOffset());
        if (block != null) {
            current = block;
            waiting.forEach(this::addToCurrent);
        } else if (leaf.getOffset() >= current.end()) {
            others.addAll(waiting);
        }
        if (block != null || leaf.getOffset() >= current.end()) {
            waiting.clear();
        }
    }

    private void accept(Comment comment, int offset) {
        if (!begun) {
            header.add(comment);
        } else if (offset < current.end()) {
            addToCurrent(comment);
        } else {
            waiting.add(comment);
        }
    }

    private void addToCurrent(Comment comment) {
        ofBlocks.computeIfAbsent(current.value(), any -> new ArrayList<>()).add(comment);
    }

    private boolean isComment(ILeafNode leaf) {
        String text = leaf.getText().strip();
        return text.startsWith(syntax.start()) && !Suppressions.isSuppression(text);
    }

    private Optional<Comment> comment(ILeafNode leaf) {
        List<String> lines = lines(leaf.getText());
        return lines.isEmpty() ? Optional.empty() : Optional.of(new Comment(leaf.getStartLine(), lines));
    }

    private List<String> lines(String comment) {
        String text = comment.strip();
        String inside = text.substring(
                syntax.start().length(),
                Math.max(
                        syntax.start().length(),
                        text.length()
                                - (text.endsWith(syntax.end()) ? syntax.end().length() : 0)));
        return inside.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !OF_GENERATOR.matcher(line).matches())
                .toList();
    }

    /** A group, a level or a rule, and where its text ends. */
    private record Block(Object value, int end) {

        static final Block NONE = new Block("", 0);
    }
}
