package org.qos.dsl.ui.workbench;

import org.eclipse.core.resources.IMarker;

/**
 * A finding as the Problems view shows it.
 *
 * @param line from 1
 * @param message what is wrong
 */
public record Finding(int line, String message) {

    static Finding of(IMarker marker) {
        return new Finding(marker.getAttribute(IMarker.LINE_NUMBER, 0), marker.getAttribute(IMarker.MESSAGE, ""));
    }
}
