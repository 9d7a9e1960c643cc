package org.qos.fabric.program;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How far a run of the programmer came. */
public enum JournalState {
    /** It was interrupted, or some tables could not be set. */
    UNFINISHED,
    /** All tables are set. */
    FINISHED,
    /** All tables are as before. */
    ROLLED_BACK,
    /** A later journal has its tables, too, with what they were before this run. */
    SUPERSEDED;

    /** The name in files. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<JournalState> byId(String id) {
        return Arrays.stream(values()).filter(state -> state.id().equals(id)).findFirst();
    }
}
