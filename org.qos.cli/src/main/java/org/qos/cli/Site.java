package org.qos.cli;

import java.nio.file.Path;
import java.util.Locale;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.cli.report.CompactReport;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.project.Checker;
import org.qos.fabric.snapshot.SnapshotProblem;
import org.qos.fabric.snapshot.SubnetSnapshot;
import org.qos.fabric.snapshot.SubnetSnapshotReader;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.request.PortFinder;
import org.qos.runtime.request.RequestSyntaxException;

/**
 * A policy without errors, with the partitions and the fabric that it is for.
 *
 * @param language the spelling of the policy
 * @param places where the parts of the policy are written
 * @param lowered what the policy means, and the lines that say so
 * @param partitions the partitions
 * @param fabric the fabric, {@link Fabric#EMPTY} when none was given
 * @param snapshot all that was read of the subnet, {@link SubnetSnapshot#NONE} when nothing was
 */
record Site(
        Language language,
        PolicyPlaces places,
        Lowered<Policy> lowered,
        Partitions partitions,
        Fabric fabric,
        SubnetSnapshot snapshot) {

    /** The policy. */
    Policy policy() {
        return lowered.value();
    }

    /** The policy bound to the fabric. */
    BoundPolicy bound() {
        return BoundPolicy.bind(policy(), fabric, partitions);
    }

    /** Prints what shows only when the policy meets the fabric that is given. */
    void reportBinding(Console console) {
        if (!fabric.isEmpty()) {
            new BindingReport(console, places).print(bound().notes());
        }
    }

    /**
     * Reads a policy and what it is for.
     *
     * @throws CommandFailed when a file cannot be read, or has errors, which are printed
     */
    static Site read(Console console, Path policyFile, SiteOptions options) {
        InputFiles inputs = new InputFiles(console);
        Partitions partitions = options.partitions()
                .map(file -> partitions(console, inputs, file))
                .orElse(Partitions.WITHOUT_FILE);
        SourceFile source = inputs.loadPolicy(policyFile, options.language());
        requireNoErrors(console, policyFile, Checker.check(source));
        SubnetSnapshot snapshot =
                options.fabric().map(file -> snapshot(console, inputs, file)).orElse(SubnetSnapshot.NONE);
        Fabric fabric = snapshot.fabric();
        Lowered<Policy> lowered = PolicyLowering.lower(source.root(PolicyFile.class), source.language().syntax().orElseThrow());
        return new Site(
                source.language(),
                new PolicyPlaces(policyFile, lowered.trace()),
                lowered,
                partitions,
                options.sm().map(port -> withSm(console, fabric, port)).orElse(fabric),
                snapshot);
    }

    /** Reads an option file without errors. */
    static SmOptions options(Console console, Path file) {
        SourceFile source = new InputFiles(console).load(file, new OptionsLanguage());
        requireNoErrors(console, file, Checker.check(source));
        return OptionsLowering.lower(source.root(OptionsFile.class)).value();
    }

    private static Partitions partitions(Console console, InputFiles inputs, Path file) {
        SourceFile source = inputs.load(file, new PartitionsLanguage());
        requireNoErrors(console, file, Checker.check(source));
        return PartitionsLowering.lower(source.root(PartitionFile.class)).value();
    }

    /** Reads a snapshot, and prints what is wrong with it. */
    static Fabric fabric(Console console, InputFiles inputs, Path file) {
        return snapshot(console, inputs, file).fabric();
    }

    private static SubnetSnapshot snapshot(Console console, InputFiles inputs, Path place) {
        SubnetSnapshot snapshot = inputs.readingPlace(place, SubnetSnapshotReader::read);
        Path resolved = console.resolve(place);
        snapshot.problems()
                .forEach((file, problems) -> problems.forEach(problem ->
                        print(console, file.equals(resolved) ? place : place.resolve(file.getFileName()), problem)));
        if (!snapshot.isUsable()) {
            throw CommandFailed.failed(place + ": no fabric can be read from it"
                    + (snapshot.problems().isEmpty()
                            ? "; expected the output of ibnetdiscover or opensm-subnet.lst in it."
                            : "; see above."));
        }
        return snapshot;
    }

    private static void print(Console console, Path file, SnapshotProblem problem) {
        console.err()
                .println(file + ":" + problem.line() + ": "
                        + problem.severity().name().toLowerCase(Locale.ROOT) + ": " + problem.message());
    }

    /** The same fabric with the subnet manager at a port that a user names. */
    static Fabric withSm(Console console, Fabric fabric, String port) {
        try {
            long guid = new PortFinder(fabric).guid(port);
            if (!fabric.isEmpty() && fabric.endpointIndex(guid) < 0) {
                console.err().println("--sm: warning: the fabric has no port " + port);
            }
            return fabric.withSmPort(guid);
        } catch (RequestSyntaxException e) {
            throw CommandFailed.usage("--sm: " + e.getMessage());
        }
    }

    private static void requireNoErrors(Console console, Path file, CheckedFile checked) {
        if (checked.blockingFindings().isEmpty()) {
            return;
        }
        for (Finding finding : checked.blockingFindings()) {
            console.err().println(CompactReport.line(file.toString(), finding));
        }
        throw CommandFailed.findings(file + ": has errors; nothing was done. 'qos check " + file + "' shows them all.");
    }
}
