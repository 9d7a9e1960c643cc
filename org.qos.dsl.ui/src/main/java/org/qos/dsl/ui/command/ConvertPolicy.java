package org.qos.dsl.ui.command;

import java.util.Map;
import java.util.Optional;
import org.qos.dsl.ide.command.Outcome;

/** Opens the policy in the other spelling, and names what was lost. */
public final class ConvertPolicy extends PolicyHandler {

    static final String TITLE = "Convert to the Other Spelling";

    @Override
    Optional<Order> order(Desk desk) {
        return Optional.of(new Order(TITLE, "qos.convert", desk.policy(), Map.of()));
    }

    @Override
    void show(Desk desk, Outcome outcome) {
        Remarks.show(desk, outcome);
        String name = "converted." + (outcome.language().equals("qos-rfc") ? "qos" : "qos-policy.conf");
        desk.read(new ReadOnlyText(name, outcome.text()), TextEditorId.COLOURED);
    }
}
