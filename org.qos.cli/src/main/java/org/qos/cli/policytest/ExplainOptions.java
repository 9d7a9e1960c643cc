package org.qos.cli.policytest;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.analysis.policytest.FailureText;
import org.qos.cli.console.Console;
import org.qos.cli.input.ProjectContexts;
import org.qos.cli.report.ShellQuoting;
import org.qos.dsl.project.context.ContextFile;
import org.qos.dsl.project.context.ContextOverrides;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.settings.Settings;

/**
 * Writes {@code qos explain} with the options under which it uses the files of a test: those that its own project file does
 * not name.
 *
 * @param console names files as the user does
 * @param overrides what the user says
 * @param contexts reads project files
 */
record ExplainOptions(Console console, ContextOverrides overrides, ProjectContexts contexts) {

    /** The command, which a request follows. */
    String of(DocumentContext known) {
        List<String> words = new ArrayList<>(List.of(FailureText.EXPLAIN));
        overrides.config().ifPresent(file -> add(words, "--config", console.name(file)));
        Optional<Path> policy = known.policy().map(ExplainOptions::path);
        Optional<Path> usual = contexts.policyIn(Path.of("")).map(console::resolve);
        addUnlessNamed(words, "--policy", policy, usual);
        Settings settings = policy.map(contexts::settings).orElseGet(known::settings);
        addUnlessNamed(words, "--partitions", known.partitions().map(ExplainOptions::path), settings.partitions());
        addUnlessNamed(words, "--opts", known.options().map(ExplainOptions::path), settings.options());
        addUnlessNamed(words, "--fabric", known.fabricFile(), settings.fabric());
        overrides.sm().ifPresent(port -> add(words, "--sm", port));
        overrides.target().ifPresent(target -> add(words, "--target", target.id()));
        return String.join(" ", words);
    }

    private void addUnlessNamed(List<String> words, String option, Optional<Path> file, Optional<Path> named) {
        file.filter(used -> !named.equals(Optional.of(used))).ifPresent(used -> add(words, option, console.name(used)));
    }

    private static void add(List<String> words, String option, String value) {
        words.add(option);
        words.add(ShellQuoting.of(value));
    }

    private static Path path(ContextFile file) {
        return Path.of(URI.create(file.uri()));
    }
}
