package org.qos.dsl.opensm.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The tokens of OpenSM's scanner, as a specification: what a character means depends on the line it is in. */
class OpenSmScannerTest {

    /** The visible tokens, keywords as they are in the grammar, values as KIND[text]. */
    private static List<String> tokens(String text) {
        OpenSmScanner scanner = new OpenSmScanner(text);
        List<String> tokens = new ArrayList<>();
        int covered = 0;
        for (String name = scanner.next(); !name.equals(OpenSmScanner.EOF); name = scanner.next()) {
            assertEquals(covered, scanner.start(), "no gap between tokens");
            covered = scanner.end();
            if (!name.equals(OpenSmScanner.WHITESPACE) && !name.equals(OpenSmScanner.COMMENT)) {
                tokens.add(
                        name.startsWith("RULE_")
                                ? name.substring(5) + "[" + text.substring(scanner.start(), scanner.end()) + "]"
                                : name);
            }
        }
        assertEquals(text.length(), covered);
        return tokens;
    }

    private static void assertTokens(String text, String... expected) {
        assertEquals(List.of(expected), tokens(text));
    }

    @Test
    void numbersAndPunctuationAreTokensAfterAKeywordForNumbers() {
        assertTokens("sl: 3", "'sl:'", "NUMBER[3]");
        assertTokens("port-guid: 0xA-0xF,12", "'port-guid:'", "NUMBER[0xA]", "'-'", "NUMBER[0xF]", "','", "NUMBER[12]");
        assertTokens("vlarb-high:0:64", "'vlarb-high:'", "NUMBER[0]", "':'", "NUMBER[64]");
        assertTokens("from: *", "'from:'", "'*'");
    }

    @Test
    void aListOfNumbersGoesOnOverLines() {
        assertTokens("pkey: 1,\n 2\n-3", "'pkey:'", "NUMBER[1]", "','", "NUMBER[2]", "'-'", "NUMBER[3]");
    }

    @Test
    void severalEntriesMayBeOnOneLine() {
        assertTokens("sl: 3 mtu-limit: 4", "'sl:'", "NUMBER[3]", "'mtu-limit:'", "NUMBER[4]");
    }

    @Test
    void afterANameEverythingButCommasIsText() {
        assertTokens("name: a-1:*b", "'name:'", "TEXT[a-1:*b]");
        assertTokens("source: a 1,b-2", "'source:'", "TEXT[a 1]", "','", "TEXT[b-2]");
        assertTokens("name: a sl: 3", "'name:'", "TEXT[a]", "'sl:'", "TEXT[3]");
    }

    @Test
    void theNextLineIsReadAsNumbersAgain() {
        assertTokens("name: gold\nfoo", "'name:'", "TEXT[gold]", "WORD[foo]");
        assertTokens("name:\ngold", "'name:'", "WORD[gold]");
    }

    @Test
    void aDescriptionHoldsKeywordsSpacesAndCommas() {
        assertTokens("use: default level, sl: 3 name: x", "'use:'", "TEXT[default level, sl: 3 name: x]");
        assertTokens("use: end-qos-level\nend-qos-level", "'use:'", "TEXT[end-qos-level]", "'end-qos-level'");
    }

    @Test
    void spacesAroundADescriptionDoNotBelongToIt() {
        assertTokens("use:   a b  \n", "'use:'", "TEXT[a b]");
        assertTokens("use: a b  # why\n", "'use:'", "TEXT[a b]");
        assertTokens("use:  # nothing\nsl: 1", "'use:'", "'sl:'", "NUMBER[1]");
    }

    @Test
    void aCommentEndsWithItsLineEvenInsideNames() {
        assertTokens("name: a#b\nsl: 1", "'name:'", "TEXT[a]", "'sl:'", "NUMBER[1]");
        assertTokens("# nothing\n");
    }

    @Test
    void aCommentWithoutALineEndIsText() {
        assertTokens("# end", "WORD[#]", "WORD[end]");
    }

    @Test
    void quotesHoldAnything() {
        assertTokens("name: \"a, b # c\nname: d\" e", "'name:'", "TEXT[\"a, b # c\nname: d\" e]");
        assertTokens("sl: \"3\"", "'sl:'", "WORD[\"3\"]");
        assertTokens("use: say \"\n\" x", "'use:'", "TEXT[say \"\n\" x]");
    }

    @Test
    void aQuoteWithoutAPartnerIsACharacter() {
        assertTokens("name: 5\"\nsl: 1", "'name:'", "TEXT[5\"]", "'sl:'", "NUMBER[1]");
    }

