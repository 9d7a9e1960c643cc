package org.qos.dsl.generator.design;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.Planner;
import org.qos.dsl.project.design.IntentFile;
import org.qos.dsl.project.design.IntentReader;
import org.qos.runtime.fabric.SubnetState;

/** What is said of an intent without a plan, and without which wishes it has one. */
class ContradictionsTest {

    @Test
    void anyOneOfTheNamedWishesCanGo() throws IOException {
        assertContradicts(
                """
                site: {vls: 8, mtu: 2048}
                classes:
                  - {name: A, share: 60%, traffic: [{qos-classes: 1}]}
                  - {name: B, share: 55%, traffic: [{qos-classes: 2}]}
                """,
                List.of(
                        "3: 'A' gets 60 % of a link: contradicts line 4",
                        "4: 'B' gets 55 % of a link: contradicts line 3"),
                "together they are 115 %, and the default class and all others have to get at least a packet. Without any"
                        + " one of these wishes the intent has a plan");
    }

    @Test
    void aWishThatCannotBeMetStandsAlone() throws IOException {
        assertContradicts(
                """
                site: {vls: 8, mtu: 4096}
                classes:
                  - {name: A, ahead: 40%, traffic: [{qos-classes: 1}]}
                  - {name: B, share: 55%, traffic: [{qos-classes: 2}]}
                """,
                List.of("3: 'A' is ahead up to 40 %: cannot be met"),
                "after each burst of the high-priority table, at least 4096 bytes long, the low-priority table sends one"
                        + " packet, so that a class ahead gets 50.0 % of a link or more; raise 'ahead' or ask for a share"
                        + " as far as the other wishes leave room, or leave the wish out");
    }

    @Test
    void ofTwoContradictionsBothAreNamedAndAWishOfEachHasToGo() throws IOException {
        assertContradicts(
                """
                site: {vls: 8, mtu: 4096}
                classes:
                  - {name: A, ahead: 40%, traffic: [{qos-classes: 1}]}
                  - {name: B, share: 80%, traffic: [{qos-classes: 2}]}
                  - {name: C, share: 30%, traffic: [{qos-classes: 3}]}
                """,
                List.of(
                        "3: 'A' is ahead up to 40 %: cannot be met",
                        "4: 'B' gets 80 % of a link: contradicts line 5",
                        "5: 'C' gets 30 % of a link: contradicts line 4"),
                "after each burst of the high-priority table, at least 4096 bytes long, the low-priority table sends one"
                        + " packet, so that a class ahead gets 50.0 % of a link or more; raise 'ahead' or ask for a share"
                        + " as far as the other wishes leave room, or leave the wish out;"
                        + " together they are 110 %, and the default class and all others have to get at least a packet. The"
                        + " intent has a plan without 'ahead' of 'A' and the 30 % of 'C'");
    }

    private static void assertContradicts(String text, List<String> problems, String summary) throws IOException {
        IntentFile file = IntentReader.read(text);
        Intent intent = BoundIntent.of(file, SubnetState.UNKNOWN).intent().orElseThrow();
        Contradictions found = Contradictions.of(intent);

        assertEquals(
                problems,
                found.all().stream()
                        .flatMap(each -> each.problems(file).stream())
                        .map(each -> each.line() + ": " + each.message())
                        .toList());
        assertEquals(summary, found.summary());
        assertEquals(
                true,
                Planner.plan(
                                found.conflicts().isOneEnough()
                                        ? intent.without(
                                                found.conflicts().remedy().get(0))
                                        : intent.without(found.conflicts().remedy()))
                        .isPresent());
    }
}
