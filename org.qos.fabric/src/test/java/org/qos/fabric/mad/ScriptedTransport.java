package org.qos.fabric.mad;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Answers every request by a function and keeps what was asked. */
final class ScriptedTransport implements MadTransport {

    final List<Mad> requests = new ArrayList<>();
    final List<MadAddress> addresses = new ArrayList<>();
    private final UnaryOperator<Mad> answer;

    /** A null answer is none. */
    ScriptedTransport(UnaryOperator<Mad> answer) {
        this.answer = answer;
    }

    @Override
    public Optional<Mad> exchange(Mad request, MadAddress to) {
        requests.add(request);
        addresses.add(to);
        return Optional.ofNullable(answer.apply(request));
    }
}
