package org.qos.dsl.ui.presentation;

import java.util.List;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.Region;

/** Finds what has to be painted again. */
final class ChangedTokens {

    private ChangedTokens() {}

    /** The region with all tokens that are in one list only; empty if the lists are equal. Both are in text order. */
    static IRegion region(List<Position> old, List<Position> fresh) {
        int shorter = Math.min(old.size(), fresh.size());
        int first = 0;
        while (first < shorter && old.get(first).equals(fresh.get(first))) {
            first++;
        }
        int last = 0;
        while (last < shorter - first && old.get(old.size() - 1 - last).equals(fresh.get(fresh.size() - 1 - last))) {
            last++;
        }
        List<Position> gone = old.subList(first, old.size() - last);
        List<Position> added = fresh.subList(first, fresh.size() - last);
        if (gone.isEmpty() && added.isEmpty()) {
            return new Region(0, 0);
        }
        int start = Math.min(start(gone), start(added));
        return new Region(start, Math.max(end(gone), end(added)) - start);
    }

    private static int start(List<Position> tokens) {
        return tokens.isEmpty() ? Integer.MAX_VALUE : tokens.get(0).getOffset();
    }

    private static int end(List<Position> tokens) {
        return tokens.isEmpty()
                ? 0
                : tokens.get(tokens.size() - 1).getOffset()
                        + tokens.get(tokens.size() - 1).getLength();
    }
}
