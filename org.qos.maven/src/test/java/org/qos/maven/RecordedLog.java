package org.qos.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.logging.SystemStreamLog;

/** A log that remembers its lines as Maven would print them. */
final class RecordedLog extends SystemStreamLog {

    private final List<String> lines = new ArrayList<>();

    List<String> lines() {
        return List.copyOf(lines);
    }

    @Override
    public void debug(CharSequence text) {}

    @Override
    public void info(CharSequence text) {
        lines.add("[INFO] " + text);
    }

    @Override
    public void warn(CharSequence text) {
        lines.add("[WARNING] " + text);
    }

    @Override
    public void error(CharSequence text) {
        lines.add("[ERROR] " + text);
    }
}
