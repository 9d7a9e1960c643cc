package org.qos.fuzzing;

import java.util.List;
import java.util.stream.Stream;
import org.qos.fuzzing.fabric.FabricTargets;
import org.qos.fuzzing.language.LanguageTargets;
import org.qos.fuzzing.record.RecordTargets;
import org.qos.fuzzing.server.ServerTargets;

/** All targets. */
public final class FuzzTargets {

    private FuzzTargets() {}

    /** All targets, in the order in which they are run. */
    public static List<FuzzTarget> all() {
        return Stream.of(LanguageTargets.all(), FabricTargets.all(), RecordTargets.all(), ServerTargets.all())
                .flatMap(List::stream)
                .toList();
    }

    /**
     * The target with a name.
     *
     * @throws IllegalArgumentException when there is none; the message has the names that there are
     */
    public static FuzzTarget named(String name) {
        return all().stream()
                .filter(target -> target.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no target '" + name + "'; there are "
                        + String.join(", ", all().stream().map(FuzzTarget::name).toList())));
    }
}
