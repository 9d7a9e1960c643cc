package org.qos.dsl.ide.lens;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.ShowDocumentCapabilities;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.junit.jupiter.api.Test;
import org.qos.analysis.shadowing.Shadowing;
import org.qos.dsl.ide.semantics.PolicySemantics;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.RuleShadowing;

/** The code lenses of shadowed rules: line, from 0, and title. */
class ShadowedRuleLensTest {

    private static final String RULES =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    service-id: 1-9
                    qos-level-name: DEFAULT
                end-qos-match-rule
                qos-match-rule
                    service-id: 5
                    qos-level-name: DEFAULT
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static List<RuleShadowing> found(String name, String text) {
        var policy = PolicySemantics.of(LspTestHarness.alone(name, text)).orElseThrow();
        return RuleShadowing.of(policy.rules(), Shadowing.of(policy.bound()).shadowedRules());
    }

    private static List<CodeLens> lenses(DocumentSnapshot snapshot) {
        CodeLenses feature = new CodeLenses();
        ClientCapabilities client = new ClientCapabilities();
        client.setWindow(new WindowClientCapabilities());
        client.getWindow().setShowDocument(new ShowDocumentCapabilities(true));
        feature.initialize(client);
        return feature
                .handle(snapshot, new CodeLensParams(LspTestHarness.id(snapshot)), LspTestHarness.NEVER_CANCELLED)
                .stream()
                .<CodeLens>map(lens -> lens)
                .filter(lens -> lens.getCommand().getTitle().contains("shadowed"))
                .toList();
    }

    private static List<String> texts(String name, String checked, String now) {
        DocumentSnapshot snapshot = LspTestHarness.empty()
                .put(name, now)
                .withShadowings(found(name, checked))
                .snapshot(name);
        return lenses(snapshot).stream()
                .map(lens -> lens.getRange().getStart().getLine() + " "
                        + lens.getCommand().getTitle())
                .toList();
    }

    @Test
    void aShadowedRuleNamesTheEarlierRule() {
        assertEquals(List.of("11 shadowed by rule 1 (line 8)"), texts("qos-policy.conf", RULES, RULES));
    }

    @Test
    void theSameInTheOtherSyntax() {
        String rule = "<qos-match-rule><service-id>%s</service-id><qos-level-sn>0</qos-level-sn></qos-match-rule>\n";
        String policy = "<qos-policy><qos-levels><qos-level><sn>0</sn><sl>0</sl></qos-level></qos-levels>"
                + "<qos-match-rules>\n" + rule.formatted("1-9") + rule.formatted("5")
                + "</qos-match-rules></qos-policy>";

        assertEquals(List.of("2 shadowed by rule 1 (line 2)"), texts("a.qos", policy, policy));
    }

    @Test
    void aUlpLineIsARule() {
        String ulps = "qos-ulps\n any, pkey 1: 2\n any, pkey 1: 3\n default: 0\nend-qos-ulps\n";

        assertEquals(List.of("2 shadowed by rule 1 (line 2)"), texts("qos-policy.conf", ulps, ulps));
    }

    @Test
    void validShadowingsStayWhileTyping() {
        String broken = RULES.replace("end-qos-match-rules\n", "qos-match-rule service-id: ");
        assertEquals(List.of("11 shadowed by rule 1 (line 8)"), texts("qos-policy.conf", RULES, broken));
        assertEquals(
                List.of("12 shadowed by rule 1 (line 9)"), texts("qos-policy.conf", RULES, "# a comment\n" + RULES));
    }

    @Test
    void doubtfulShadowingsDisappearWhileTyping() {
        assertEquals(List.of(), texts("qos-policy.conf", RULES, RULES.replace("1-9", "1-4")));
        assertEquals(List.of(), texts("qos-policy.conf", RULES, RULES.replace("id: 5", "id: 50")));
        assertEquals(List.of(), texts("qos-policy.conf", RULES, ""));
    }

    @Test
    void thereAreNoLensesWithoutValidation() {
        assertEquals(List.of(), lenses(LspTestHarness.alone("qos-policy.conf", RULES)));
    }

    @Test
    void theCommandShowsTheEarlierRule() {
        DocumentSnapshot snapshot = LspTestHarness.empty()
                .put("qos-policy.conf", RULES)
                .withShadowings(found("qos-policy.conf", RULES))
                .snapshot("qos-policy.conf");

        var command = lenses(snapshot).get(0).getCommand();

        assertEquals("qos.showLocation", command.getCommand());
        JsonObject place = (JsonObject) command.getArguments().get(0);
        assertEquals(snapshot.uri(), place.get("uri").getAsString());
        assertEquals(7, place.get("line").getAsInt());
        assertEquals(4, place.get("character").getAsInt());
    }

    @Test
    void aClientWithoutShowDocumentGetsATitleOnly() {
        DocumentSnapshot snapshot = LspTestHarness.empty()
                .put("qos-policy.conf", RULES)
                .withShadowings(found("qos-policy.conf", RULES))
                .snapshot("qos-policy.conf");

        new CodeLenses()
                .handle(snapshot, new CodeLensParams(LspTestHarness.id(snapshot)), LspTestHarness.NEVER_CANCELLED)
                .forEach(lens -> assertEquals("", lens.getCommand().getCommand()));
    }
}
