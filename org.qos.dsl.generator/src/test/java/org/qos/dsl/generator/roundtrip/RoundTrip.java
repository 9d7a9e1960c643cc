package org.qos.dsl.generator.roundtrip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertIterableEquals;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.generator.ConversionLoss;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.Emitter;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.opensm.OpenSmPolicyEmitter;
import org.qos.dsl.generator.rfc.RfcPolicyEmitter;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PolicySyntax;

/** Converts policies to the other syntax and back, and compares what they do on a fabric. */
final class RoundTrip {

    private final Fabric fabric;
    private final String partitionText;
    private final Partitions partitions;

    /**
     * Round trips on a site.
     *
     * @param fabric the fabric, or {@link Fabric#EMPTY}: then groups are compared by what they give by value
     * @param partitionText its partition file
     */
    RoundTrip(Fabric fabric, String partitionText) {
        this.fabric = fabric;
        this.partitionText = partitionText;
        SourceFile file = new ProjectFiles().load("partitions", partitionText, new PartitionsLanguage());
        this.partitions =
                PartitionsLowering.lower(file.root(PartitionFile.class)).value();
    }

    /**
     * Requires that a policy without errors does the same in the other syntax, and back in its own. What the other
     * syntax cannot say has to be named, and is not compared.
     *
     * @return what has to be accepted by {@code --lossy}
     */
    List<ConversionLoss> check(String text, PolicySyntax syntax) {
        PolicySyntax other = syntax.other();
        Policy first = read(text, syntax);
        Emission there = write(first, other);
        Policy second = read(there.text(), other);
        Behaviour converted = behaviour(second, List.of());
        requireSame(behaviour(first, there.losses()), converted, text, there.text());
        Emission back = write(second, syntax);
        requireSame(converted, behaviour(read(back.text(), syntax), List.of()), there.text(), back.text());
        assertEquals(List.of(), back.refusals(false), "what came from there can be said there");
        return there.refusals(false);
    }

    private static void requireSame(Behaviour intended, Behaviour read, String from, String to) {
        assertIterableEquals(intended.parts(), read.parts(), () -> "converted from\n" + from + "\nto\n" + to);
    }

    /** What the text means; it has to be without errors. */
    private Policy read(String text, PolicySyntax syntax) {
        ProjectFiles project = new ProjectFiles();
        project.load("partitions", partitionText, new PartitionsLanguage());
        SourceFile file =
                project.load("policy", text, Language.byId(syntax.toString()).orElseThrow());
        List<Finding> errors = Checker.check(file).findings().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
        assertEquals(List.of(), errors, () -> "in\n" + text);
        return PolicyLowering.lower(file.root(PolicyFile.class), syntax).value();
    }

    private Emission write(Policy policy, PolicySyntax syntax) {
        Emitter emitter = syntax == PolicySyntax.RFC ? new RfcPolicyEmitter() : new OpenSmPolicyEmitter();
        Emission emission = emitter.emit(policy, GenerationSettings.DEFAULTS.withFabric(fabric));
        assertEquals(List.of(), emission.refusals(true), "nothing is impossible to say");
        return emission;
    }

    private Behaviour behaviour(Policy policy, List<ConversionLoss> losses) {
        Set<Object> lost = Collections.newSetFromMap(new IdentityHashMap<>());
        losses.stream().map(ConversionLoss::subject).forEach(lost::add);
        return Behaviour.of(BoundPolicy.bind(policy, fabric, partitions), part -> !lost.contains(part));
    }
}
