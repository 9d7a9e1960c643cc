package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.PolicyEmitter;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.run.Emitters;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;

/**
 * Writes a policy in the other syntax, or in the one that {@code to} names. With {@code lossy} it goes on where some request
 * would get another level.
 */
final class Convert implements Task {

    @Override
    public String name() {
        return "qos.convert";
    }

    @Override
    public String title() {
        return "Converting the policy";
    }

    @Override
    public Outcome run(View view, JsonObject arguments, Steps steps) {
        PolicyEmitter to = emitter(view, Arguments.text(arguments, "to"));
        steps.next("looking for errors");
        SoundPolicy policy = SoundPolicy.of(view, steps);
        steps.next("writing it in the " + to.title());
        Emission emission = to.emit(
                policy.policy(),
                GenerationSettings.DEFAULTS.withFabric(policy.subnet().fabric()));
        Losses losses = new Losses(policy);
        losses.requireNone(emission.refusals(Arguments.flag(arguments, "lossy")), "converted");
        steps.next("done");
        return new Outcome(
                view.document().name() + " in the " + to.title(),
                losses.notes(emission.losses()),
                "qos-" + to.id(),
                emission.text(),
                List.of());
    }

    private static PolicyEmitter emitter(View view, Optional<String> wanted) {
        String id = wanted.orElse(view.language() == Language.RFC ? "opensm" : "rfc");
        return Emitters.ofPolicies(id)
                .orElseThrow(() -> new WrongArguments("there is no syntax '" + id + "'; expected "
                        + String.join(" or ", Emitters.ofPolicies().stream().map(PolicyEmitter::id).toList())));
    }
}