    @Test
    void theLongestKeywordCounts() {
        assertTokens("port-groups port-group", "'port-groups'", "'port-group'");
        assertTokens("qos-level-name: a", "'qos-level-name:'", "TEXT[a]");
        assertTokens("sl2vl-table: 1", "'sl2vl-table:'", "NUMBER[1]");
        assertTokens("across-from:a\nacross:b", "'across-from:'", "TEXT[a]", "'across:'", "TEXT[b]");
    }

    @Test
    void keywordsMatchInsideNames() {
        assertTokens("qos-levelsqos-level name: a", "'qos-levels'", "'qos-level'", "'name:'", "TEXT[a]");
        assertTokens("name: foo_name: x", "'name:'", "TEXT[foo_]", "'name:'", "TEXT[x]");
        assertTokens("selfrom: 1", "LOST[selfrom]", "':'", "NUMBER[1]");
    }

    @Test
    void theKeywordThatOpensABlockStaysInAnUnquotedName() {
        assertTokens("name: my-qos-level-x", "'name:'", "CLASH[my-qos-level-x]");
        assertTokens("name: \"my-qos-level-x\"", "'name:'", "TEXT[\"my-qos-level-x\"]");
        assertTokens("name: a end-qos-level qos-level", "'name:'", "TEXT[a]", "'end-qos-level'", "'qos-level'");
    }

    @Test
    void aKeywordThatNumbersFollowIsNotPartOfTheNameBefore() {
        assertTokens("name: gold\nsl 3", "'name:'", "TEXT[gold]", "LOST[sl]", "NUMBER[3]");
        assertTokens("name: gold\nslx: 3", "'name:'", "TEXT[gold]", "LOST[slx]", "':'", "NUMBER[3]");
        assertTokens("name: gold\nen-qos-level", "'name:'", "TEXT[gold]", "LOST[en-qos-level]");
    }

    @Test
    void aKeywordForABlockThatContinuesAsANameIsNone() {
        assertTokens("xqos-levelsy", "LOST[xqos-levelsy]");
        assertTokens("qos-level-nam: a", "LOST[qos-level-nam]", "':'", "WORD[a]");
        assertTokens("endsl2vl-tables", "LOST[endsl2vl-tables]");
        assertTokens("end-qos-level# last\n", "'end-qos-level'");
    }

    @Test
    void keywordsAllowSpacesBeforeTheirColonButNoOtherForm() {
        assertTokens("sl \t: 3", "'sl:'", "NUMBER[3]");
        assertTokens("SL: 3", "LOST[SL]", "':'", "NUMBER[3]");
        assertTokens("sl\n: 3", "WORD[sl]", "':'", "NUMBER[3]");
    }

    @Test
    void ulpKeywordsHaveAnyCaseButNotWhatFollowsThem() {
        assertTokens("SDP : 1", "'sdp:'", "NUMBER[1]");
        assertTokens("Any , service-id 5 : 1", "'any,service-id'", "NUMBER[5]", "':'", "NUMBER[1]");
        assertTokens("ipoib,PKEY", "WORD[ipoib]", "','", "WORD[PKEY]");
        assertTokens("any,source-target-port-guid 1", "'any,source-target-port-guid'", "NUMBER[1]");
        assertTokens("DeFault:0", "'default:'", "NUMBER[0]");
    }

    @Test
    void nodeTypesAreTokensInTheirLineOnly() {
        assertTokens("node-type: ca, Switch,SELF", "'node-type:'", "'CA'", "','", "'SWITCH'", "','", "'SELF'");
        assertTokens("node-type: HCA", "'node-type:'", "WORD[H]", "'CA'");
        assertTokens("name: CA", "'name:'", "TEXT[CA]");
        assertTokens("CA", "WORD[CA]");
    }

    @Test
    void hexadecimalNumbersTakeWhatTheyCan() {
        assertTokens("0xfrom: 1", "NUMBER[0xf]", "LOST[rom]", "':'", "NUMBER[1]");
        assertTokens("0x", "NUMBER[0]", "WORD[x]");
        assertTokens("012", "NUMBER[012]");
    }

    @Test
    void carriageReturnsByteOrderMarksAndFormFeedsAreText() {
        assertTokens("qos-levels\r\n", "'qos-levels'", "WORD[\r]");
        assertTokens("\uFEFFqos-levels", "WORD[\uFEFF]", "'qos-levels'");
        assertTokens("sl: 1\f", "'sl:'", "NUMBER[1]", "WORD[\f]");
    }
}
