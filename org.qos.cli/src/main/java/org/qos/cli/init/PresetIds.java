package org.qos.cli.init;

import java.util.Arrays;
import java.util.Iterator;
import org.qos.dsl.generator.project.Preset;

/** The values of {@code --preset}. */
public final class PresetIds implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Arrays.stream(Preset.values()).map(Preset::id).iterator();
    }
}
