package org.qos.dsl.opensm.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.testing.OpenSmText;

/** One typo is one error at its place, and the rest of the file is understood. */
class OpenSmSyntaxErrorsTest {

    /** A level whose entries begin in line 10, column 1. */
    private static String level(String entries) {
        return OpenSmText.withDefault(
                "qos-levels\nqos-level\nname: gold\n" + entries + "\nend-qos-level\nend-qos-levels\n");
    }

    /** A group whose entries begin in line 10, column 1. */
    private static String group(String entries) {
        return OpenSmText.withDefault(
                "port-groups\nport-group\nname: a\n" + entries + "\nend-port-group\nend-port-groups\n");
    }

    private static void assertErrors(String text, String... expected) {
        assertEquals(List.of(expected), OpenSmText.errors(text));
    }

    private static String message(String text) {
        return OpenSmText.check(text).findings().get(0).message();
    }

    @Test
    void windowsLineEndsAreOneError() {
        assertErrors(OpenSmText.withDefault("").replace("\n", "\r\n"), "1:11 cr-line-end");
    }

    @Test
    void lineEndsOfOldMacOsAreFixedToo() {
        String text = OpenSmText.withDefault("");
        Finding error = OpenSmText.check(text.replace("\n", "\r")).findings().get(0);

        assertEquals("this line ends with CR; OpenSM rejects the file; save it with LF line ends", error.message());
        assertEquals(Optional.of(text), Fixes.apply(text.replace("\n", "\r"), List.of(error)));
    }

