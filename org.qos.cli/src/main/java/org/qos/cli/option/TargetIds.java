package org.qos.cli.option;

import java.util.Arrays;
import java.util.Iterator;
import org.qos.cli.console.CommandFailed;
import org.qos.dsl.check.Target;

/** The values of {@code --target}. */
public final class TargetIds implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Arrays.stream(Target.values()).map(Target::id).iterator();
    }

    /**
     * The target of an identifier.
     *
     * @throws CommandFailed when there is none
     */
    public static Target target(String id) {
        return Target.byId(id)
                .orElseThrow(() ->
                        CommandFailed.usage("unknown target '" + id + "'; expected one of " + Target.ids() + "."));
    }
}
