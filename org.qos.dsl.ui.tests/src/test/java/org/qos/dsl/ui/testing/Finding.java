package org.qos.dsl.ui.testing;

import org.eclipse.core.resources.IMarker;

/**
 * A finding in the Problems view.
 *
 * @param line from 1
 * @param message the message of the finding
 */
public record Finding(int line, String message) {

    static Finding of(IMarker marker) {
        return new Finding(marker.getAttribute(IMarker.LINE_NUMBER, 0), marker.getAttribute(IMarker.MESSAGE, ""));
    }
}
