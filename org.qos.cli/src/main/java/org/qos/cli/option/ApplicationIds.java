package org.qos.cli.option;

import java.util.Arrays;
import java.util.Iterator;
import org.qos.runtime.request.Application;

/** The applications that {@code --env} accepts. */
public final class ApplicationIds implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Arrays.stream(Application.values()).map(Application::id).iterator();
    }
}
