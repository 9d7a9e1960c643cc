package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fix of a finding. */
class FixFindingTest {

    private static final String OCTAL = "qos-ulps\n    default: <|>010\nend-qos-ulps\n";

    @Test
    void fixesTheFindingAtTheCursor() {
        assertEquals(
                "qos-ulps\n    default: 8\nend-qos-ulps\n",
                OfferedActions.in("qos-policy.conf", OCTAL).after("Write 8"));
    }

    @Test
    void aSuggestionIsNotPreferred() {
        CodeAction action =
                OfferedActions.in("qos-policy.conf", OCTAL).actions().get(0);

        assertEquals(false, action.getIsPreferred());
        assertEquals("octal-literal", action.getDiagnostics().get(0).getCode().getLeft());
    }

    @Test
    void isPreferred() {
        CodeAction action =
                OfferedActions.in("opensm.opts", "qos <|>true\n").actions().get(0);

        assertTrue(action.getIsPreferred());
        assertEquals(
                "boolean-not-true", action.getDiagnostics().get(0).getCode().getLeft());
    }

    @Test
    void changesBothTagsOfAnElement() {
        assertEquals(
                "<qos-policy><port-groups></port-groups></qos-policy>",
                OfferedActions.in("a.qos", "<qos-policy><port_<|>groups></port_groups></qos-policy>")
                        .after("Write <port-groups>"));
    }

    private static final String BY_NAME =
            "<qos-policy><qos-levels><qos-level><sn>0x3</sn><name> gold </name><sl>1</sl></qos-level></qos-levels>"
                    + "<qos-match-rules><qos-match-rule><service-id>1</service-id>"
                    + "<qos-level<|>-name>%s</qos-level-name></qos-match-rule></qos-match-rules></qos-policy>";

    @Test
    void writesTheSnOfALevelThatIsNamed() {
        var offered = OfferedActions.in("a.qos", BY_NAME.formatted("Gold"));

        assertTrue(offered.after("Write <qos-level-sn>0x3</qos-level-sn>")
                .contains("<service-id>1</service-id><qos-level-sn>0x3</qos-level-sn></qos-match-rule>"));
        assertEquals(
                1,
                offered.titles().stream()
                        .filter(title -> title.startsWith("Write"))
                        .count());
    }

    @Test
    void writesNoNameInThePlaceOfANumber() {
        assertEquals(
                List.of(),
                OfferedActions.in("a.qos", BY_NAME.formatted("Silver")).titles().stream()
                        .filter(title -> title.startsWith("Write") || title.startsWith("Did you mean"))
                        .toList());
    }

    @Test
    void closesAnUnclosedBlock() {
        var offered = OfferedActions.in("a.qos", "<qos-policy><qos-levels><|></qos-policy>");

        assertEquals("<qos-policy><qos-levels></qos-levels></qos-policy>", offered.after("Write </qos-levels>"));
    }

    @Test
    void worksInIncompleteText() {
        assertEquals(
                "qos-levels\n    qos-level\n        sl: 8\n",
                OfferedActions.in("qos-policy.conf", "qos-levels\n    qos-level\n        sl: 01<|>0\n")
                        .after("Write 8"));
    }

    @Test
    void worksInPartitionsAndOptions() {
        assertEquals(
                "qos TRUE\n", OfferedActions.in("opensm.opts", "qos tr<|>ue\n").after("Write TRUE"));
        assertEquals(
                "Default=0x7fff, ipoib : ALL=full ;\n",
                OfferedActions.in("partitions.conf", "Default=0x7fff, ip<|>oi : ALL=full ;\n")
                        .after("Write ipoib"));
    }

    @Test
    void isNotOfferedElsewhere() {
        assertEquals(
                List.of("Convert to the canonical syntax"),
                OfferedActions.in("qos-policy.conf", "qos<|>-ulps\n    default: 010\nend-qos-ulps\n")
                        .titles());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void respondsInAnEmptyFile(String name) {
        OfferedActions.in(name, "<|>").actions().forEach(action -> assertTrue(action.getEdit() != null));
    }

    /** A position cannot lie between a carriage return and its line feed, so whole line ends are replaced. */
    @ParameterizedTest
    @ValueSource(strings = {"qos-policy.conf", "partitions.conf"})
    void endsLinesFromWindowsWithLineFeedsAlone(String name) {
        String good = name.equals("partitions.conf")
                ? "Default=0x7fff, ipoib : ALL=full ;\n\n"
                : "qos-ulps\n    default: 0\nend-qos-ulps\n";
        String bad = good.replace("\n", "\r\n");

        assertEquals(good, OfferedActions.ofKind("source.fixAll", name, bad).after("Apply all fixes"));
    }
}
