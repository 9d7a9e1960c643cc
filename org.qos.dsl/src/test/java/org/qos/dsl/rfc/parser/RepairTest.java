package org.qos.dsl.rfc.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tokens of a text: {@code symbol@start-end}, with {@code !code} where there is an error, without whitespace. */
class RepairTest {
    private static List<String> tokens(String text) {
        return shown(Repair.ofPolicy(text));
    }

    private static List<String> shown(List<RfcToken> tokens) {
        return tokens.stream()
                .filter(rfcToken -> !rfcToken.symbol().equals(RfcToken.WHITESPACE))
                .map(rfcToken -> rfcToken.symbol() + "@" + rfcToken.start() + "-" + rfcToken.end()
                        + rfcToken.error()
                                .map(error -> "!" + error.code().code())
                                .orElse(""))
                .toList();
    }

    private static List<String> inLevel(String text) {
        String before = "<qos-policy><qos-levels><qos-level>";
        List<RfcToken> all = Repair.ofPolicy(before + text + "</qos-level></qos-levels></qos-policy>");
        return shown(all.subList(3, all.size() - 3).stream()
                .map(l -> new RfcToken(l.symbol(), l.start() - before.length(), l.end() - before.length(), l.error()))
                .toList());
    }

    @Test
    void olderNamesAreTheSameTokensAtTheirPlaces() {
        assertEquals(
                List.of("<mtu-limit>@0-11", "NUMBER@11-12", "</mtu-limit>@12-24"), inLevel("<mtu_limit>1</mtu_limit>"));
        assertEquals("<sn>@0-6", inLevel("<sn  >1</sn>").get(0));
    }

    @Test
    void rangesAreCutAndSpacesBetweenAreAllowed() {
        assertEquals(
                List.of(
                        "<pkey>@0-6",
                        "NUMBER@7-8",
                        "-@9-10",
                        "NUMBER@11-12",
                        ",@13-14",
                        "NUMBER@15-16",
                        "</pkey>@16-23"),
                inLevel("<pkey> 1 - 2 , 3</pkey>"));
    }

    @Test
    void aBadValueIsHiddenWithTheCommaThatHangsOnIt() {
        assertEquals(
                List.of(
                        "<pkey>@0-6",
                        "NUMBER@6-7",
                        "COMMENT@7-8",
                        "INVALID@8-9!malformed-value",
                        ",@9-10",
                        "NUMBER@10-11",
                        "</pkey>@11-18"),
                inLevel("<pkey>1,x,2</pkey>"));
        assertEquals(
                List.of("<pkey>@0-6", "INVALID@6-7!malformed-value", "COMMENT@7-8", "NUMBER@8-9", "</pkey>@9-16"),
                inLevel("<pkey>x,2</pkey>"));
    }

    @Test
    void freeTextIsOneTokenWhateverIsInIt() {
        assertEquals(List.of("<use>@0-5", "TEXT@6-23", "</use>@24-30"), inLevel("<use> a > b, 1-2 * &lt; </use>"));
    }

    @Test
    void whatIsMissingHasNoLength() {
        assertEquals(
                List.of(
                        "<sl>@0-4!unclosed-element",
                        "NUMBER@4-5",
                        "</sl>@5-5",
                        "<sn>@6-10",
                        "NUMBER@10-11",
                        "</sn>@11-16"),
                inLevel("<sl>1 <sn>1</sn>"));
        assertEquals(List.of("<sl>@0-0", "NUMBER@0-1!missing-opening-tag", "</sl>@1-6"), inLevel("1</sl>"));
    }

    @Test
    void theTextOfAnUnknownElementIsHidden() {
        assertEquals(
                List.of("INVALID@0-10!unknown-element", "COMMENT@10-30"), inLevel("<priority>3<x>4</x></priority>"));
    }

    @Test
    void theBeginningOfAPolicyStaysOpen() {
        assertEquals(
                List.of("<qos-policy>@0-12", "<qos-levels>@12-24"),
                shown(Repair.ofBeginning("<qos-policy><qos-levels>")));
        assertEquals("</qos-policy>@24-24", tokens("<qos-policy><qos-levels>").get(3));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "<",
                "<qos-policy>",
                "</",
                "<sl>",
                "a<b>c",
                "<!--",
                "<!-- a\n<qos-policy>",
                "<?",
                "\uFEFF<qos-policy/>",
                "<qos-policy><qos-policy></qos-policy>x",
                "<qos-policy>,,,</sl>",
                "<sn>1,,</sn>",
                "\u0000"
            })
    void tokensCoverTheTextWithoutAGap(String text) {
        int end = 0;
        for (RfcToken rfcToken : Repair.ofPolicy(text)) {
            assertEquals(end, rfcToken.start());
            assertTrue(rfcToken.end() >= rfcToken.start());
            end = rfcToken.end();
        }
        assertEquals(text.length(), end);
    }
}
