package org.qos.dsl.check.rules.enhancedqos;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link BwMalformed} reports, and what it accepts. */
class BwMalformedTest {

    private static final RuleTester RULE = new RuleTester(new BwMalformed());

    private static final String NAMES = "BW_NAMES\nstorage = 40000\nbackup = 0\nBW_RULES\n";

    @Test
    void reportsTextOutsideOfTheSections() {
        RULE.enhancedQos("«storage = 1»\nBW_NAMES\na = 1\nBW_RULES «default»\ndefault = 1:a\n")
                .reports(ERROR, ERROR)
                .saying("'storage = 1' is not an entry of a section", "after BW_NAMES or BW_RULES");
    }

    @Test
    void suggestsASectionForASimilarWord() {
        RULE.enhancedQos("«bw_names»\nBW_NAMES\nBW_RULES\n").reports(ERROR).saying("did you mean BW_NAMES?");
    }

    @Test
    void reportsAByteOrderMarkAndReadsTheFirstLine() {
        RULE.enhancedQos("«\uFEFF»BW_NAMES\na = 1\nBW_RULES\ndefault = 1:a\n")
                .reports(ERROR)
                .saying(
                        "the file begins with a byte order mark; what OpenSM does with the file is undefined; save the file without it");
    }

    @Test
    void reportsControlCharactersInNames() {
        RULE.enhancedQos("BW_NAMES\n«a\033[31m» = 1\nb\tc = 2\nBW_RULES\n«d\0» = 1:a\033[31m\n")
                .reports(ERROR, ERROR)
                .saying("the name of the rate limit has the control character \\x1b; ", "\\x00; ");
    }

    @Test
    void reportsControlCharactersOutsideOfEntries() {
        RULE.enhancedQos("«\1\2»\nBW_NAMES\nBW_RULES\n")
                .reports(ERROR)
                .saying("the line has the control character \\x01; ");
    }

    @Test
    void reportsABandwidthWithoutARate() {
        RULE.enhancedQos("BW_NAMES\n«a»\n«b» =\nBW_RULES\n")
                .reports(ERROR, ERROR)
                .saying("'a' has no rate limit", "write 'b = ' and a rate limit in Mb/s");
    }

    @Test
    void reportsARateThatIsNotADecimalNumber() {
        RULE.enhancedQos("BW_NAMES\na = «40 Gb/s»\nb = «-1»\nc = «0x10»\nd = «1 = 2»\nBW_RULES\n")
                .reports(ERROR, ERROR, ERROR, ERROR);
    }

    @Test
    void reportsARuleWithoutSls() {
        RULE.enhancedQos(NAMES + "«default»\n«Group one» = \n")
                .reports(ERROR, ERROR)
                .saying("write 'default = sl:name'", "'Group one' has no SL");
    }

    @Test
    void reportsACommaWithoutAnSl() {
        RULE.enhancedQos(NAMES + "«default» = 1:storage,,2:storage\n«0x1» = ,1:storage\n«0x2» = 1:storage,\n")
                .reports(ERROR, ERROR, ERROR);
    }

    @Test
    void reportsAnSlThatIsNotANumber() {
        RULE.enhancedQos(NAMES + "default = «all»:storage, «1.5»:storage\n").reports(ERROR, ERROR);
    }

    @Test
    void reportsAnSlWithoutARateLimit() {
        RULE.enhancedQos(NAMES + "default = «1», «2»:\n")
                .reports(ERROR, ERROR)
                .saying("SL 1 has no", "'2:' and a name");
    }

    @Test
    void reportsANameWithoutAnSl() {
        RULE.enhancedQos(NAMES + "default = «:storage»\n").reports(ERROR).saying("no SL before");
    }

    @Test
    void acceptsEntriesInAnyLayout() {
        RULE.enhancedQos(
                        " BW_NAMES # all\r\n\tmy storage=40000\r\nBW_RULES\n# one\nmy group=1 : my storage ,2:my storage\n")
                .accepts();
    }
}
