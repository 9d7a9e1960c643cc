package org.qos.dsl.ide.syntax;

import org.eclipse.xtext.util.ITextRegion;

/**
 * A cursor between two characters of a document.
 *
 * @param offset the number of UTF-16 units before it
 */
public record Cursor(int offset) {

    /** Whether it is in a region or at one of its ends, because clients also mean the token that ends at the cursor. */
    public boolean touches(ITextRegion region) {
        return region.getOffset() <= offset && offset <= region.getOffset() + region.getLength();
    }
}
