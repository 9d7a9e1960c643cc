package org.qos.dsl.ide.syntax;

import org.eclipse.xtext.util.ITextRegion;

/**
 * A place between two characters of a document.
 *
 * @param offset the UTF-16 units in front of it
 */
public record Cursor(int offset) {

    /** Whether it is in a region, or at one of its ends: editors ask about the word that ends at the cursor, too. */
    public boolean touches(ITextRegion region) {
        return region.getOffset() <= offset && offset <= region.getOffset() + region.getLength();
    }
}
