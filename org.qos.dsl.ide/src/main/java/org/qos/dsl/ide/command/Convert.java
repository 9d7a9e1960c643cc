package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.PolicyEmitter;
import org.qos.dsl.generator.run.Emitters;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.runtime.policy.PolicySyntax;

/**
 * Command {@code qos.convert}: converts a policy to the other syntax, or to the one that {@code to} names. {@code
 * lossy} accepts that some requests get another level.
 */
final class Convert {

    private Convert() {}

    static CommandResult run(DocumentSnapshot snapshot, JsonObject arguments, CommandProgress progress) {
        PolicyEmitter to = targetSyntax(snapshot, CommandArguments.text(arguments, "to"));
        progress.next("checking for errors");
        ValidPolicy policy = ValidPolicy.of(snapshot, progress);
        progress.next("writing the policy in the " + to.title());
        GenerationSettings settings = GenerationSettings.DEFAULTS
                .withFabric(policy.subnet().fabric())
                .withTitles(policy.places().trace()::title);
        Emission emission = policy.comments().emit(to, policy.policy(), settings);
        LossDescriptions losses =
                LossDescriptions.of(policy, emission.losses(), CommandArguments.flag(arguments, "lossy"));
        losses.requireUsable("converted");
        progress.next("done");
        return new CommandResult(
                snapshot.document().name() + " in the " + to.title(),
                losses.notes(),
                "qos-" + to.id(),
                emission.text(),
                List.of());
    }

    private static PolicyEmitter targetSyntax(DocumentSnapshot snapshot, Optional<String> name) {
        String id = name.orElse(snapshot.language().is(PolicySyntax.RFC) ? "opensm" : "rfc");
        return Emitters.ofPolicies(id)
                .orElseThrow(() -> new InvalidArgumentsException("unknown syntax '" + id + "'; expected "
                        + String.join(
                                " or ",
                                Emitters.ofPolicies().stream()
                                        .map(PolicyEmitter::id)
                                        .toList())));
    }
}
