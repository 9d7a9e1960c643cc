package org.qos.dsl.opensm.syntax;

import java.util.Set;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.qos.dsl.language.TextPlaces;
import org.qos.dsl.syntax.NodeTypeKeyword;

/**
 * A visible token of a parsed file.
 *
 * @param leaf its node
 * @param type what it has in common with many others
 */
record ParsedToken(ILeafNode leaf, Type type) {

    /**
     * What a token is and where the grammar has it. The tokens of one type share it, because a file has millions of them.
     *
     * @param kind the keyword as the grammar spells it, or the name of the terminal rule
     * @param rule the innermost block, section or value that it belongs to, by the name of its grammar rule
     * @param stray whether it does not fit at its place
     */
    record Type(String kind, String rule, boolean stray) {}

    private static final Set<String> TEXTS = Set.of("TEXT", "WORD", "CLASH");
    private static final Set<String> NODE_TYPES = Set.copyOf(NodeTypeKeyword.names());
    private static final Set<String> MARKS = Set.of(",", "-", ":");

    String kind() {
        return type.kind;
    }

    String rule() {
        return type.rule;
    }

    boolean stray() {
        return type.stray;
    }

    int start() {
        return leaf.getOffset();
    }

    int end() {
        return leaf.getEndOffset();
    }

    int line() {
        return TextPlaces.at(leaf, start()).getLine();
    }

    String text() {
        return leaf.getText();
    }

    /** Whether it is a value, or a part of one. */
    boolean isValue() {
        return TEXTS.contains(kind()) || NODE_TYPES.contains(kind()) || "NUMBER".equals(kind()) || "*".equals(kind());
    }

    /** Whether it is a number of a range, at a place where it fits. */
    boolean isRangeNumber() {
        return !stray() && kind().equals("NUMBER") && rule().equals("Range");
    }

    /** Whether it is a comma at a place where it fits. */
    boolean isListComma() {
        return !stray() && kind().equals(",");
    }

    boolean isText() {
        return TEXTS.contains(kind()) || "LOST".equals(kind());
    }

    boolean isNodeType() {
        return NODE_TYPES.contains(kind());
    }

    boolean isEnd() {
        return kind().startsWith("end-");
    }

    /** Whether it is the keyword of an entry or of a line of qos-ulps. */
    boolean isEntry() {
        return kind().length() > 1 && (kind().endsWith(":") || kind().indexOf(',') > 0);
    }

    /** Whether nothing but a value can follow it. */
    boolean wantsValue() {
        return isEntry() || MARKS.contains(kind());
    }

    /** Whether it begins exactly where the other one ends, in the same line. */
    boolean touches(ParsedToken before) {
        return before.end() == start();
    }

    boolean sameLineAs(ParsedToken other) {
        return line() == TextPlaces.endLine(other.leaf);
    }
}
