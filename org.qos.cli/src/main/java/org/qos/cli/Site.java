package org.qos.cli;

import java.nio.file.Path;
import java.util.Locale;
import org.qos.cli.report.CompactReport;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.project.Checker;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.fabric.snapshot.Problem;
import org.qos.fabric.snapshot.Snapshot;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
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
 */
record Site(Language language, PolicyPlaces places, Lowered<Policy> lowered, Partitions partitions, Fabric fabric) {

    /** The policy. */
    Policy policy() {
        return lowered.value();
    }

    /** The policy bound to the fabric. */
    BoundPolicy bound() {
        return BoundPolicy.bind(policy(), fabric, partitions);
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
        Fabric fabric =
                options.fabric().map(file -> fabric(console, inputs, file)).orElse(Fabric.EMPTY);
        Lowered<Policy> lowered = PolicyLowering.lower(source.root(PolicyFile.class), source.language());
        return new Site(
                source.language(),
                new PolicyPlaces(policyFile, lowered.trace()),
                lowered,
                partitions,
                options.sm().map(port -> withSm(console, fabric, port)).orElse(fabric));
    }

    private static Partitions partitions(Console console, InputFiles inputs, Path file) {
        SourceFile source = inputs.load(file, Language.PARTITIONS);
        requireNoErrors(console, file, Checker.check(source));
        return PartitionsLowering.lower(source.root(PartitionFile.class)).value();
    }

    /** Reads a snapshot, and prints what is wrong with it. */
    static Fabric fabric(Console console, InputFiles inputs, Path file) {
        Snapshot snapshot = inputs.reading(file, IbnetdiscoverReader::read);
        for (Problem problem : snapshot.problems()) {
            console.err()
                    .println(file + ":" + problem.line() + ": "
                            + problem.severity().name().toLowerCase(Locale.ROOT) + ": " + problem.message());
        }
        if (!snapshot.isUsable()) {
            throw CommandFailed.failed(file + ": no fabric can be read from it; see above.");
        }
        return snapshot.fabric();
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
        if (checked.doubts().isEmpty()) {
            return;
        }
        for (Finding finding : checked.doubts()) {
            console.err().println(CompactReport.line(file.toString(), finding));
        }
        throw CommandFailed.findings(file + ": has errors; nothing was done. 'qos check " + file + "' shows them all.");
    }
}
