package org.qos.dsl.generator;

import java.util.List;
import org.qos.dsl.generator.output.GeneratedFile;

/**
 * The files of an emitter and what they cannot express.
 *
 * @param files the main file first; none when a loss makes them impossible
 * @param losses how the files differ from the policy
 * @param blocks the groups, levels and rules of the policy that the blocks of a policy file were made from, in its order
 */
public record Emission(List<GeneratedFile> files, List<ConversionLoss> losses, List<Object> blocks) {

    /** Copies the lists. */
    public Emission {
        files = List.copyOf(files);
        losses = List.copyOf(losses);
        blocks = List.copyOf(blocks);
    }

    /** Files that are not policies. */
    public Emission(List<GeneratedFile> files, List<ConversionLoss> losses) {
        this(files, losses, List.of());
    }

    /** A single text file. */
    public static Emission ofText(String path, String text, ConversionLosses losses) {
        return new Emission(List.of(GeneratedFile.ofText(path, text)), losses.list());
    }

    /** A policy file that consists of blocks. */
    public static Emission ofPolicy(String path, String text, ConversionLosses losses, List<Object> blocks) {
        return new Emission(List.of(GeneratedFile.ofText(path, text)), losses.list(), blocks);
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
