package org.qos.dsl.generator.comment;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.generator.comment.PolicyComments.Comment;
import org.qos.dsl.language.CommentSyntax;

/** Writes comments into the text of a generated policy: at its start, and before the blocks that they are about. */
record CommentInsertion(PolicyComments comments, CommentSyntax syntax) {

    /** The first line of a block, as the templates of both syntaxes print it. */
    private static final Pattern BLOCK = Pattern.compile("(\\s*)<?(?:port-group|qos-level|qos-match-rule)>?");

    String into(String text, List<Object> blocks) {
        Deque<Object> next = new ArrayDeque<>(blocks);
        List<String> lines = new ArrayList<>();
        boolean begun = false;
        for (String line : text.split("\n", -1)) {
            Matcher block = BLOCK.matcher(line);
            if (block.matches() && !next.isEmpty()) {
                add(comments.ofBlocks().getOrDefault(next.remove(), List.of()), block.group(1), lines);
            }
            lines.add(line);
            if (!begun && line.startsWith(syntax.start())) {
                add(comments.header(), "", lines);
                begun = true;
            }
        }
        return String.join("\n", lines);
    }

    private void add(List<Comment> added, String indentation, List<String> lines) {
        for (Comment comment : added) {
            comment.text().forEach(line -> lines.add((indentation + syntax.comment(printable(line))).stripTrailing()));
        }
    }

    /** A line that does not end the comment that it is in. */
    private String printable(String line) {
        String visible = line.replaceAll("\\p{Cntrl}", " ").strip();
        return syntax.endsWithLine() ? visible : visible.replace("--", "- -").replace("--", "- -");
    }
}
