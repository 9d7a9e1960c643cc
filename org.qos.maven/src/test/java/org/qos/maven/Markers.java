package org.qos.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.sonatype.plexus.build.incremental.ThreadBuildContext;

/** An IDE that shows markers; {@link ThreadBuildContext} is the other implementation that the interface has. */
final class Markers extends ThreadBuildContext {

    private final List<String> markers = new ArrayList<>();

    /** The markers: file, line, column and severity of each. */
    List<String> shown() {
        return List.copyOf(markers);
    }

    @Override
    public void addMessage(File file, int line, int column, String message, int severity, Throwable cause) {
        markers.add(file.getName() + " " + line + ":" + column + " " + severity);
    }

    @Override
    public void removeMessages(File file) {
        markers.removeIf(marker -> marker.startsWith(file.getName() + " "));
    }
}
