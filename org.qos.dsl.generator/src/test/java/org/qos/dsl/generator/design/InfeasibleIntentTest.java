package org.qos.dsl.generator.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.NearestDesign;
import org.qos.analysis.design.Planner;
import org.qos.analysis.design.Requirement;
import org.qos.dsl.project.design.IntentFile;
import org.qos.dsl.project.design.IntentReader;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.runtime.fabric.SubnetState;

/** What is said of an intent without a plan, and without which requirements it has one. */
class InfeasibleIntentTest {

    @Test
    void anyOneOfTheNamedRequirementsCanGo() throws IOException {
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
                        + " one of these requirements the intent has a plan");
    }

    @Test
    void aRequirementThatCannotBeMetStandsAlone() throws IOException {
        assertContradicts(
                """
                site: {vls: 8, mtu: 4096}
                classes:
                  - {name: A, ahead: 40%, traffic: [{qos-classes: 1}]}
                  - {name: B, share: 55%, traffic: [{qos-classes: 2}]}
                """,
                List.of("3: 'A' has high priority up to 40 %: cannot be met"),
                "even with the lowest limit the low-priority table sends"
                        + " one packet after each one of the high-priority table, so that a high-priority class gets 50.0 % of a link or more; raise 'ahead', replace it"
                        + " by a 'share' for which the other requirements leave room, or remove it");
    }

    @Test
    void ofTwoContradictionsBothAreNamedAndARequirementOfEachHasToGo() throws IOException {
        assertContradicts(
                """
                site: {vls: 8, mtu: 4096}
                classes:
                  - {name: A, ahead: 40%, traffic: [{qos-classes: 1}]}
                  - {name: B, share: 80%, traffic: [{qos-classes: 2}]}
                  - {name: C, share: 30%, traffic: [{qos-classes: 3}]}
                """,
                List.of(
                        "3: 'A' has high priority up to 40 %: cannot be met",
                        "4: 'B' gets 80 % of a link: contradicts line 5",
                        "5: 'C' gets 30 % of a link: contradicts line 4"),
                "line 3: even with the lowest limit the low-priority table sends"
                        + " one packet after each one of the high-priority table, so that a high-priority class gets 50.0 % of a link or more; raise 'ahead',"
                        + " replace it by a 'share' for which the other requirements leave room, or remove it\n"
                        + "lines 4 and 5: together they are 110 %, and the default class and all others have to get at least"
                        + " a packet\n"
                        + "no plan meets all requirements. The intent has a plan without 'ahead' of 'A' and the 30 % of 'C'");
    }

    @Test
    void aRoutingEngineThatChoosesSlsCannotBeMetWhateverTheClasses() throws IOException {
        assertContradicts(
                """
                site: {vls: 8, mtu: 4096, routing-engine: lash}
                classes:
                  - {name: A, share: 10%, traffic: [{qos-classes: 1}]}
                """,
                List.of("1: the routing engine lash chooses the SLs of paths itself: cannot be met"),
                "OpenSM answers PathRecord queries with the SLs of this routing engine, not with those of the policy; use an"
                        + " engine that leaves them to the policy, such as minhop, updn or ftree");
    }

    @Test
    void aSetOfThreeIsTakenTogether() throws IOException {
        assertContradicts(
                """
                site: {vls: 8, mtu: 2048}
                classes:
                  - {name: A, share: 50%, traffic: [{qos-classes: 1}]}
                  - {name: B, share: 30%, traffic: [{qos-classes: 2}]}
                  - {name: C, share: 25%, traffic: [{qos-classes: 3}]}
                """,
                List.of(
                        "3: 'A' gets 50 % of a link: contradicts lines 4 and 5 together",
                        "4: 'B' gets 30 % of a link: contradicts lines 3 and 5 together",
                        "5: 'C' gets 25 % of a link: contradicts lines 3 and 4 together"),
                "together they are 105 %, and the default class and all others have to get at least a packet. Without any"
                        + " one of these requirements the intent has a plan");
    }

    @Test
    void twoPairsAreTwoContradictions() throws IOException {
        assertContradicts(
                """
                site: {vls: 2, mtu: 2048}
                classes:
                  - {name: M, ahead: 75%, traffic: [{qos-classes: 1}]}
                  - {name: S, share: 10%, traffic: [{qos-classes: 2}]}
                  - {name: T, share: 8%, traffic: [{qos-classes: 3}]}
                """,
                List.of(
                        "3: 'M' has high priority up to 75 %: contradicts each of lines 4 and 5",
                        "4: 'S' gets 10 % of a link: contradicts line 3",
                        "5: 'T' gets 8 % of a link: contradicts line 3"),
                "each class with a guarantee needs a VL of its own, and the default class one; every link has 2 data VLs. The"
                        + " intent has a plan without the 10 % of 'S' and the 8 % of 'T'");
    }

    @Test
    void besideOtherContradictionsTheRoutingEngineHasToGo() throws IOException {
        assertContradicts(
                """
                site: {vls: 8, mtu: 4096, routing-engine: dfsssp}
                classes:
                  - {name: A, ahead: 40%, traffic: [{qos-classes: 1}]}
                """,
                List.of(
                        "1: the routing engine dfsssp chooses the SLs of paths itself: cannot be met",
                        "3: 'A' has high priority up to 40 %: cannot be met"),
                "line 1: OpenSM answers PathRecord queries with the SLs of this routing engine, not with those of the"
                        + " policy; use an engine that leaves them to the policy, such as minhop, updn or ftree\n"
                        + "line 3: even with the lowest limit the low-priority table sends"
                        + " one packet after each one of the high-priority table, so that a high-priority class gets 50.0 % of a link or more; raise 'ahead',"
                        + " replace it by a 'share' for which the other requirements leave room, or remove it\n"
                        + "no plan meets all requirements. The intent has a plan without the routing engine and 'ahead' of 'A'");
    }

    @Test
    void reservedSlsContradictTheNumberOfClasses() throws IOException {
        assertContradicts(
                """
                site: {vls: 8, mtu: 4096, reserved-sls: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]}
                classes:
                  - {name: A, share: 10%, traffic: [{qos-classes: 1}]}
                  - {name: B, share: 20%, traffic: [{qos-classes: 2}]}
                  - {name: C, share: 30%, traffic: [{qos-classes: 3}]}
                """,
                List.of(
                        "1: the SLs 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 are reserved: contradicts lines 3, 4 and 5 together",
                        "3: 'A' has an SL of its own: contradicts lines 1, 4 and 5 together",
                        "4: 'B' has an SL of its own: contradicts lines 1, 3 and 5 together",
                        "5: 'C' has an SL of its own: contradicts lines 1, 3 and 4 together"),
                "there are 3 SLs that are not reserved, one of them for the default class; put requests of two classes into"
                        + " one. Without any one of these requirements the intent has a plan");
    }

    @Test
    void ofManyContradictingLinesThereIsTheNumber() throws IOException {
        String classes = IntStream.range(0, 16)
                .mapToObj(place -> "  - {name: C" + place + ", traffic: [{qos-classes: " + place + "}]}\n")
                .collect(Collectors.joining());
        IntentFile file = IntentReader.read("site: {vls: 8, mtu: 4096}\nclasses:\n" + classes);
        Intent intent = BoundIntent.of(file, SubnetState.UNKNOWN).intent().orElseThrow();

        assertEquals(
                "'C0' has an SL of its own: contradicts 15 other lines together",
                InfeasibleIntent.of(intent).problems(file).get(0).message());
    }

    @Test
    void theSumOfSharesIsSaidAndWhatTheNearestPlanDropsHasToGo() throws IOException {
        String classes = IntStream.range(0, 12)
                .mapToObj(place -> "  - {name: C" + place + ", share: 12%, traffic: [{qos-classes: " + place + "}]}\n")
                .collect(Collectors.joining());
        IntentFile file = IntentReader.read("site: {vls: 4, mtu: 4096, reserved-sls: 8-15}\nclasses:\n" + classes);
        Intent intent = BoundIntent.of(file, SubnetState.UNKNOWN).intent().orElseThrow();
        InfeasibleIntent found = InfeasibleIntent.of(intent);

        List<String> summary = found.summary(file);

        assertTrue(summary.get(summary.size() - 1).contains("all shares together are 144 %"), summary.toString());
        assertTrue(
                found.conflicts()
                        .remedy()
                        .containsAll(NearestDesign.of(intent).givenUp(intent).stream()
                                .filter(each -> each.kind() == Requirement.Kind.CLASS)
                                .toList()),
                found.conflicts().remedy().toString());
    }

    @Test
    void anEditorShowsARequirementForEachReason() throws IOException {
        IntentFile file = IntentReader.read(
                """
                site: {vls: 8, mtu: 4096}
                classes:
                  - {name: A, share: 60%, traffic: [{qos-classes: 1}]}
                  - {name: B, share: 50%, traffic: [{qos-classes: 2}]}
                  - {name: C, share: 55%, traffic: [{qos-classes: 3}]}
                """);
        Intent intent = BoundIntent.of(file, SubnetState.UNKNOWN).intent().orElseThrow();

        List<String> messages = InfeasibleIntent.of(intent).explained(file).stream()
                .map(YamlProblem::message)
                .toList();

        String reason = " %, and the default class and all others have to get at least a packet";
        assertEquals(
                List.of(
                        "'A' gets 60 % of a link: contradicts line 5; together they are 115" + reason,
                        "'A' gets 60 % of a link: contradicts line 4; together they are 110" + reason,
                        "'B' gets 50 % of a link: contradicts line 3; together they are 110" + reason,
                        "'C' gets 55 % of a link: contradicts line 3; together they are 115" + reason),
                messages);
    }

    private static void assertContradicts(String text, List<String> problems, String summary) throws IOException {
        IntentFile file = IntentReader.read(text);
        Intent intent = BoundIntent.of(file, SubnetState.UNKNOWN).intent().orElseThrow();
        InfeasibleIntent found = InfeasibleIntent.of(intent);

        assertEquals(
                problems,
                found.problems(file).stream()
                        .map(each -> each.line() + ": " + each.message())
                        .toList());
        assertEquals(summary, String.join("\n", found.summary(file)));
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
