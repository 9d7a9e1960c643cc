package org.qos.cli.policy;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.analysis.vl.SetupOptions;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import org.qos.cli.input.ProjectContexts;
import org.qos.cli.input.SnapshotReport;
import org.qos.cli.option.ContextOptions;
import org.qos.cli.report.CompactReport;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.Finding;
import org.qos.dsl.generator.ConversionLoss;
import org.qos.dsl.generator.LossGrades;
import org.qos.dsl.generator.ReportedLoss;
import org.qos.dsl.generator.comment.CommentReader;
import org.qos.dsl.generator.comment.PolicyComments;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.AuditPlaces;
import org.qos.dsl.lower.SourcePlaces;
import org.qos.dsl.project.BindingCheck;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.context.ContextProblem;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.context.PolicySubnet;
import org.qos.dsl.project.settings.Key;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BindingNote;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.path.resolve.TableSource;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.setup.DeviatingTables;

/**
 * A policy without errors, with its context.
 *
 * @param file the policy, as the user names it
 * @param source its text
 * @param places where the parts of the policy are written
 * @param checked the policy, bound to the fabric and the partitions
 * @param context what it is used with
 * @param bindingFindings how its groups fail to bind to the fabric and the partitions
 */
public record LoadedPolicy(
        Path file,
        SourceFile source,
        SourcePlaces places,
        BoundPolicyContext checked,
        DocumentContext context,
        List<Finding> bindingFindings) {

    private static final int NAMED_GROUPS = 5;

    /** The findings about members of groups that are printed; the others are counted. */
    private static final int PRINTED_FINDINGS = 20;

    /**
     * Reads a policy and its context.
     *
     * @param given the policy, or a folder whose project file names it; empty for that of the project of the command
     * @param argument how the user names the policy, such as "--policy FILE"
     * @throws CommandFailed when a file cannot be read, or has errors, which are printed
     */
    public static LoadedPolicy read(Console console, Optional<Path> given, String argument, ContextOptions options) {
        ProjectContexts contexts = options.contexts(console);
        InputFiles inputs = options.inputs(console);
        return read(console, file(given, argument, contexts, inputs), contexts, inputs, options);
    }

    /**
     * Reads a policy with what the running OpenSM has: a partition file that nothing names is the one that the options name.
     *
     * @param given the policy, or a folder whose project file names it; empty for that of the project of the command
     * @param argument how the user names the policy, such as "--policy FILE"
     * @throws CommandFailed when a file cannot be read, or has errors, which are printed
     */
    public static LoadedPolicy readInstalled(
            Console console, Optional<Path> given, String argument, ContextOptions options) {
        InputFiles inputs = options.inputs(console);
        Path file = file(given, argument, options.contexts(console), inputs);
        return read(console, file, options.installedContexts(console, file), inputs, options);
    }

    private static Path file(Optional<Path> given, String argument, ProjectContexts contexts, InputFiles inputs) {
        return given.map(path -> inputs.isFolder(path) ? contexts.policyIn(path).orElse(path) : path)
                .map(inputs::file)
                .orElseGet(() -> contexts.policy(argument));
    }

    /**
     * Reads a policy and its context.
     *
     * @param console names the files
     * @param file the policy, as the user names it
     * @param contexts finds the files that it is used with
     * @throws CommandFailed when a file cannot be read, or has errors, which are printed
     */
    public static LoadedPolicy read(
            Console console, Path file, ProjectContexts contexts, InputFiles inputs, ContextOptions options) {
        DocumentContext context = contexts.of(file);
        new SnapshotReport(console).print(context, options.sm());
        context.problems().stream()
                .filter(ContextProblem::concernsPolicy)
                .forEach(problem -> fail(console, contexts, problem));
        return read(console, file, context, inputs, options);
    }

    /**
     * Reads another policy, with what this one is used with instead of the files of its own project.
     *
     * @throws CommandFailed when the file cannot be read, or has errors, which are printed
     */
    public LoadedPolicy other(Console console, Path other, ContextOptions options) {
        InputFiles inputs = options.inputs(console);
        return read(console, inputs.file(other), context, inputs, options);
    }

    private static LoadedPolicy read(
            Console console, Path file, DocumentContext context, InputFiles inputs, ContextOptions options) {
        SourceFile source = inputs.loadPolicy(file, options.language(), context);
        BindingCheck checked =
                Checker.checkBinding(source, context.fabricContext().withPartitions());
        requireNoErrors(console, file, checked.errors());
        BoundPolicyContext policy = checked.policy().orElseThrow();
        return new LoadedPolicy(
                file,
                source,
                new SourcePlaces(file.toString(), policy.context().lowered().trace()),
                policy,
                context,
                context.bindingFindings(checked.file(), console.resolve(file)));
    }

    /**
     * Goes on only when the option file can be used.
     *
     * @throws CommandFailed when it cannot be read, or has errors, which are printed
     */
    public LoadedPolicy requireOptions(Console console, ContextOptions options) {
        context.problems().stream()
                .filter(problem -> problem.key() == Key.OPTIONS)
                .forEach(problem -> fail(console, options.contexts(console), problem));
        return this;
    }

    private static void fail(Console console, ProjectContexts contexts, ContextProblem problem) {
        requireNoErrors(console, Path.of(console.name(problem.file())), problem.errors());
        throw CommandFailed.failed(contexts.message(problem));
    }

    private static void requireNoErrors(Console console, Path file, List<Finding> errors) {
        if (!errors.isEmpty()) {
            errors.forEach(finding -> console.err().println(CompactReport.line(file.toString(), finding)));
            throw CommandFailed.findings(
                    file + ": has errors; nothing was done. 'qos check " + file + "' shows them all.");
        }
    }

    /** Prints how groups fail to bind, and what would have to be known to bind them. */
    public void reportBinding(Console console) {
        bindingFindings.stream().limit(PRINTED_FINDINGS).forEach(finding -> console.err()
                .println(CompactReport.line(file.toString(), finding)));
        int more = bindingFindings.size() - PRINTED_FINDINGS;
        if (more > 0) {
            console.err()
                    .println(file + ": " + more + (more == 1 ? " finding" : " findings")
                            + " more about members of port groups; 'qos check' lists them");
        }
        Map<String, List<PortGroup>> missing = new LinkedHashMap<>();
        bound().notes().forEach(note -> missing(note)
                .ifPresent(message -> missing.computeIfAbsent(message, key -> new ArrayList<>())
                        .add(note.group())));
        missing.forEach((message, groups) -> console.err().println(warning(message, groups)));
    }

    /** One line for all groups that lack the same. */
    private String warning(String message, List<PortGroup> groups) {
        String names = groups.stream()
                .limit(NAMED_GROUPS)
                .map(group -> "'" + group.name() + "'")
                .collect(Collectors.joining(", "));
        int more = groups.size() - NAMED_GROUPS;
        return places.of(groups.get(0)) + ": warning: port group" + (groups.size() == 1 ? " " : "s ") + names
                + (more > 0 ? " and " + more + " more" : "") + ": " + message;
    }

    private static Optional<String> missing(BindingNote note) {
        if (note instanceof BindingNote.UnknownSm) {
            return Optional.of("the subnet manager's port is unknown; pass it with --sm");
        }
        return note instanceof BindingNote.NeedsFabric
                ? Optional.of("members cannot be resolved without a fabric; pass --fabric")
                : Optional.empty();
    }

    /** The name of the option file, for messages. */
    public String optionFile(Console console) {
        return context.options()
                .map(file -> console.name(Path.of(URI.create(file.uri()))))
                .orElse("--opts");
    }

    /** The absolute paths of the files that the answer is made from. */
    public Set<Path> inputs(Console console) {
        Stream<Path> others = Stream.of(context.partitions(), context.options())
                .flatMap(Optional::stream)
                .map(file -> Path.of(URI.create(file.uri())));
        Path projectFile = context.settings().file();
        return Stream.of(Stream.of(console.resolve(file), projectFile), others, context.fabricFile().stream())
                .flatMap(paths -> paths)
                .collect(Collectors.toSet());
    }

    /** The policy. */
    public Policy policy() {
        return checked.context().policy();
    }

    /** What is reported of the losses of a conversion of the policy. */
    public List<ReportedLoss> reported(List<ConversionLoss> losses, boolean lossy) {
        return new LossGrades(source, places, context.settings().rules()).reported(losses, lossy);
    }

    /** What the comments of the policy are about. */
    public PolicyComments comments() {
        return CommentReader.read(source, policy(), places.trace());
    }

    /** The parts of the policy that findings of an audit are about. */
    public AuditPlaces auditPlaces() {
        return new AuditPlaces(source, policy(), places.trace());
    }

    /** The fabric, {@link Fabric#EMPTY} when none is known. */
    public Fabric fabric() {
        return context.fabricContext().fabric();
    }

    /** The partitions; without a partition file the default one. */
    public Partitions partitions() {
        return subnet().partitions();
    }

    /**
     * The options; without an option file QoS is on, ports have the tables that the policy states for their kind, and every
     * other option has its default.
     */
    public SmOptions options() {
        return subnet().options();
    }

    /** Whether the options follow from {@code qos-setup}, because there is no option file. */
    public boolean hasStatedOptions() {
        return context.fabricContext().options().isEmpty()
                && SetupOptions.of(policy().setup()).isPresent();
    }

    /** Prints how many ports of the snapshot have other tables than the files state, which of both count, and what to do. */
    public void reportTables(Console console) {
        DeviatingTables found = subnet().deviatingTables();
        String snapshot = context.fabricFile().map(console::name).orElse("--fabric");
        if (!found.ofPolicy().isEmpty()) {
            console.err()
                    .println(snapshot + ": warning: "
                            + deviating(found.ofPolicy().size()) + "qos-setup in " + file
                            + " states; those of qos-setup count. 'qos apply' sets them; take a new snapshot then.");
        }
        if (!found.ofOptions().isEmpty()) {
            console.err()
                    .println(snapshot + ": warning: "
                            + deviating(found.ofOptions().size()) + optionFile(console)
                            + " states; those of the snapshot count. If the option file was changed since, restart OpenSM"
                            + " and take a new snapshot.");
        }
    }

    private static String deviating(int ports) {
        return ports + (ports == 1 ? " port has" : " ports have") + " other SL2VL or arbitration tables than ";
    }

    /** The name of a source of tables, for messages. */
    public String source(TableSource source, Console console) {
        return switch (source) {
            case POLICY -> "of qos-setup in " + file + ", as 'qos apply' sets them";
            case SUBNET -> "that the snapshot shows";
            case OPTIONS -> optionTables(console);
        };
    }

    /** A sentence that says where the tables of ports are from, for people; empty where there is no source. */
    public String tables(Set<TableSource> sources, Console console) {
        return sources.isEmpty()
                ? ""
                : "The tables of ports are those "
                        + sources.stream()
                                .sorted()
                                .map(source -> source(source, console))
                                .collect(Collectors.joining(", and those "))
                        + ".";
    }

    private String optionTables(Console console) {
        return context.fabricContext().options().isPresent()
                ? "of " + optionFile(console)
                : "that OpenSM has by default";
    }

    /** The policy bound to the fabric. */
    public BoundPolicy bound() {
        return checked.policy();
    }

    /** The subnet as OpenSM's SA sees it: of the SL2VL tables it knows those only that OpenSM has set. */
    public RoutedSubnet routedSubnet() {
        return subnet().routed();
    }

    /** The tables that packets meet in a subnet, those that the policy states among them. */
    public ExpectedTables expectedTables(RoutedSubnet subnet) {
        return subnet().expectedTables(subnet);
    }

    private PolicySubnet subnet() {
        return new PolicySubnet(context, bound());
    }
}
