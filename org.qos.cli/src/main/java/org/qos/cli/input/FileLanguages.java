package org.qos.cli.input;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.context.ProjectSources;
import org.qos.dsl.project.settings.Settings;
import org.qos.fabric.snapshot.SubnetSnapshotReader;

/**
 * The languages of files: the one that the user names, else by the file's name, else that of its role in a project, else by
 * its content.
 */
public final class FileLanguages {

    private final Console console;
    private final Optional<Language> given;
    private final Function<Path, String> text;

    /**
     * Reads nothing yet.
     *
     * @param id the id of the language of all files
     * @param text reads a file, where its content has to decide
     * @throws CommandFailed when there is no language with that id
     */
    FileLanguages(Console console, Optional<String> id, Function<Path, String> text) {
        this.console = console;
        this.given = id.map(FileLanguages::byId);
        this.text = text;
    }

    /**
     * The language of a file.
     *
     * @param own its own project
     * @param others other projects that may name it
     * @throws CommandFailed when nothing says it
     */
    public Language of(Path file, Settings own, Supplier<List<Settings>> others) {
        return given.or(() -> ProjectSources.language(console.resolve(file), own, others, () -> text.apply(file)))
                .orElseThrow(() -> unknown(file));
    }

    /**
     * The language of a file that is used as a policy, which need not be one of policies.
     *
     * @throws CommandFailed when nothing says it
     */
    Language ofPolicy(Path file) {
        return given.or(() -> byName(file).filter(Language::isPolicy))
                .or(() -> Language.byContent(text.apply(file)))
                .orElseGet(() -> of(file));
    }

    private Language of(Path file) {
        return given.or(() -> byName(file))
                .or(() -> byText(file, text.apply(file)))
                .orElseThrow(() -> unknown(file));
    }

    private CommandFailed unknown(Path file) {
        return SubnetSnapshotReader.kind(text.apply(file))
                .map(kind -> CommandFailed.usage(file + ": is a snapshot of a fabric (" + kind
                        + "), not a file of a language; 'qos check --fabric " + file
                        + " POLICY' checks a policy with it."))
                .orElseGet(() -> CommandFailed.unknownLanguage(file));
    }

    private static Optional<Language> byName(Path file) {
        return Language.byFileName(file.getFileName().toString());
    }

    private static Optional<Language> byText(Path file, String content) {
        return Language.byContent(content)
                .or(() -> Language.byLikelihood(file.getFileName().toString(), content));
    }

    private static Language byId(String id) {
        return Language.byId(id)
                .orElseThrow(() ->
                        CommandFailed.usage("unknown language '" + id + "'; expected one of " + Language.ids() + "."));
    }
}
