package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.diagnostics.CompleteCheck;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;

/** Moving a rule that never applies above those that shadow it, or removing it. */
class ResolveShadowingTest {

    private static final String CODE = "shadowed-by-different-outcome";

    private static final String LEVELS =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Fast
                    sl: 1
                end-qos-level
            end-qos-levels
            """;

    private static final String WIDE =
            """
                # all of the farm
                qos-match-rule
                    service-id: 1-9
                    qos-level-name: DEFAULT
                end-qos-match-rule
            """;

    private static final String NARROW =
            """
                # the database
                # of the farm
                qos-match-rule
                    service-id: 5
                    qos-level-name: Fast
                end-qos-match-rule # five
            """;

    private static String rules(String... rules) {
        return LEVELS + "qos-match-rules\n" + String.join("", rules) + "end-qos-match-rules\n";
    }

    private static String moved(String text) {
        return QuickFixes.after("qos-policy.conf", text, CODE, "Move the rule above");
    }

    @Test
    void aRuleMovesWithItsCommentsAboveTheOneThatShadowsIt() {
        assertEquals(rules(NARROW, WIDE), moved(rules(WIDE, NARROW)));
    }

    @Test
    void emptyLinesBetweenRulesStayBetweenThem() {
        String other = NARROW.replace("5", "50");

        assertEquals(rules(NARROW, "\n", WIDE, "\n", other), moved(rules(WIDE, "\n", NARROW, "\n", other)));
        assertEquals(rules(NARROW, "\n", WIDE), moved(rules(WIDE, "\n", NARROW)));
    }

    @Test
    void theTitleNamesTheRules() {
        assertEquals(
                List.of("Move the rule above rule 1, which shadows it", "Remove the rule, which never applies"),
                QuickFixes.titles("qos-policy.conf", rules(WIDE, NARROW), CODE));
    }

    @Test
    void severalRulesThatShadowOneTogetherArePassed() {
        String low = WIDE.replace("1-9", "1-5");
        String high = WIDE.replace("1-9", "6-9");
        String both = NARROW.replace(": 5", ": 4-7");

        assertEquals(rules(both, low, high), moved(rules(low, high, both)));
    }

    @Test
    void aRuleThatWouldShadowTheOtherIsNotMoved() {
        String text = rules(WIDE, NARROW.replace(": 5", ": 1-9"));

        assertEquals(List.of("Remove the rule, which never applies"), QuickFixes.titles("qos-policy.conf", text, CODE));
    }

    @Test
    void aRuleWithTheSameLevelIsRemoved() {
        String text = rules(WIDE, NARROW.replace("Fast", "DEFAULT"));

        assertEquals(
                List.of("Remove the rule, which never applies"),
                QuickFixes.titles("qos-policy.conf", text, "redundant-rule"));
        assertEquals(rules(WIDE), QuickFixes.after("qos-policy.conf", text, "redundant-rule", "Remove the rule"));
    }

    @Test
    void linesOfUlpsMoveToo() {
        String text =
                "qos-ulps\n    default: 0\n    any, pkey 1-9: 2 # all\n    # one\n    any, pkey 1: 3\nend-qos-ulps\n";

        assertEquals(
                "qos-ulps\n    default: 0\n    # one\n    any, pkey 1: 3\n    any, pkey 1-9: 2 # all\nend-qos-ulps\n",
                moved(text));
    }

    @Test
    void aLineOfUlpsDoesNotMoveAboveAMatchRule() {
        String text = rules(WIDE) + "qos-ulps\n    any, service-id 5: 3\nend-qos-ulps\n";

        assertEquals(List.of("Remove the rule, which never applies"), QuickFixes.titles("qos-policy.conf", text, CODE));
        assertEquals(rules(WIDE), QuickFixes.after("qos-policy.conf", text, CODE, "Remove the rule"));
    }

    @Test
    void theSameInTheRfcSyntax() {
        String wide = "    <qos-match-rule> <!-- all -->\n      <service-id>1-9</service-id>\n"
                + "      <qos-level-sn>0</qos-level-sn>\n    </qos-match-rule>\n";
        String narrow = "    <!-- one\n      of them -->\n    <qos-match-rule>\n      <service-id>5</service-id>\n"
                + "      <qos-level-sn>1</qos-level-sn>\n    </qos-match-rule> <!-- end -->\n";
        String policy =
                """
                <qos-policy>
                  <qos-levels>
                    <qos-level>
                      <sn>0</sn>
                      <sl>0</sl>
                    </qos-level>
                    <qos-level>
                      <sn>1</sn>
                      <sl>1</sl>
                    </qos-level>
                  </qos-levels>
                  <qos-match-rules>
                %s  </qos-match-rules>
                </qos-policy>
                """;

        for (String lineEnd : List.of("\n", "\r\n")) {
            String text = policy.formatted(wide + narrow).replace("\n", lineEnd);

            assertEquals(
                    policy.formatted(narrow + wide).replace("\n", lineEnd),
                    QuickFixes.after("a.qos", text, CODE, "Move the rule"));
        }
    }

    @Test
    void rulesInOneLineChangePlaces() {
        String rule = "<qos-match-rule><service-id>%s</service-id><qos-level-sn>%s</qos-level-sn></qos-match-rule>";
        String policy = "<qos-policy><qos-levels><qos-level><sn>0</sn><sl>0</sl></qos-level>"
                + "<qos-level><sn>1</sn><sl>1</sl></qos-level></qos-levels>"
                + "<qos-match-rules>%s%s</qos-match-rules></qos-policy>";
        String wide = rule.formatted("1-9", "0");
        String narrow = rule.formatted("5", "1");

        assertEquals(
                policy.formatted(narrow + "\n", wide),
                QuickFixes.after("a.qos", policy.formatted(wide, narrow), CODE, "Move the rule"));
    }

    @Test
    void actionsAreOfferedAtTheRuleWithoutDiagnosticsToo() {
        MarkedText marked = MarkedText.of(rules(WIDE, NARROW.replace("match-rule\n", "<|>match-rule\n")));
        CompleteCheck checked = CompleteCheck.of("qos-policy.conf", marked.text());

        assertEquals(
                1,
                OfferedActions.in(checked.snapshot(), marked).titles().stream()
                        .filter(title -> title.startsWith("Move the rule"))
                        .count());
    }

    @Test
    void anEditedRuleHasNoSuchActions() {
        String edited = NARROW.replace("match-rule\n", "<|>match-rule\n").replace(": 5", ": 50");
        MarkedText marked = MarkedText.of(rules(WIDE, edited));
        CompleteCheck old = CompleteCheck.of("qos-policy.conf", rules(WIDE, NARROW));
        var snapshot = LspTestHarness.empty()
                .put("qos-policy.conf", marked.text())
                .withShadowings(old.result().shadows())
                .snapshot("qos-policy.conf");

        assertEquals(
                List.of(),
                OfferedActions.in(snapshot, marked).titles().stream()
                        .filter(title -> title.contains("the rule"))
                        .toList());
    }
}
