package org.qos.dsl.generator.matcher;

import java.util.List;
import org.qos.dsl.generator.Loss;
import org.qos.dsl.generator.output.GeneratedFile;

/**
 * The files of a Java matcher and why they cannot be made.
 *
 * @param files the class first; none when a loss makes them impossible
 * @param losses what is not said as it was meant
 */
public record MatcherEmission(List<GeneratedFile> files, List<Loss> losses) {

    /** Copies the lists. */
    public MatcherEmission {
        files = List.copyOf(files);
        losses = List.copyOf(losses);
    }
}
