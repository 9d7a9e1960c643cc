package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.run.Spelling;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;

/**
 * Writes a policy in the other spelling, or in the one that {@code to} names. With {@code lossy} it goes on where some request
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
        Spelling to = spelling(view, Arguments.text(arguments, "to"));
        steps.next("looking for errors");
        SoundPolicy policy = SoundPolicy.of(view, steps);
        steps.next("writing it in the " + to.title());
        Emission emission = to.write(policy.policy(), policy.subnet().fabric());
        Losses losses = new Losses(policy);
        losses.requireNone(emission.refusals(Arguments.flag(arguments, "lossy")), "converted");
        steps.next("done");
        return new Outcome(
                view.document().name() + " in the " + to.title(),
                losses.notes(emission.losses()),
                "qos-" + to,
                emission.text(),
                List.of());
    }

    private static Spelling spelling(View view, Optional<String> said) {
        if (said.isEmpty()) {
            return view.language() == Language.RFC ? Spelling.OPENSM : Spelling.RFC;
        }
        return Arrays.stream(Spelling.values())
                .filter(spelling -> spelling.toString().equals(said.get()))
                .findFirst()
                .orElseThrow(
                        () -> new WrongArguments("there is no spelling '" + said.get() + "'; expected rfc or opensm"));
    }
}
