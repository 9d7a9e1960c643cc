package org.qos.dsl.rfc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.Finding;
import org.qos.dsl.model.policy.MatchRule;
import org.qos.dsl.model.policy.PolicyFile;

/** What the names in a policy refer to. */
class RfcReferencesTest {

    private static PolicyText policy(String groups, String levels, String rule) {
        return PolicyText.of(
                """
                <qos-policy>
                <port-groups>%s</port-groups>
                <qos-levels><qos-level><name>DEFAULT</name><sn>0</sn><sl>0</sl></qos-level>%s</qos-levels>
                <qos-match-rules>
                <qos-match-rule>%s</qos-match-rule>
                </qos-match-rules>
                </qos-policy>
                """
                        .formatted(groups, levels, rule));
    }

    private static String group(String name) {
        return "<port-group><name>" + name + "</name><port-guid>1</port-guid></port-group>";
    }

    private static String level(String sn) {
        return "<qos-level><sn>" + sn + "</sn><sl>1</sl></qos-level>";
    }

    @Test
    void groupsAreFoundInAnyCaseAndInnerSpacesCount() {
        PolicyText text = policy(
                group(" Big Store ") + group("BigStore"),
                "",
                "<source>BIG store</source><destination>bigstore</destination><qos-level-sn>0</qos-level-sn>");
        PolicyFile file = text.policy();
        MatchRule rule = file.getRules().get(0);
        assertSame(file.getPortGroups().get(0), rule.getSources().get(0));
        assertSame(file.getPortGroups().get(1), rule.getDestinations().get(0));
        assertEquals(List.of(), text.errors());
    }

    @Test
    void levelsAreFoundByTheirNumberHoweverItIsWritten() {
        PolicyText text = policy("", level("0x2"), "<qos-class>1</qos-class><qos-level-sn>2</qos-level-sn>");
        PolicyFile file = text.policy();
        assertSame(file.getLevels().get(1), file.getRules().get(0).getLevels().get(0));
        assertEquals(List.of(), text.errors());
    }

    @Test
    void theFirstDefinitionIsIntended() {
        PolicyFile file = policy(group("A") + group("a"), "", "<source>a</source><qos-level-sn>0</qos-level-sn>")
                .policy();
        assertSame(
                file.getPortGroups().get(0), file.getRules().get(0).getSources().get(0));
    }

    @Test
    void aNameWithEntitiesAndACommaIsFound() {
        PolicyText text =
                policy(group("R&amp;D, west"), "", "<source>R&amp;D&#44; west</source><qos-level-sn>0</qos-level-sn>");
        assertEquals(List.of(), text.errors());
    }

    @Test
    void anUnknownGroupIsOneErrorThatNamesTheNearestOne() {
        PolicyText text = policy(group("Storage"), "", "<source>Storag</source><qos-level-sn>0</qos-level-sn>");
        Finding error = text.errors().get(0);
        assertEquals(1, text.errors().size());
        assertEquals("unknown-group", error.code());
        assertEquals("Storag", text.marked(error));
        assertTrue(error.message().contains("did you mean 'Storage'?"), error.message());
    }

    @Test
    void anUnknownLevelIsOneErrorThatNamesTheLevelsThereAre() {
        PolicyText text = policy("", level("7"), "<qos-class>1</qos-class><qos-level-sn>9</qos-level-sn>");
        Finding error = text.errors().get(0);
        assertEquals(1, text.errors().size());
        assertEquals("unknown-level", error.code());
        assertEquals("9", text.marked(error));
        assertTrue(error.message().contains("defined are 0, 7"), error.message());
    }

    @Test
    void anUndefinedPartitionIsNotAnErrorHere() {
        PolicyText text = policy(
                "<port-group><name>A</name><partition>elsewhere</partition></port-group>",
                "",
                "<source>A</source><qos-level-sn>0</qos-level-sn>");
        assertEquals(List.of(), text.errors());
        assertTrue(text.policy().getPortGroups().get(0).getPartitions().get(0).eIsProxy());
    }
}
