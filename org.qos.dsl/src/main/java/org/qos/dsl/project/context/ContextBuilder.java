package org.qos.dsl.project.context;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.check.ApplicationSetting;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Target;
import org.qos.dsl.check.TestedPolicy;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.settings.Key;
import org.qos.dsl.project.settings.Settings;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.fabric.file.FileKind;
import org.qos.fabric.snapshot.SubnetSnapshot;
import org.qos.fabric.snapshot.SubnetSnapshotReader;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.request.RequestSyntaxException;

/** Reads the parts of one context, and notes which of them cannot be used. */
final class ContextBuilder {

    private static final String NO_FILE = "no such file.";
    private static final String UNREADABLE = "cannot be read: ";
    private static final String DROPPED_PARTITIONS =
            "OpenSM drops the whole file and makes the default partition only; ";
    private static final String DROPPED_OPTIONS = "OpenSM ignores every line that it does not know; ";

    private final FileSource source;
    private final SmPorts smPorts;
    private final Settings settings;
    private final List<ContextProblem> problems = new ArrayList<>();
    private Optional<ContextFile> partitionFile = Optional.empty();
    private Optional<ContextFile> usedPartitions = Optional.empty();
    private Optional<ContextFile> optionFile = Optional.empty();
    private Optional<Path> fabricFile = Optional.empty();
    private Optional<Partitions> partitions = Optional.empty();
    private Optional<SmOptions> options = Optional.empty();
    private SubnetSnapshot snapshot = SubnetSnapshot.NONE;
    private Fabric fabric = Fabric.EMPTY;
    private List<ApplicationSetting> applications = List.of();

    ContextBuilder(FileSource source, SmPorts smPorts, Settings settings) {
        this.source = source;
        this.smPorts = smPorts;
        this.settings = settings;
    }

    /** The policy of the project, which is read only when it is checked itself. */
    ContextBuilder policy(Optional<Path> file) {
        return existing(Key.POLICY, file);
    }

    /** The enhanced QoS policy file of the project, which is read only when it is checked itself. */
    ContextBuilder enhancedQos(Optional<Path> file) {
        return existing(Key.ENHANCED_QOS, file);
    }

    private ContextBuilder existing(Key key, Optional<Path> file) {
        file.filter(path -> !source.exists(path) || isNotAFile(path))
                .ifPresent(path -> problems.add(new ContextProblem(key, path, absence(path))));
        file.flatMap(key::foreignLanguage)
                .ifPresent(named -> problems.add(new ContextProblem(
                        key,
                        file.get(),
                        "is " + named.kind() + " by its name, and cannot be what '" + key.id()
                                + "' of the project file names; name another file there.")));
        return this;
    }

    private static boolean isNotAFile(Path path) {
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(path);
    }

    /** Why there is no file of a path that names something. */
    private static String absence(Path path) {
        try {
            FileKind kind = FileKind.of(path);
            return kind.isReadable() ? NO_FILE : UNREADABLE + kind.refusal();
        } catch (IOException absent) {
            return NO_FILE;
        }
    }

    ContextBuilder partitions(Optional<Path> file, LoweredFiles<Partitions> lowered) {
        partitionFile = file.flatMap(path -> text(Key.PARTITIONS, path, new PartitionsLanguage()));
        Optional<LoweredFiles.Result<Partitions>> used = partitionFile.flatMap(found -> value(
                new Role(Key.PARTITIONS, new PartitionsLanguage(), DROPPED_PARTITIONS), file.get(), found, lowered));
        usedPartitions = used.map(LoweredFiles.Result::file);
        partitions = used.flatMap(LoweredFiles.Result::value);
        return this;
    }

    ContextBuilder options(Optional<Path> file, LoweredFiles<SmOptions> lowered) {
        optionFile = file.flatMap(path -> text(Key.OPTIONS, path, new OptionsLanguage()));
        options = optionFile
                .flatMap(found -> value(
                        new Role(Key.OPTIONS, new OptionsLanguage(), DROPPED_OPTIONS), file.get(), found, lowered))
                .flatMap(LoweredFiles.Result::value);
        return this;
    }

