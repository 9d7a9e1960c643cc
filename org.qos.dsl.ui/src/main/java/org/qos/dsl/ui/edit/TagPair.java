package org.qos.dsl.ui.edit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** An opening tag with its closing tag. */
record TagPair(Tag opening, Tag closing) {

    /** The pairs of a text; a tag without its counterpart is in none. */
    static List<TagPair> all(String text) {
        List<TagPair> pairs = new ArrayList<>();
        Deque<Tag> open = new ArrayDeque<>();
        for (Tag tag : Tag.all(text)) {
            if (!tag.closes()) {
                open.push(tag);
            } else if (open.stream().anyMatch(other -> other.name().equals(tag.name()))) {
                while (!open.element().name().equals(tag.name())) {
                    open.pop();
                }
                pairs.add(new TagPair(open.pop(), tag));
            }
        }
        return pairs;
    }

    /** The other tag, if the region is in the name of one of them. */
    Optional<Tag> other(int offset, int length) {
        if (opening.holds(offset, length)) {
            return Optional.of(closing);
        }
        return closing.holds(offset, length) ? Optional.of(opening) : Optional.empty();
    }

    /** The offset of the name that contains the region. */
    int start(int offset, int length) {
        return opening.holds(offset, length) ? opening.start() : closing.start();
    }
}
