package org.qos.dsl.rfc.parser;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.rfc.parser.RawToken.Kind;

/** The pieces of a text with the questions that repair asks about what follows, each answered without a search. */
final class RawTokens {
    private final List<RawToken> rawTokens;
    private final int[] nextTag;
    private final Map<String, List<Integer>> closingTags = new HashMap<>();

    RawTokens(List<RawToken> rawTokens) {
        this.rawTokens = rawTokens;
        nextTag = new int[rawTokens.size()];
        int tag = rawTokens.size();
        for (int i = rawTokens.size() - 1; i >= 0; i--) {
            nextTag[i] = tag;
            tag = rawTokens.get(i).isTag() ? i : tag;
        }
        for (int i = 0; i < rawTokens.size(); i++) {
            if (rawTokens.get(i).kind() == Kind.CLOSING_TAG) {
                closingTags
                        .computeIfAbsent(rawTokens.get(i).canonicalName(), name -> new ArrayList<>())
                        .add(i);
            }
        }
    }

    int size() {
        return rawTokens.size();
    }

    RawToken get(int index) {
        return rawTokens.get(index);
    }

    /** The next tag after a piece when it closes an element. */
    Optional<RawToken> closingTagAfter(int index) {
        return at(nextTag[index]).filter(tag -> tag.kind() == Kind.CLOSING_TAG);
    }

    /** Whether the next tag after a piece closes an element. */
    boolean isClosedNext(int index, Element element) {
        return closingTagAfter(index)
                .filter(next -> next.canonicalName().equals(element.name()))
                .isPresent();
    }

    /** Whether text is between a piece and the next tag. */
    boolean textFollows(int index) {
        for (int i = index + 1; i < rawTokens.size() && !rawTokens.get(i).isTag(); i++) {
            if (rawTokens.get(i).kind() == Kind.TEXT) {
                return true;
            }
        }
        return false;
    }

    /** The index of the next closing tag of this name after a piece; {@link #size} when there is none. */
    int closingTagAfter(int index, String canonicalName) {
        List<Integer> places = closingTags.getOrDefault(canonicalName, List.of());
        int found = Collections.binarySearch(places, index + 1);
        int place = found < 0 ? -found - 1 : found;
        return place < places.size() ? places.get(place) : rawTokens.size();
    }

    /** Whether the next tag after a piece is allowed in an element, or closes it; the end closes the document. */
    boolean nextFits(int index, Element element) {
        return at(nextTag[index]).map(tag -> fits(tag, element)).orElse(element.isDocument());
    }

    /** Whether what follows a piece is what an element contains, so that the piece may open it. */
    boolean begins(int index, Element element) {
        return element.content().isValue()
                ? textFollows(index) && isClosedNext(index, element)
                : nextFits(index, element) && !isClosedNext(index, element);
    }

    private static boolean fits(RawToken tag, Element element) {
        String name = tag.canonicalName();
        return tag.kind() == Kind.CLOSING_TAG
                ? !element.isDocument() && name.equals(element.name())
                : element.child(name).isPresent();
    }

    private Optional<RawToken> at(int index) {
        return index < rawTokens.size() ? Optional.of(rawTokens.get(index)) : Optional.empty();
    }
}
