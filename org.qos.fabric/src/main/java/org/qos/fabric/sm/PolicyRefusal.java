package org.qos.fabric.sm;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;

/**
 * A sweep in which OpenSM rejected its policy file.
 *
 * @param time when; empty when the log has a time that is none
 * @param messages the errors that it logged, such as {@code ERR AC05: Syntax error (line 5:23): illegal SL value}
 */
public record PolicyRefusal(Optional<LocalDateTime> time, List<String> messages) {

    /** Copies the list. */
    public PolicyRefusal {
        messages = List.copyOf(messages);
    }

    /** Whether the file could not be opened, so that nothing of it was read (OpenSM osm_qos_parser_y.y, ERR AC01). */
    public boolean isUnopened() {
        return messages.stream().anyMatch(message -> message.contains("ERR AC01:"));
    }
}
