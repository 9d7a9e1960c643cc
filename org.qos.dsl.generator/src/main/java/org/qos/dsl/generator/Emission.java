package org.qos.dsl.generator;

import java.util.List;
import org.qos.dsl.generator.output.GeneratedFile;

/**
 * The files of an emitter and what they cannot express.
 *
 * @param files the main file first; none when a loss makes them impossible
 * @param losses how the files differ from the policy
 */
public record Emission(List<GeneratedFile> files, List<ConversionLoss> losses) {

    /** Copies the lists. */
    public Emission {
        files = List.copyOf(files);
        losses = List.copyOf(losses);
    }

    /** A single text file. */
    public static Emission ofText(String path, String text, ConversionLosses losses) {
        return new Emission(List.of(GeneratedFile.ofText(path, text)), losses.list());
    }

    /** The text of the main file. */
    public String text() {
        return files.get(0).text();
    }

    /** The losses for which the files must not be used. */
    public List<ConversionLoss> refusals(boolean lossy) {
        return losses.stream().filter(loss -> loss.refuses(lossy)).toList();
    }
}
