package org.qos.dsl.ui.navigate;

import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.Location;
import org.eclipse.search.ui.text.Match;

/** A reference in a line. */
final class ReferenceMatch extends Match {

    private final Location location;

    ReferenceMatch(ReferenceLine line, IRegion region, Location location) {
        super(line, region.getOffset(), region.getLength());
        this.location = location;
    }

    Location location() {
        return location;
    }
}
