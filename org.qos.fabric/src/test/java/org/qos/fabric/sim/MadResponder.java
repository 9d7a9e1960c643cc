package org.qos.fabric.sim;

import java.util.Optional;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadAddress;

/** What is at the other end of the cable: answers requests, some of them not at all. */
@FunctionalInterface
public interface MadResponder {

    /** The answer, with the transaction number of the request. */
    Optional<Mad> answer(Mad request, MadAddress to);
}