    ContextBuilder fabric(Optional<Path> place) {
        fabricFile = place;
        place.flatMap(path -> reading(Key.FABRIC, path, () -> source.snapshot(path)))
                .ifPresent(read -> {
                    snapshot = read;
                    if (read.isUsable()) {
                        fabric = read.fabric();
                    } else {
                        problems.add(new ContextProblem(
                                Key.FABRIC,
                                place.get(),
                                "no fabric can be read from it; expected one of these files, or a folder with one: "
                                        + SubnetSnapshotReader.kinds() + "."));
                    }
                });
        return this;
    }

    /** The settings of applications; a file in the language of options is one of lines, which is all that counts here. */
    ContextBuilder environment(Optional<Path> file) {
        applications = file.flatMap(path -> text(Key.ENVIRONMENT, path, new OptionsLanguage()))
                .map(found -> ApplicationSettingsReader.read(FileNames.of(file.get()), found.text()))
                .orElse(List.of());
        return this;
    }

    /**
     * The subnet manager's port.
     *
     * @param owner the project file that names it
     */
    ContextBuilder sm(Optional<String> port, Path owner) {
        port.ifPresent(named -> {
            try {
                fabric = smPorts.with(fabric, named);
            } catch (RequestSyntaxException noPort) {
                problems.add(new ContextProblem(Key.SM, owner, noPort.getMessage()));
            }
        });
        return this;
    }

    DocumentContext build(Optional<Target> target) {
        boolean dropped =
                partitions.isEmpty() && problems.stream().anyMatch(problem -> problem.key() == Key.PARTITIONS);
        FabricContext known = new FabricContext(
                        partitions,
                        dropped,
                        options,
                        subnet(),
                        target.orElse(Target.OPENSM_3_3),
                        settings.routingEngine())
                .withMtu(settings.mtu())
                .withApplications(applications);
        return new DocumentContext(
                settings,
                Optional.empty(),
                partitionFile,
                usedPartitions,
                optionFile,
                fabricFile,
                snapshot,
                known,
                problems);
    }

    /** The context of a file with tests, from what is known without its policy. */
    DocumentContext tested(DocumentContext known, Optional<Path> policy, TestedPolicies policies) {
        Map<String, String> reasons = new HashMap<>();
        for (ContextProblem problem : problems) {
            reasons.putIfAbsent(problem.key().id(), FileNames.of(problem.file()) + ": " + problem.message());
        }
        Optional<ContextFile> file = policy.flatMap(path -> reading(Key.POLICY, path, () -> policyText(path)));
        Optional<TestedPolicies.Result> result =
                file.map(found -> policies.of(found, usedPartitions, known.fabricContext()));
        String problem = policy.isEmpty()
                ? "no policy is known; write 'policy \"FILE\"' above the tests, or name one in qos.yaml"
                : FileNames.of(policy.get()) + ": "
                        + result.map(ContextBuilder::errors).orElseGet(this::lastProblem);
        Optional<BoundPolicyContext> bound = result.flatMap(TestedPolicies.Result::policy);
        if (bound.isEmpty()) {
            reasons.put(Key.POLICY.id(), problem);
        } else {
            reasons.remove(Key.POLICY.id());
        }
        return known.testing(file, new TestedPolicy(bound, reasons));
    }

    /** Why the file that was read last cannot be read. */
    private String lastProblem() {
        return problems.get(problems.size() - 1).message();
    }

