package org.qos.dsl.rfc.parser;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.rfc.parser.Piece.Kind;

/** The pieces of a text with the questions that repair asks about what follows, each answered without a search. */
final class Pieces {
    private final List<Piece> pieces;
    private final int[] nextTag;
    private final Map<String, List<Integer>> closingTags = new HashMap<>();

    Pieces(List<Piece> pieces) {
        this.pieces = pieces;
        nextTag = new int[pieces.size()];
        int tag = pieces.size();
        for (int i = pieces.size() - 1; i >= 0; i--) {
            nextTag[i] = tag;
            tag = pieces.get(i).isTag() ? i : tag;
        }
        for (int i = 0; i < pieces.size(); i++) {
            if (pieces.get(i).kind() == Kind.CLOSING_TAG) {
                closingTags
                        .computeIfAbsent(pieces.get(i).canonicalName(), name -> new ArrayList<>())
                        .add(i);
            }
        }
    }

    int size() {
        return pieces.size();
    }

    Piece get(int index) {
        return pieces.get(index);
    }

    /** The next tag behind a piece when it closes an element. */
    Optional<Piece> closingTagAfter(int index) {
        return at(nextTag[index]).filter(tag -> tag.kind() == Kind.CLOSING_TAG);
    }

    /** Whether the next tag behind a piece closes an element. */
    boolean isClosedNext(int index, Element element) {
        return closingTagAfter(index)
                .filter(next -> next.canonicalName().equals(element.name()))
                .isPresent();
    }

    /** Whether text stands between a piece and the next tag. */
    boolean textFollows(int index) {
        for (int i = index + 1; i < pieces.size() && !pieces.get(i).isTag(); i++) {
            if (pieces.get(i).kind() == Kind.TEXT) {
                return true;
            }
        }
        return false;
    }

    /** The index of the next closing tag of this name behind a piece; {@link #size} when there is none. */
    int closingTagAfter(int index, String canonicalName) {
        List<Integer> places = closingTags.getOrDefault(canonicalName, List.of());
        int found = Collections.binarySearch(places, index + 1);
        int place = found < 0 ? -found - 1 : found;
        return place < places.size() ? places.get(place) : pieces.size();
    }

    /** Whether the next tag behind a piece may stand in an element, or closes it; the end closes the document. */
    boolean nextFits(int index, Element element) {
        return at(nextTag[index]).map(tag -> fits(tag, element)).orElse(element.isDocument());
    }

    private static boolean fits(Piece tag, Element element) {
        String name = tag.canonicalName();
        return tag.kind() == Kind.CLOSING_TAG
                ? !element.isDocument() && name.equals(element.name())
                : element.child(name).isPresent();
    }

    private Optional<Piece> at(int index) {
        return index < pieces.size() ? Optional.of(pieces.get(index)) : Optional.empty();
    }
}