    @Test
    void aCarriageReturnInALineIsNotFixed() {
        Finding error = OpenSmText.check(
                        OpenSmText.withDefault("").replaceFirst("\n", "\r\n").replace("sl: 0", "sl:\r 0"))
                .findings()
                .get(0);

        assertEquals(
                "a carriage return is in a line; OpenSM rejects the file; save it with LF line ends", error.message());
        assertEquals(Optional.empty(), error.fix());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rate-limit: 10 Gb/s | '10 Gb/s' is not a code | 10 Gb/s is code 3 | rate-limit: 3",
                "rate-limit: 2.5 | '2.5' is not a code | 2.5 Gb/s is code 2 | rate-limit: 2",
                "rate-limit: 100Gbps | '100Gbps' is not a code | 100 Gb/s is code 16 | rate-limit: 16",
                "mtu-limit: 2048 bytes # | '2048 bytes' is not a code | 2048 bytes is code 4 | mtu-limit: 4 #",
                "mtu-limit: 4K | '4K' is not a code | 4096 bytes is code 5 | mtu-limit: 5",
                "mtu-limit: 2.048 | '2.048' is not a code | 2048 bytes is code 4 | mtu-limit: 4"
            })
    void aLimitWithAUnitIsOneErrorThatNamesItsCode(String entry, String fact, String code, String corrected) {
        List<Finding> findings = OpenSmText.check(level(entry)).findings();

        assertEquals(
                List.of(fact + "; OpenSM rejects the policy; write the code without a unit: " + code),
                findings.stream().map(Finding::message).toList());
        assertEquals(Optional.of(level(corrected)), Fixes.apply(level(entry), findings));
    }

    @Test
    void aLimitWithAUnitThatHasNoCodeIsOneError() {
        assertEquals(
                "'9 Gb/s' is not a code; OpenSM rejects the policy; write a code without a unit, from 2 (2.5 Gb/s) to 22"
                        + " (600 Gb/s)",
                message(level("rate-limit: 9 Gb/s")));
        assertErrors(level("mtu-limit: 1500 bytes"), "10:17 not-a-number");
    }

    @Test
    void aByteOrderMarkIsOneError() {
        assertErrors("\uFEFF" + OpenSmText.withDefault(""), "1:1 byte-order-mark");
        assertErrors("\uFEFF# policy\n" + OpenSmText.withDefault(""), "1:1 byte-order-mark");
    }

    @Test
    void aCommentNeedsALineEnd() {
        assertErrors(OpenSmText.withDefault("# the end"), "7:1 unterminated-comment");
        assertErrors(OpenSmText.withDefault("# the end\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ipoib pkey 0x1: 2 | 'ipoib pkey' is not a keyword; OpenSM rejects the policy; write 'ipoib, pkey'
                    ipoip: 2          | 'ipoip' is not a keyword; OpenSM rejects the policy; did you mean 'ipoib'?
                    sdp; port-num 8: 1 | 'sdp; port-num' is not a keyword; OpenSM rejects the policy; write 'sdp, port-num'
                    sdp 0: 1          | neither ',' nor ':' follows 'sdp'; OpenSM rejects the policy; write the ',' or the ':' after it
                    any, Pkey 0x8001: 1 | 'Pkey' is not in lower case; OpenSM does not read it as a criterion and rejects the policy; write 'any, pkey'
                    rds, Port-num 8: 1  | 'Port-num' is not in lower case; OpenSM does not read it as a criterion and rejects the policy; write 'rds, port-num'
                    any, service 0x5: 2 | 'service' is not a criterion of 'any'; OpenSM rejects the policy; did you mean 'any, service-id'?
                    rds, pkey 0x5: 2    | 'pkey' is not a criterion of 'rds'; OpenSM rejects the policy; write 'rds, port-num'
                    rds, 18634: 1     | no criterion after 'rds,'; OpenSM rejects the policy; write 'rds, port-num'
                    service lustre: 3 | 'service lustre' is not a keyword; OpenSM rejects the policy; write 'any, service-id 0x10603db' for Lustre
                    nfs: 3            | 'nfs' is not a keyword; OpenSM rejects the policy; write 'any, service-id 0x1064e51' for NFS over RDMA
                    any, service Lustre: 3 | 'any, service Lustre' is not a keyword; OpenSM rejects the policy; write 'any, service-id 0x10603db' for Lustre
                    any, service-id lustre: 3 | 'lustre: 3' is not a number; OpenSM rejects the policy; write decimal digits, or 0x and hexadecimal ones; the Service-ID of Lustre is 0x10603db
                    iser = 3          | missing ':' after 'iser'; OpenSM rejects the policy; write 'iser:'
                    """)
    void theMessageSaysWhatOpenSmDoesAndDoesNotSuggestWhatIsWritten(String line, String expected) {
        assertEquals(expected, message("qos-ulps\ndefault: 0\n" + line + "\nend-qos-ulps\n"));
    }

    @Test
    void keywordsAreLowerCase() {
        assertErrors(OpenSmText.withDefault("").replaceFirst("qos-levels", "QOS-LEVELS"), "1:1 keyword-case");
        assertErrors(level("SL: 3\nsl: 3"), "10:1 keyword-case");
    }

    @Test
    void aKeywordWithoutColonIsNamed() {
        assertErrors(level("sl: 3\nmtu-limit 4"), "11:1 missing-colon");
        assertErrors(OpenSmText.withDefault("qos-ulps\nsdp 3\nrds: 1\nend-qos-ulps\n"), "8:1 missing-colon");
    }

    @Test
    void aMisspeltKeywordIsNamedWithTheOneThatIsSuggested() {
        String text = level("sl: 3\nmtu_limit: 4");
        assertErrors(text, "11:1 unknown-keyword");
        assertTrue(message(text).endsWith("did you mean 'mtu-limit'?"), message(text));
    }

    @Test
    void anEntryOfTheRfcSyntaxIsNamedAsSuch() {
        assertEquals(
                "'sn' is a keyword of the RFC syntax only; OpenSM rejects the policy; remove it",
                message(level("sl: 3\nsn: 4")));
        assertEquals(
                "'qos-level-sn' is a keyword of the RFC syntax only; OpenSM rejects the policy; write 'qos-level-name:'"
                        + " and the name of the level",
                message(
                        OpenSmText.withDefault(
                                """
                        qos-match-rules
                        qos-match-rule
                        qos-class: 3
                        qos-level-sn: 1
                        end-qos-match-rule
                        end-qos-match-rules
                        """)));
    }

    @Test
    void aTokenThatIsLikeNoKeywordIsNamedWithWhatIsAllowedThere() {
        String text = level("sl: 3\nweight: 4");
        assertErrors(text, "11:1 unknown-keyword");
        assertTrue(message(text).contains("name: | use: | sl: |"), message(text));
    }

    @Test
    void aMisspeltEndIsOneError() {
        assertErrors(OpenSmText.withDefault("").replace("end-qos-level\n", "end-qos-leve\n"), "5:5 unknown-keyword");
    }

    @Test
    void aMisspeltStartIsOneErrorAndItsBlocksAreStillRead() {
        String setup = "qos-setup\nvlarb-tables\nvlarb-scope\ngroup: a\nend-vlarb-scope\nend-vlarb-tables\n"
                + "sl2vl-tables\nend-sl2vl-tables\nend-qos-setup\n";
        assertErrors(OpenSmText.withDefault(setup));
        assertErrors(OpenSmText.withDefault(setup.replaceFirst("qos-setup", "qos-seutp")), "7:1 unknown-keyword");
        String tables = OpenSmText.withDefault(setup.replaceFirst("vlarb-tables", "vlab-tables"));
        assertErrors(tables, "8:1 unknown-keyword");
        assertEquals(1, OpenSmText.parse(tables).getScopes().size());
    }

    @Test
    void anEndThatKeepsAKeywordIsStillOneError() {
        assertErrors(OpenSmText.withDefault("").replace("end-qos-levels", "en-qos-levels"), "6:1 unknown-keyword");
    }

    @Test
    void anEntryOfAnotherBlockIsOneError() {
        assertErrors(level("sl: 3\nsource: a, b"), "11:1 misplaced-keyword");
    }

    @Test
    void aBlockOutsideItsSectionIsOneErrorAndStillRead() {
        String text =
                OpenSmText.withDefault("port-group\nname: a\nend-port-group\nport-group\nname: b\nend-port-group\n");
        assertErrors(text, "7:1 outside-section");
        assertEquals(2, OpenSmText.parse(text).getPortGroups().size());
    }

    @Test
    void aSectionWithoutStartIsOneError() {
        assertErrors(
                OpenSmText.withDefault("port-group\nname: a\nend-port-group\nend-port-groups\n"),
                "7:1 outside-section");
    }

    @Test
    void aMissingEndIsReportedWhereTheNextBlockBegins() {
        String text = OpenSmText.withDefault("qos-levels\nqos-level\nname: a\nsl: 1\nqos-level\nname: b\nsl: 2\n"
                + "end-qos-level\nend-qos-levels\n");
        assertErrors(text, "11:1 missing-end");
        PolicyFile file = OpenSmText.parse(text);
        assertEquals(List.of("b"), file.getLevels().get(2).getNames());
    }

    @Test
    void aMissingEndOfASectionIsOneError() {
        assertErrors(OpenSmText.withDefault("qos-match-rules\n") + OpenSmText.withDefault(""), "8:1 missing-end");
    }

    @Test
    void aFileThatEndsInABlockIsOneError() {
        assertErrors(OpenSmText.withDefault("qos-levels\nqos-level\nname: a\nsl: 1\n"), "10:5 missing-end");
    }

    @Test
    void anEndThatClosesNothingIsOneError() {
        assertErrors(OpenSmText.withDefault("end-qos-setup\n"), "7:1 end-without-start");
    }

    @Test
    void somethingElsesEndIsOneError() {
        assertErrors(OpenSmText.withDefault("").replace("end-qos-level\n", "end-port-group\n"), "5:5 missing-end");
    }

    @Test
    void groupsAndUlpsMustNotBeEmptyOtherSectionsMay() {
        assertErrors(OpenSmText.withDefault("port-groups end-port-groups\n"), "7:1 empty-section");
        assertErrors(OpenSmText.withDefault("qos-ulps\nend-qos-ulps\n"), "7:1 empty-section");
        assertErrors(OpenSmText.withDefault("qos-match-rules end-qos-match-rules qos-setup end-qos-setup\n"));
    }

    @Test
    void aKeywordWithoutValueIsOneError() {
        assertErrors(level("sl: 3\nrate-limit:\nmtu-limit: 4"), "11:1 missing-value");
        assertErrors(level("sl: 3\nuse:\nmtu-limit: 4"), "11:1 missing-value");
    }

    /** Numbers in the middle of a list are not kept for the search for errors. */
    @Test
    void anErrorInALongListIsFoundAtItsPlace() {
        assertErrors(group("port-guid: 1,2,3,4,,5,6,7"), "10:19 missing-value");
        assertErrors(group("port-guid: 1,2,3,4,5,6,"), "10:23 missing-value");
        assertErrors(group("port-guid: 1,2,3-,4,5,6"), "10:17 missing-value");
        assertErrors(group("port-guid: 1,2,3,x,4,5,6,y"), "10:18 not-a-number");
        assertErrors(group("port-guid: 1,2,3,4-5,6-7,8,9"));
    }

    @Test
    void aCommaTooManyIsOneError() {
        assertErrors(group("port-guid: 0x1,, 0x3"), "10:15 missing-value");
        assertErrors(group("port-guid: 0x1, 0x3,"), "10:20 missing-value");
        assertErrors(group("port-name: h1/P1,"), "10:17 missing-value");
    }

    @Test
    void aCommaInFrontIsOneError() {
        assertErrors(group("port-guid: , 0x3"), "10:12 missing-value");
        assertErrors(group("partition: , x"), "10:12 missing-value");
    }

    @Test
    void aNameOnTheNextLineMustNotBeginWithANumber() {
        assertErrors(level("sl: 1").replace("name: gold", "name:\n1st"), "10:1 broken-list");
        assertErrors(level("sl: 1").replace("name: gold", "name:\ngold"));
    }

    @Test
    void halfARangeIsOneError() {
        assertErrors(group("port-guid: 0x1-"), "10:15 missing-value");
        assertErrors(group("port-guid: -0x1"), "10:12 not-a-number");
    }

    @Test
    void textForANumberIsOneError() {
        assertErrors(level("sl: three"), "10:5 not-a-number");
        assertErrors(level("sl: 3x"), "10:6 not-a-number");
        assertErrors(level("sl: \"3\""), "10:5 not-a-number");
        assertErrors(group("port-guid: OST1,OST2"), "10:12 not-a-number");
    }

    @Test
    void aUlpLineNeedsItsSl() {
        assertErrors(OpenSmText.withDefault("qos-ulps\nsdp, port-num 5\nrds: 1\nend-qos-ulps\n"), "8:15 missing-value");
        assertErrors(
                OpenSmText.withDefault("qos-ulps\nsdp, port-num 5 :\nrds: 1\nend-qos-ulps\n"), "8:17 missing-value");
        assertErrors(OpenSmText.withDefault("qos-ulps\nrds, : 1\nrds: 1\nend-qos-ulps\n"), "8:1 unknown-keyword");
    }

    @Test
    void nodeTypesAreAFixedSet() {
        assertErrors(group("node-type: HCA"), "10:12 unknown-node-type");
        assertErrors(group("node-type: CAs"), "10:14 unknown-node-type");
        assertTrue(message(group("node-type: HCA, SELF")).startsWith("'HCA' is not a node type;"));
        assertErrors(group("node-type: \"CA\""), "10:12 unknown-node-type");
    }

    @Test
    void anUnquotedNameMustNotHoldTheStartOfABlock() {
        String text = level("sl: 1").replace("gold", "my-qos-level-x");
        assertErrors(text, "9:7 keyword-in-name");
        assertEquals(
                List.of("my-qos-level-x"),
                OpenSmText.parse(text).getLevels().get(1).getNames());
    }

    @Test
    void anEntryAfterANameIsText() {
        assertErrors(level("use: a\nsl: 1").replace("name: gold\n", "name: gold mtu-limit: 3\n"), "9:23 entry-in-text");
    }

    @Test
    void aListOfNamesBreaksInTheNextLine() {
        assertErrors(group("port-name: h1/P1,\nh2/P2"), "11:1 broken-list");
    }

    @Test
    void eachLineOfABlockIsAnErrorOfItsOwn() {
        assertErrors(level("sl: 3\nfoo: 1\nbar: 2"), "11:1 unknown-keyword", "12:1 unknown-keyword");
    }

    @Test
    void textBetweenSectionsIsOneError() {
        assertErrors(OpenSmText.withDefault("hello\nworld 1 2 3\n"), "7:1 unexpected-text");
    }

    @Test
    void everySyntaxErrorMakesOpenSmRejectTheFile() {
        assertEquals(Verdict.REJECTS, OpenSmText.check("hello").opensm().orElseThrow());
    }

    @Test
    void aDefaultLevelThatCannotBeReadIsNotMissingToo() {
        assertErrors("hello\n", "1:1 unexpected-text");
        assertErrors(OpenSmText.withDefault("").replace("name: DEFAULT", "nam: DEFAULT"), "3:9 unknown-keyword");
    }

    @Test
    void noMessageSpeaksTheParsersLanguage() {
        String text = "qos-levels qos-level name: , sl: x 1-2 * node-type: CA end-port-group QOS 0x1:2 \"\n# x";
        List<Finding> findings = OpenSmText.check(text).findings();
        assertFalse(findings.isEmpty());
        for (Finding finding : findings) {
            assertFalse(finding.message().matches(".*(RULE_|mismatched|extraneous|EOF|<).*"), finding.message());
        }
    }

    @Test
    void aSuggestedNameIsShownAsItsDefinitionWritesIt() {
        String text = group("port-guid: 1").replace("name: a\n", "name: NFS servers\n")
                + "qos-match-rules\nqos-match-rule\ndestination: NFSserver\nqos-level-name: DEFAULT\nend-qos-match-rule\n"
                + "end-qos-match-rules\n";
        assertTrue(
                OpenSmText.check(text).findings().stream()
                        .anyMatch(found -> found.message().endsWith("did you mean 'NFS servers'?")),
                text);
    }
}
