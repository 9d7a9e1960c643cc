package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.path.Selected;
import org.qos.runtime.path.Selector;

/** What a path answers to a request for an MTU, a rate or a packet lifetime; an empty answer is that none fits. */
class SelectorRulesTest {

    @ParameterizedTest(name = "{0} {1} of a path with {2} is {3}")
    @CsvSource({
        // a greater MTU than asked for is what the path has
        "GREATER_THAN, 3, 4, 4",
        "GREATER_THAN, 3, 3,",
        "GREATER_THAN, 3, 2,",
        // a smaller one is that of the path, or the next below what was asked for
        "LESS_THAN, 4, 3, 3",
        "LESS_THAN, 4, 4, 3",
        "LESS_THAN, 4, 5, 3",
        "LESS_THAN, 2, 5, 1",
        "LESS_THAN, 1, 5,",
        "LESS_THAN, 1, 0, 0",
        // a path can always be used with less than it has
        "EXACTLY, 3, 3, 3",
        "EXACTLY, 3, 5, 3",
        "EXACTLY, 5, 3,",
        "BEST, 1, 4, 4"
    })
    void mtuOrPacketLife(Selector selector, int asked, int has, Integer answer) {
        for (Profile profile : Profile.values()) {
            assertEquals(
                    answer == null ? SelectorRules.NONE : answer,
                    new SelectorRules(profile).value(new Selected(selector, asked), has));
        }
    }

    /** Codes: 2 is 2.5 Gb/s, 5 is 5 Gb/s, 3 is 10 Gb/s, 6 is 20 Gb/s, 16 is 100 Gb/s. */
    @ParameterizedTest(name = "{0} {1} of a path with {2} is {3}, by the RFC {4}")
    @CsvSource({
        // codes are compared by the rates that they stand for: 5 Gb/s has a greater code than 10 Gb/s
        "GREATER_THAN, 5, 3, 3, 3",
        "GREATER_THAN, 3, 5,,",
        "GREATER_THAN, 3, 3,,",
        "LESS_THAN, 3, 5, 5, 5",
        "LESS_THAN, 3, 16, 5, 5",
        "LESS_THAN, 3, 3, 5, 5",
        "LESS_THAN, 2, 16,,",
        // only the RFC gives a slower rate than the path's to a request for exactly that
        "EXACTLY, 3, 3, 3, 3",
        "EXACTLY, 3, 16,, 3",
        "EXACTLY, 16, 3,,",
        "BEST, 2, 16, 16, 16"
    })
    void rate(Selector selector, int asked, int has, Integer byOpenSm, Integer byRfc) {
        Selected request = new Selected(selector, asked);
        assertEquals(
                byOpenSm == null ? SelectorRules.NONE : byOpenSm,
                new SelectorRules(Profile.OPENSM).rate(request, has),
                "OpenSM");
        assertEquals(
                byRfc == null ? SelectorRules.NONE : byRfc, new SelectorRules(Profile.RFC).rate(request, has), "RFC");
    }
}
