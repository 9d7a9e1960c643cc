package org.qos.fabric.program;

import java.util.List;
import org.qos.runtime.setup.PortChange;

/**
 * A run that a rollback is to undo.
 *
 * @param journal what it has set
 * @param finished whether it had set all tables
 * @param changes what is restored: the tables that do not have their old values now, of the ports that answer
 */
public record UndoneRun(Journal journal, boolean finished, List<PortChange> changes) {

    /** Copies the list. */
    public UndoneRun {
        changes = List.copyOf(changes);
    }

    /** How many parts of tables, as many as MADs carry, its journal has. */
    public int tables() {
        return journal.entries().size();
    }

    /** Of how many ports these are. */
    public int ports() {
        return (int) journal.entries().stream()
                .map(entry -> entry.id().port())
                .distinct()
                .count();
    }
}
