package org.qos.dsl.project.context;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Rules;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.settings.Key;
import org.qos.dsl.project.settings.Settings;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;

/**
 * Loads the contexts of files, each in its own project. A part that is neither overridden nor named by the project file comes
 * from a sibling file. Under a project file with errors nothing is known. Used by one thread at a time.
 */
public final class ContextLoader {

    private final FileSource source;
    private final ContextOverrides overrides;
    private final LoweredFiles<Partitions> partitions = new LoweredFiles<>(
            file -> PartitionsLowering.lower(file.root(PartitionFile.class)).value(), CheckedFile::hasErrors);
    private final LoweredFiles<SmOptions> options = new LoweredFiles<>(
            file -> OptionsLowering.lower(file.root(OptionsFile.class)).value(), ContextLoader::isNotAnOptionFile);
    private final TestedPolicies policies = new TestedPolicies();
    private final SmPorts smPorts = new SmPorts();

    /**
     * Reads nothing yet.
     *
     * @param overrides what counts more than project files and siblings, with absolute paths
     */
    public ContextLoader(FileSource source, ContextOverrides overrides) {
        this.source = source;
        this.overrides = overrides;
    }

    /**
     * The project file of a file.
     *
     * @param file an absolute path
     */
    public Optional<Path> projectFile(Path file) {
        return overrides.config().or(() -> SettingsFile.find(file, source::exists));
    }

    /**
     * What the project file of a file says, with what is wrong with it; empty when there is no project file.
     *
     * @param file an absolute path
     * @throws IOException when the project file cannot be read
     */
    public Optional<SettingsFile> settings(Path file) throws IOException {
        Optional<Path> project = projectFile(file);
        if (project.isEmpty()) {
            return Optional.empty();
        }
        SettingsFile settings = source.settings(project.get());
        return Optional.of(overrides.target().map(settings::readBy).orElse(settings));
    }

    /**
     * The context of a file.
     *
     * @param file an absolute path
     */
    public DocumentContext of(Path file) {
        return of(file, this::tests);
    }

    /**
     * The context of tests of a policy, whatever the name of their file, which need not exist.
     *
     * @param file an absolute path
     * @param text the tests
     */
    public DocumentContext ofTests(Path file, String text) {
        return of(file, path -> Optional.of(TestFiles.of(path, text)));
    }

    private DocumentContext of(Path file, TestsReader reader) {
        try {
            Optional<SettingsFile> project = settings(file);
            if (project.isPresent() && !project.get().problems().isEmpty()) {
                return DocumentContext.unknown();
            }
            Settings settings = project.map(SettingsFile::settings).orElseGet(() -> Settings.none(file.getParent()));
            Optional<TestFiles> tests = reader.read(file);
            Optional<Path> tested = tests.flatMap(test -> test.policy(settings, source::exists));
            SiblingFiles siblings = new SiblingFiles(tested.orElse(file), source::exists);
            ContextBuilder context = new ContextBuilder(source, smPorts, settings)
                    .policy(settings.policy())
                    .enhancedQos(settings.enhancedQos())
                    // before partitions and options: it needs no language, which another thread may still set up
                    .fabric(overrides
                            .fabric()
                            .or(() -> named(tests, Key.FABRIC))
                            .or(settings::fabric)
                            .or(siblings::fabric))
                    .partitions(
                            overrides
                                    .partitions()
                                    .or(() -> named(tests, Key.PARTITIONS))
                                    .or(settings::partitions)
                                    .or(siblings::partitions),
                            partitions)
                    .options(
                            overrides
                                    .options()
                                    .or(() -> named(tests, Key.OPTIONS))
                                    .or(settings::options)
                                    .or(siblings::options),
                            options)
                    .environment(settings.environment())
                    .sm(
                            overrides.sm().or(settings::sm),
                            project.map(SettingsFile::file).orElse(file));
            DocumentContext known = context.build(overrides.target().or(settings::target));
            return tests.isPresent() ? context.tested(known, tested, policies) : known;
        } catch (IOException unreadable) {
            return DocumentContext.unknown();
        }
    }

    /** Reads what a file with tests names; empty for other files. */
    @FunctionalInterface
    private interface TestsReader {
        Optional<TestFiles> read(Path file) throws IOException;
    }

    /** What a file with tests names; empty for other files. */
    private Optional<TestFiles> tests(Path file) throws IOException {
        PolicyTestLanguage language = new PolicyTestLanguage();
        return language.claims(FileNames.of(file)) && source.exists(file)
                ? Optional.of(TestFiles.of(file, source.text(file, language).text()))
                : Optional.empty();
    }

    private static Optional<Path> named(Optional<TestFiles> tests, Key key) {
        return tests.flatMap(files -> files.named(key));
    }

    /** OpenSM accepts any file; one with a syntax error, or without any option that a version of OpenSM knows, is another file. */
    private static boolean isNotAnOptionFile(CheckedFile checked) {
        List<Option> options = checked.source().root(OptionsFile.class).getOptions();
        return checked.errors().stream()
                        .anyMatch(error -> Rules.byCode(error.code()).isEmpty())
                || !options.isEmpty()
                        && options.stream()
                                .map(Option::getName)
                                .allMatch(name -> KnownOptions.option(name).isEmpty()
                                        && KnownOptions.otherVersion(name).isEmpty());
    }
}
