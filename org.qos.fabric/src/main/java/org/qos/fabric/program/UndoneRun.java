package org.qos.fabric.program;

/**
 * A run that a rollback undoes.
 *
 * @param journal what it has set
 * @param finished whether it had set all tables
 */
public record UndoneRun(Journal journal, boolean finished) {

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
