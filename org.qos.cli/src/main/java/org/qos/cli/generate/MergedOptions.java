package org.qos.cli.generate;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.fmt.UnifiedDiff;
import org.qos.cli.input.InputFiles;
import org.qos.dsl.generator.options.OptionsMerge;
import org.qos.dsl.language.Language;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.runtime.option.SmOptions;

/**
 * An option file of a site, with generated options in it.
 *
 * @param file the file, as the user names it
 * @param before its text
 * @param after its text with the options
 */
public record MergedOptions(Path file, String before, String after) {

    /**
     * Reads the file and merges.
     *
     * @param options the value of each generated option
     * @param keepsPolicyFile whether a path of the policy file stays that the file has
     * @throws CommandFailed when the file cannot be read, is not a text in UTF-8, or is not an option file
     */
    public static MergedOptions of(Console console, Path file, Map<String, String> options, boolean keepsPolicyFile) {
        byte[] bytes = new InputFiles(console, Optional.empty()).bytes(file);
        String before = new String(bytes, StandardCharsets.UTF_8);
        if (!Arrays.equals(bytes, before.getBytes(StandardCharsets.UTF_8))) {
            throw CommandFailed.failed(file + ": is not a text in UTF-8; nothing is written.");
        }
        requireOptions(file, before);
        return new MergedOptions(file, before, OptionsMerge.merge(before, options, keepsPolicyFile));
    }

    /** A file of another language by its name or content, such as the policy itself, would no longer be read as such. */
    private static void requireOptions(Path file, String text) {
        Language.byFileName(file.getFileName().toString())
                .or(() -> Language.byContent(text))
                .filter(language -> !language.equals(new OptionsLanguage()))
                .ifPresent(other -> {
                    throw CommandFailed.usage("--merge: " + file + " is " + other.kind()
                            + ", not an option file; name the option file of OpenSM; nothing is written.");
                });
        if (!OptionsMerge.isOptionFile(text)) {
            throw CommandFailed.usage("--merge: " + file + " has no option that OpenSM knows; name the option file of"
                    + " OpenSM; nothing is written.");
        }
    }

    /** What OpenSM reads from the file with the options. */
    public SmOptions read() {
        return OptionsMerge.read(after);
    }

    /** What changes, as {@code patch} reads it; empty if nothing does. */
    public String diff() {
        return UnifiedDiff.of(file.toString(), before, after);
    }

    /** Whether writing the file changes it. */
    public boolean isChanged() {
        return !before.equals(after);
    }

    /** The file with its new bytes; empty if nothing changes. */
    public Map<Path, byte[]> replacement(Console console) {
        return isChanged() ? Map.of(console.resolve(file), after.getBytes(StandardCharsets.UTF_8)) : Map.of();
    }

    /** Says that the file was written. */
    public void report(Console console) {
        console.err().println(file + (isChanged() ? ": merged" : ": unchanged"));
    }
}
