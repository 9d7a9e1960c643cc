package org.qos.dsl.check;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.fabric.Fabric;

/**
 * What shows that a finding is true, for programs; the message has it for people, perhaps shortened.
 *
 * @param witness a request that shows it, as {@code qos explain} reads it; empty without one
 * @param subjects the parts of the fabric that it is about, all of them; empty where it is about the text alone
 * @param isProved whether it is proved for the ports of a known fabric, so that a warning counts as an error unless a
 *     project grades its rule; it stops no command and comments suppress it, as they do any warning
 */
public record Evidence(Optional<String> witness, List<String> subjects, boolean isProved) {

    /** Nothing beyond the message. */
    public static final Evidence NONE = new Evidence(Optional.empty(), List.of(), false);

    /** Copies the list. */
    public Evidence {
        subjects = List.copyOf(subjects);
    }

    /** Parts of the fabric by name. */
    public static Evidence about(List<String> subjects) {
        return new Evidence(Optional.empty(), subjects, false);
    }

    /** A request; none if it is empty. */
    public static Evidence of(Optional<String> witness) {
        return new Evidence(witness, List.of(), false);
    }

    /** The same, proved for the ports of a fabric if one is known. */
    public Evidence provedWith(Fabric fabric) {
        return new Evidence(witness, subjects, !fabric.isEmpty());
    }
}
