package org.qos.dsl.check.rules.partitions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.testing.PartitionsText;

class PartitionsRulesTest {

    /** The members of most partitions here are limited. */
    private static final String LIMITED_ALONE = "partition-without-full-member";

    private static final String DEFAULT = "Default=0x7fff, ipoib : ALL=full ;\n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "storage=0x8010, sl=3, defmember=full, indx0 :\n    0x1, 0x2=both\n    SELF=limited, ALL_CAS ;\n",
                "a=0x10, ipoib, mtu=5, rate=16, Q_Key=0xb1b, TClass=1, FlowLabel=1, scope=2 :\n"
                        + "mgid=ff12:401b::5,sl=3\nALL ;",
                "# all\na : NONE ; b : ALL ;",
            })
    void nothingIsWrongWithWhatOpenSmReadsAsWritten(String text) {
        assertEquals("", findings(DEFAULT + text));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "a=1 ALL ;|2:1 partition-definition-unreadable",
                "a=1: ALL ;;|2:11 partition-definition-unreadable",
                "a=one: ALL ;|2:3 partition-pkey-malformed",
                "a=: ALL ;|2:2 partition-pkey-malformed",
                "1st: ALL ;|2:1 partition-pkey-malformed",
                "a=1: 0, 0x2 ;|2:6 partition-port-malformed",
                "a=1: 0x1 0x2 ;|2:6 partition-port-malformed",
                "a=1: 0x1g=full ;|2:6 partition-port-malformed",
            })
    void whatOpenSmRejectsIsAnError(String text, String finding) {
        CheckedFile checked = PartitionsText.check(DEFAULT + text + "\n");
        assertEquals(finding, findings(checked));
        assertTrue(checked.hasErrors());
        assertEquals(Optional.of(Verdict.REJECTS), checked.opensm());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "a=1, s=3: ALL ;|2:6 partition-flag-abbreviated",
                "a=1, i: ALL ;|2:6 partition-flag-abbreviated",
                "a=1, : ALL ;|2:5 partition-flag-abbreviated",
                "a=1, colour=3: ALL ;|2:6 partition-flag-unknown",
                "a=1, sl=16: ALL ;|2:6 partition-flag-value",
                "a=1, scope=0: ALL ;|2:6 partition-flag-value",
                "a=1, mtu: ALL ;|2:6 partition-flag-value",
                "a=1, defmember=half: ALL ;|2:6 partition-flag-value",
                "a=1, FlowLabel=0x100000: ALL ;|2:6 partition-flag-value",
                "a=1, ipoib, mtu=2048: ALL ;|2:13 partition-mtu-rate-out-of-range",
                "a=1, ipoib, rate=1: ALL ;|2:13 partition-mtu-rate-out-of-range",
                "a=1, ipoib, rate=23: ALL ;|2:13 partition-mtu-rate-out-of-range",
                "a=1: 0x1=Full ;|2:10 partition-membership-unknown",
                "a=1: 0x1= ;|2:6 partition-membership-unknown",
                "a=1: A=full ;|2:6 partition-member-abbreviated",
                "a=0xffff: ALL ;|2:1 duplicate-pkey",
            })
    void whatOpenSmReadsAsSomethingElseIsAWarning(String text, String finding) {
        CheckedFile checked = PartitionsText.check(DEFAULT + text + "\n");
        assertEquals(finding, findings(checked));
        assertEquals(Optional.of(Verdict.ACCEPTS), checked.opensm());
    }

    @Test
    void semicolonOnALineOfItsOwn() {
        assertEquals("2:1 partition-definition-unreadable", findings("Default=0x7fff:\n;\n"));
        assertTrue(message("Default=0x7fff: ALL\n;\n").contains("';' does not follow a member"));
    }

    @Test
    void carriageReturnsAreText() {
        assertEquals("1:26 partition-definition-unreadable", findings("Default=0x7fff: ALL=full;\r\n"));
        assertEquals("1:26 partition-definition-unreadable", findings("Default=0x7fff: ALL=full;\r\na=1: 0x1;\r\n"));
    }

    @Test
    void missingSemicolonIsGuessed() {
        String message = message(DEFAULT + "a=1: 0x1\nb : 0x2 ;\n");
        assertTrue(message.contains("or end the definition above with ';'"), message);
    }

    @Test
    void missingSemicolonIsOneErrorWhateverTheNextDefinitionHas() {
        assertEquals(
                "3:1 partition-port-malformed", findings(DEFAULT + "a=1: 0x1\nb=2, ipoib, sl=3: ALL_CAS, SELF ;\n"));
        assertEquals(
                "2:6 partition-port-malformed 3:1 partition-port-malformed",
                findings(DEFAULT + "a=1: 0xz1\nb=2, ipoib: ALL_CAS=half ;\n"));
        assertEquals(
                "2:6 partition-port-malformed 2:12 partition-port-malformed 3:1 partition-port-malformed",
                findings(DEFAULT + "a=1: 0xz1, 0xz2\nb : 0x2 ;\n"));
        assertEquals("3:6 partition-port-malformed", findings(DEFAULT + "a=1: 0x1\nALL, b : 0x2 ;\n"));
    }

    @Test
    void emptyFile() {
        CheckedFile checked = PartitionsText.check("# nothing\n");
        assertEquals("partition-file-empty", checked.findings().get(0).code());
        assertEquals(Optional.of(Verdict.REJECTS), checked.opensm());
    }

    @Test
    void defaultPartitionThatIsNotNamed() {
        assertEquals("1:1 default-partition-limited", findings("a=1: ALL ;"));
        assertEquals("", findings("Default: SELF=full ;"));
        assertEquals("", findings("all=0xffff: SELF=full ;"));
    }

    @Test
    void laterDefinitionOfAPkeyHasNoNameOfItsOwn() {
        assertTrue(message(DEFAULT + "a=1: 0x1 ;\nb=0x8001: 0x2 ;\n").contains(", and no partition is called b; "));
        assertEquals("3:1 duplicate-pkey", findings(DEFAULT + "a=1: 0x1 ;\na=1: 0x2 ;\n"));
    }

    @Test
    void groupsOfMgidLines() {
        assertEquals("3:1 partition-mgid-not-multicast", findings(DEFAULT + "a=1:\nmgid=fe80::1,sl=1\nALL ;\n"));
        assertEquals("3:15 partition-flag-unknown", findings(DEFAULT + "a=1:\nmgid=ff12::1, ipoib\nALL ;\n"));
        assertEquals("3:15 partition-flag-value", findings(DEFAULT + "a=1:\nmgid=ff12::1, sl=16\nALL ;\n"));
        CheckedFile crash = PartitionsText.check(DEFAULT + "a=1:\nmgid\nALL ;\n");
        assertEquals("3:1 partition-mgid-missing", findings(crash));
        assertEquals(Optional.of(Verdict.CRASHES), crash.opensm());
    }

    @Test
    void restOfALongLineIsAnotherOne() {
        String line = "a=1: " + "0x1,".repeat(1022) + ",0x22, 0x3 ;\n";
        assertEquals("2:4095 partition-line-too-long", findings(DEFAULT + line));
    }

    @Test
    void messageSaysWhatWasExpectedAndWhatOpenSmDoes() {
        String message = message(DEFAULT + "storage 0x8010 : 0x1\nb=2 0x2");
        assertTrue(message.startsWith("'b' is neither a port GUID"), message);
        assertTrue(message.contains("; OpenSM discards the file and makes only the default partition; "), message);
        assertTrue(message(DEFAULT + "a=1, ipoib, mtu=4096: ALL ;").contains("write 5 for 4096 bytes"));
    }

    @Test
    void ofTwoPartitionsOfAllPortsTheBytesOfThePkeyChoose() {
        assertEquals(
                "2:1 common-pkey-by-bytes", findings(DEFAULT + "a=0x20, sl=1: ALL=full ;\nb=0x100, sl=2: ALL=full ;"));
        assertEquals("", findings(DEFAULT + "a=0x20, sl=1: ALL=full ;\nb=0x100, sl=1: ALL=full ;"));
        assertEquals("", findings(DEFAULT + "a=0x20, sl=1: ALL=full ;\nb=0x100, sl=2: ALL ;"));
        assertEquals("", findings(DEFAULT + "a=0x20, sl=1: ALL=full ;\nb=0x100, sl=2: 0x1=full ;"));
    }

    private static String findings(String text) {
        return findings(PartitionsText.check(text));
    }

    private static String findings(CheckedFile checked) {
        return checked.findings().stream()
                .filter(f -> !f.code().equals(LIMITED_ALONE))
                .map(f -> f.line() + ":" + f.column() + " " + f.code())
                .collect(Collectors.joining(" "));
    }

    private static String message(String text) {
        return PartitionsText.check(text).findings().stream()
                .filter(f -> !f.code().equals(LIMITED_ALONE))
                .map(Finding::message)
                .findFirst()
                .orElse("");
    }
}
