package org.qos.dsl.ide.lens;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ShowDocumentCapabilities;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.qos.analysis.shadowing.Shadowing;
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.meaning.PolicyMeaning;
import org.qos.dsl.ide.workspace.Shadow;
import org.qos.dsl.ide.workspace.View;

/** Rules that never decide: line, from 0, and remark. */
@Timeout(60)
class ShadowedByTest {

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

    private static List<Shadow> found(String name, String text) {
        var policy = PolicyMeaning.of(Desk.alone(name, text)).orElseThrow();
        return Shadow.of(policy.rules(), Shadowing.of(policy.bound()).shadowedRules());
    }

    private static List<CodeLens> lenses(View view) {
        CodeLenses feature = new CodeLenses();
        ClientCapabilities client = new ClientCapabilities();
        client.setWindow(new WindowClientCapabilities());
        client.getWindow().setShowDocument(new ShowDocumentCapabilities(true));
        feature.announce(new ServerCapabilities(), client);
        return feature.answer(view, new CodeLensParams(Desk.id(view)), Desk.PATIENT).stream()
                .<CodeLens>map(lens -> lens)
                .filter(lens -> lens.getCommand().getTitle().contains("shadowed"))
                .toList();
    }

    private static List<String> texts(String name, String checked, String now) {
        View view = Desk.empty().put(name, now).known(found(name, checked)).view(name);
        return lenses(view).stream()
                .map(lens -> lens.getRange().getStart().getLine() + " "
                        + lens.getCommand().getTitle())
                .toList();
    }

    @Test
    void aRuleNamesTheOneThatTakesItsRequests() {
        assertEquals(List.of("11 shadowed by rule 1 (line 8)"), texts("qos-policy.conf", RULES, RULES));
    }

    @Test
    void theSameInTheOtherSpelling() {
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
    void whileTheTextIsTypedWhatIsStillSoStays() {
        String broken = RULES.replace("end-qos-match-rules\n", "qos-match-rule service-id: ");
        assertEquals(List.of("11 shadowed by rule 1 (line 8)"), texts("qos-policy.conf", RULES, broken));
        assertEquals(
                List.of("12 shadowed by rule 1 (line 9)"), texts("qos-policy.conf", RULES, "# a comment\n" + RULES));
    }

    @Test
    void whileTheTextIsTypedWhatMayBeOtherwiseGoes() {
        assertEquals(List.of(), texts("qos-policy.conf", RULES, RULES.replace("1-9", "1-4")));
        assertEquals(List.of(), texts("qos-policy.conf", RULES, RULES.replace("id: 5", "id: 50")));
        assertEquals(List.of(), texts("qos-policy.conf", RULES, ""));
    }

    @Test
    void withoutACheckNothingIsSaid() {
        assertEquals(List.of(), lenses(Desk.alone("qos-policy.conf", RULES)));
    }

    @Test
    void aClickShowsTheRuleThatComesFirst() {
        View view = Desk.empty()
                .put("qos-policy.conf", RULES)
                .known(found("qos-policy.conf", RULES))
                .view("qos-policy.conf");

        var command = lenses(view).get(0).getCommand();

        assertEquals("qos.showPlace", command.getCommand());
        JsonObject place = (JsonObject) command.getArguments().get(0);
        assertEquals(view.uri(), place.get("uri").getAsString());
        assertEquals(7, place.get("line").getAsInt());
        assertEquals(4, place.get("character").getAsInt());
    }

    @Test
    void aClientThatCannotShowDocumentsGetsATextAlone() {
        View view = Desk.empty()
                .put("qos-policy.conf", RULES)
                .known(found("qos-policy.conf", RULES))
                .view("qos-policy.conf");

        new CodeLenses()
                .answer(view, new CodeLensParams(Desk.id(view)), Desk.PATIENT)
                .forEach(lens -> assertEquals("", lens.getCommand().getCommand()));
    }
}
