package org.qos.dsl.generator.comment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.generator.ConversionLoss;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.run.Emitters;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.policy.Policy;

/** Comments stay with what they are about when a policy is converted. */
class CommentReaderTest {

    private static final String POLICY =
            """
            # of the site
            port-groups
              # of the group
              port-group # beside it
                name: Disks
                port-guid: 0x10 # in it
              end-port-group
            end-port-groups
            # of a section
            qos-levels
              # of the level -- really
              qos-level
                name: DEFAULT
                sl: 0
              end-qos-level
            end-qos-levels
            qos-match-rules
              # qos-ignore unused-group: not carried, about this text
              # of the rule
              qos-match-rule
                source: Disks
                qos-level-name: DEFAULT
              end-qos-match-rule
            end-qos-match-rules
            # at the end
            """;

    @Test
    void inTheRfcSyntax() {
        String text = converted(POLICY, "opensm", "rfc").text();
        assertTrue(text.contains("<!-- of the site -->\n<qos-policy>"), text);
        assertTrue(
                text.contains(
                        """
                            <!-- of the group -->
                            <!-- beside it -->
                            <!-- in it -->
                            <port-group>
                        """),
                text);
        assertTrue(text.contains("    <!-- of the level - - really -->\n    <qos-level>\n"), text);
        assertTrue(text.contains("    <!-- of the rule -->\n    <qos-match-rule>\n"), text);
    }

    @Test
    void whatHasNoPlaceIsNamed() {
        List<ConversionLoss> losses = converted(POLICY, "opensm", "opensm").losses();
        assertEquals(
                List.of("comment-dropped"),
                losses.stream().map(loss -> loss.code().code()).toList());
        assertTrue(losses.get(0).message().startsWith("the comments in lines 9, 25 are left out"), losses.toString());
    }

    @Test
    void aBlockThatIsLeftOutTakesItsCommentsWithIt() {
        String policy =
                """
                <qos-policy>
                  <qos-levels><qos-level><sn>1</sn><name>DEFAULT</name><sl>0</sl></qos-level></qos-levels>
                  <qos-match-rules>
                    <!-- dropped -->
                    <qos-match-rule><tclass>7</tclass><qos-level-sn>1</qos-level-sn></qos-match-rule>
                    <!-- kept
                         in two lines -->
                    <qos-match-rule><service-id>7</service-id><qos-level-sn>1</qos-level-sn></qos-match-rule>
                  </qos-match-rules>
                </qos-policy>
                """;
        Emission emission = converted(policy, "rfc", "opensm");
        assertTrue(emission.text().contains("    # kept\n    # in two lines\n    qos-match-rule\n"), emission.text());
        assertTrue(
                emission.losses().stream().anyMatch(loss -> loss.message().startsWith("the comment in line 4 is left")),
                emission.losses().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"opensm", "rfc"})
    void convertingAgainChangesNothing(String syntax) {
        String once = converted(POLICY, "opensm", syntax).text();
        assertEquals(once, converted(once, syntax, syntax).text());
    }

    private static Emission converted(String text, String from, String to) {
        Language language = Language.byId(from).orElseThrow();
        SourceFile source = new ProjectFiles().load("policy", text, language);
        Lowered<Policy> lowered = PolicyLowering.lower(
                source.root(PolicyFile.class), language.syntax().orElseThrow());
        PolicyComments comments = CommentReader.read(source, lowered.value(), lowered.trace());
        return comments.emit(Emitters.ofPolicies(to).orElseThrow(), lowered.value(), GenerationSettings.DEFAULTS);
    }
}
