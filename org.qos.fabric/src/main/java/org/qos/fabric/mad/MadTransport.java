package org.qos.fabric.mad;

import java.util.Optional;

/** Sends a request and waits for its answer. */
@FunctionalInterface
public interface MadTransport {

    /**
     * Sends a request and waits for its answer.
     *
     * @param request the request; its transaction number is replaced
     * @param to where it goes
     * @return the answer, empty when none comes
     * @throws MadException when the request cannot be sent at all
     */
    Optional<Mad> exchange(Mad request, MadAddress to);
}