    /** The syntax of a policy is that of its name, else that of its content. */
    private ContextFile policyText(Path path) throws IOException {
        Optional<Language> named = Language.byFileName(FileNames.of(path)).filter(Language::isPolicy);
        ContextFile read = source.text(path, named.orElseGet(RfcLanguage::new));
        Language language = named.or(() -> Language.byContent(read.text()))
                .filter(Language::isPolicy)
                .orElse(read.language());
        return new ContextFile(read.uri(), language, read.version(), read.text());
    }

    private static String errors(TestedPolicies.Result result) {
        return "has errors, the first one in line "
                + result.errors().stream().map(Finding::line).findFirst().orElse(1)
                + "; 'qos check' shows them all";
    }

    /** What the snapshot shows, with the subnet manager's port; nothing where the snapshot cannot be used. */
    private SubnetState subnet() {
        return fabric.isEmpty() ? SubnetState.UNKNOWN : snapshot.state().withFabric(fabric);
    }

    private Optional<ContextFile> text(Key key, Path file, Language language) {
        return reading(key, file, () -> source.text(file, language));
    }

    /** What a file means; while an open document has errors, what it means as it lies on disk. */
    private <V> Optional<LoweredFiles.Result<V>> value(
            Role role, Path file, ContextFile found, LoweredFiles<V> lowered) {
        LoweredFiles.Result<V> newest = lowered.of(found);
        if (newest.value().isPresent()) {
            return Optional.of(newest);
        }
        Optional<LoweredFiles.Result<V>> saved = source.saved(file, role.language())
                .map(lowered::of)
                .filter(onDisk -> onDisk.value().isPresent());
        String conclusion =
                saved.isPresent() ? "the saved version is used until it is fixed." : "nothing is concluded from it.";
        problems.add(new ContextProblem(
                role.key(), file, reason(newest, role) + ": " + role.dropped() + conclusion, newest.errors()));
        return saved;
    }

    private <T> Optional<T> reading(Key key, Path file, Reader<T> reader) {
        try {
            return Optional.of(reader.read());
        } catch (OutsideFileException outside) {
            problems.add(new ContextProblem(key, outside.namedBy(), outside.getMessage()));
        } catch (NoSuchFileException absent) {
            problems.add(new ContextProblem(key, file, NO_FILE));
        } catch (IOException unreadable) {
            problems.add(new ContextProblem(key, file, UNREADABLE + IoReason.of(unreadable)));
        }
        return Optional.empty();
    }

    /** What is wrong with a file as a whole. */
    private static String reason(LoweredFiles.Result<?> read, Role role) {
        Optional<String> other = otherKind(read, role.language());
        if (other.isPresent()) {
            return "is " + other.get() + ", not " + role.language().kind();
        }
        if (read.errors().isEmpty()) {
            return "has no option of OpenSM";
        }
        return read.errors().stream().anyMatch(error -> isOf(error, "partition-file-empty"))
                ? "defines no partition"
                : "has errors, the first one in line " + read.errors().get(0).line();
    }

    /** What a file with errors is instead of one of its role, by its content, else by its name. */
    private static Optional<String> otherKind(LoweredFiles.Result<?> read, Language language) {
        if (read.errors().isEmpty()) {
            return Optional.empty();
        }
        String text = read.file().text();
        String uri = read.file().uri();
        if (text.stripLeading().startsWith("{")) {
            return Optional.of("JSON");
        }
        Optional<Language> byContent =
                read.errors().stream().anyMatch(error -> isOf(error, SyntaxCode.WRONG_LANGUAGE.code()))
                        ? Language.byContent(text)
                        : Optional.empty();
        return byContent
                .or(() -> Language.byFileName(uri.substring(uri.lastIndexOf('/') + 1)))
                .filter(named -> !named.equals(language))
                .map(Language::kind);
    }

    private static boolean isOf(Finding error, String code) {
        return error.code().equals(code);
    }

    /** What a file is for, its language, and what OpenSM does with one that has errors. */
    private record Role(Key key, Language language, String dropped) {}

    @FunctionalInterface
    private interface Reader<T> {
        T read() throws IOException;
    }
}
