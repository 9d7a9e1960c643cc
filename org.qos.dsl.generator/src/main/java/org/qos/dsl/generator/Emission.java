package org.qos.dsl.generator;

import java.util.List;

/**
 * The text of one output and what it could not say.
 *
 * @param text the whole file, ending in a newline
 * @param losses what is not said as it was meant
 */
public record Emission(String text, List<Loss> losses) {

    /** Copies the list. */
    public Emission {
        losses = List.copyOf(losses);
    }

    /** The losses for which the text must not be used. */
    public List<Loss> refusals(boolean lossy) {
        return losses.stream().filter(loss -> loss.refuses(lossy)).toList();
    }
}
