package org.qos.dsl.check.rules;

import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.Fix;

/**
 * An entry of a block with its value.
 *
 * @param whole the whole text
 * @param start where it begins
 * @param end where its value ends; its closing tag in the RFC syntax
 */
record EntryText(String whole, int start, int end) {

    /** The entry that a keyword begins. */
    static EntryText of(INode keyword) {
        int end = keyword.getTotalEndOffset();
        for (INode node = keyword.getNextSibling(); node != null; node = node.getNextSibling()) {
            String text = node.getText();
            if (text.startsWith("end-") || RepeatedEntry.name(node).isPresent()) {
                break;
            }
            if (!text.isBlank() && !text.startsWith("#") && !text.startsWith("<!")) {
                end = node.getTotalEndOffset();
            }
            if (text.startsWith("</")) {
                break;
            }
        }
        return new EntryText(keyword.getRootNode().getText(), keyword.getOffset(), end);
    }

    /** The region of its keyword, or of the tag that opens it. */
    ITextRegion keyword() {
        int length = 0;
        while (start + length < end
                && !Character.isWhitespace(whole.charAt(start + length))
                && !isEnd(start + length)) {
            length++;
        }
        return new TextRegion(start, length + 1);
    }

    private boolean isEnd(int offset) {
        return whole.charAt(offset) == ':' || whole.charAt(offset) == '>';
    }

    /** Whether both have the same text. */
    boolean isSameAs(EntryText other) {
        return text().equals(other.text());
    }

    private String text() {
        return whole.substring(start, end).strip();
    }

    /** The fix that removes it; a suggestion unless it directly follows an equal one, as a doubled line does. */
    Fix removal(String name, EntryText before) {
        Fix removal = Fix.removing(whole, start, start + text().length(), "remove the second " + name);
        boolean doubled =
                whole.substring(before.start + before.text().length(), start).isBlank();
        return doubled ? removal : removal.asSuggestion();
    }
}
