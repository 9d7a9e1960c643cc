package org.qos.dsl.generator.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.analysis.design.DesignConflict;
import org.qos.analysis.design.Intent;
import org.qos.dsl.project.design.IntentReader;
import org.qos.runtime.fabric.SubnetState;

/** Why intents have no plan. */
class ConflictReasonTest {

    @ParameterizedTest(name = "{0} with {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    vls: 8, mtu: 2048, table-entries: 8 | ahead: 45%              |             | gets 50.0 % of a link or more; raise 'ahead'
                    vls: 8, mtu: 4096, table-entries: 8 | ahead: 40%              |             | gets 50.0 % of a link or more; raise 'ahead'
                    vls: 8, mtu: 2048, table-entries: 8 | ahead: 70%              | share: 60%  | high-priority classes get 50.0 % of a link or more, and
                    vls: 8, mtu: 4096, table-entries: 8 | {ahead: 5%, mtu: 256}   |             | gets 5.9 % of a link or more; raise 'ahead'
                    vls: 8, mtu: 4096, table-entries: 8 | {share: 91%, ahead: 91.5%} |          | no limit gives the high-priority classes these shares
                    vls: 8, mtu: 4096, table-entries: 1 | share: 10%              |             | low-priority tables of 1 entry have no room
                    vls: 8, mtu: 4096, table-entries: 1 | ahead: 90%              | ahead: 80%  | high-priority tables of 1 entry have no room
                    vls: 8, mtu: 4096, table-entries: 2 | share: 81%              |             | tables of 2 entries do not give these shares
                    vls: 8, mtu: 4096, table-entries: 8 | share: 60%              | share: 50%  | together they are 110 %
                    vls: 2, mtu: 4096, table-entries: 8 | share: 10%              | share: 20%  | every link has 2 data VLs
                    vls: 8, mtu: 4096, reserved-sls: 0-15 | share: 10%            |             | all SLs are reserved; leave one out
                    vls: 2, mtu: 4096, table-entries: 8 | ahead: 60%              | mtu: 256    | packets of different sizes make its turns longer
                    """)
    void theReasonFitsTheRequirements(String site, String one, String other, String reason) throws IOException {
        String text = "site: {" + site + "}\nclasses:\n" + designClass("One", one)
                + (other == null ? "" : designClass("Other", other));
        Intent intent = intent(text);

        String found = ConflictReason.of(intent, DesignConflict.of(intent));

        assertTrue(found.contains(reason), found);
    }

    @ParameterizedTest(name = "DEFAULT {0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    33.4% | ports send whole packets, and tables of 8 entries do not give these shares
                    40%   | together they are 106.6 %
                    """)
    void sharesOfAllClasses(String share, String reason) throws IOException {
        Intent intent = intent(
                """
                site: {vls: 8, mtu: 4096}
                classes:
                  - {name: DEFAULT, share: %s}
                  - {name: A, share: 33.3%%, traffic: [{qos-classes: 1}]}
                  - {name: B, share: 33.3%%, traffic: [{qos-classes: 2}]}
                """
                        .formatted(share));

        assertEquals(reason, ConflictReason.of(intent, DesignConflict.of(intent)));
    }

    /** 50 + 20 % fit into a link; what does not is a burst after each small packet. */
    @Test
    void smallPacketsAfterAHighPriorityClass() throws IOException {
        Intent intent = intent(
                """
                site: {vls: 8, mtu: 4096}
                classes:
                  - {name: A, ahead: 75%, traffic: [{qos-classes: 1}]}
                  - {name: L, share: 20%, mtu: 1024, traffic: [{qos-classes: 2}]}
                """);

        assertEquals(
                "high-priority classes get 50.0 % of a link or more, and still more because a burst follows each small packet of 'L',"
                        + " and the guarantees of the others have to fit into the rest",
                ConflictReason.of(intent, DesignConflict.of(intent)));
    }

    @Test
    void classesAheadOfNothing() throws IOException {
        Intent intent = intent(
                """
                site: {vls: 8, mtu: 4096}
                classes:
                  - {name: DEFAULT, ahead: 70%}
                  - {name: B, ahead: 60%, traffic: [{qos-classes: 2}]}
                """);

        String found = ConflictReason.of(intent, DesignConflict.of(intent));

        assertTrue(found.startsWith("no class is left for the low-priority table"), found);
    }

    @Test
    void classesAheadOfOthersThatAskForNothing() throws IOException {
        Intent intent = intent(
                """
                site: {vls: 8, mtu: 4096}
                classes:
                  - {name: DEFAULT, ahead: 40%}
                  - {name: B, traffic: [{qos-classes: 2}]}
                """);

        String found = ConflictReason.of(intent, DesignConflict.of(intent));

        assertTrue(found.contains("gets 50.0 % of a link or more"), found);
    }

    private static Intent intent(String text) throws IOException {
        return BoundIntent.of(IntentReader.read(text), SubnetState.UNKNOWN)
                .intent()
                .orElseThrow();
    }

    private static String designClass(String name, String requirements) {
        return "  - {name: " + name + ", " + requirements.replaceAll("[{}]", "") + ", traffic: [{qos-classes: "
                + name.length() + "}]}\n";
    }
}
