package org.qos.dsl.check.rules.policytest;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link TestMalformed} reports, and what it accepts. */
class TestMalformedTest {

    private static final RuleTester RULE = new RuleTester(new TestMalformed());

    private static final String WELL_FORMED =
            """
            policy "site.qos"  # the policy
            fabric fabric.ibnetdiscover
            test "first" for all {
                from group "A" to any service iser class 3
                to "n1 HCA-1/P1" from 0x1 mtu > 3
                expect not level "X" sl 3
                expect default rule 2
            }
            test 'second' { from 1 to fe80::1 client srp service 0x9 expect no path vl 2 mtu 4 rate 3 pkey 0x7fff }
            """;

    @Test
    void acceptsWellFormedTests() {
        RULE.tests(WELL_FORMED).accepts();
    }

    @Test
    void acceptsAByteOrderMark() {
        RULE.tests("\uFEFF" + WELL_FORMED).accepts();
    }

    @Test
    void acceptsAnEmptyFile() {
        RULE.tests("").accepts();
    }

    @Test
    void reportsTheFirstStrayTokenOfALine() {
        RULE.tests("«tset» \"a\" { from any to any\n").reports(ERROR).saying("did you mean 'test'?");
        RULE.tests("«cases» \"a\" { from any to any\n").reports(ERROR).saying("expected test or one of: policy");
        RULE.tests("«polcy» \"a\"\n«fabrik» \"b\"\n").reports(ERROR, ERROR);
    }

    @Test
    void reportsATestWithAMisspelledKeywordOnce() {
        RULE.tests(
                        """
                        «Test» "a" {
                            from any to any
                            # the default
                            expect default
                        }
                        «Test» "b" {
                            from any to any
                        }
                        «x»
                        """)
                .reports(ERROR, ERROR, ERROR);
    }

    @Test
    void namesTheCodeOfAnMtuInBytesAndOfARateInGigabits() {
        RULE.tests("test \"a\" {\nfrom any to any expect mtu «2048»\n}\n")
                .reports(ERROR)
                .saying("expected 1 to 5 (2048 bytes is code 4)");
        RULE.tests("test \"a\" {\nfrom any to any expect rate «100»\n}\n")
                .reports(ERROR)
                .saying("expected 2 to 24 (100 Gb/s is code 16)");
    }

    @Test
    void namesAKeywordThatIsSimilar() {
        RULE.tests("test \"a\" {\nfrom any to any\n«expects» level x\n}\n")
                .reports(ERROR)
                .saying("did you mean 'expect'?");
    }

    @Test
    void reportsATokenThatBeginsNoStatement() {
        RULE.tests("test \"a\" {\n«form» any to any\nfrom any to any expect default\n}\n")
                .reports(ERROR);
    }

    @Test
    void reportsAnUnknownKeywordOfARequest() {
        RULE.tests("test \"a\" {\nfrom any «two» any expect default\n}\n")
                .reports(ERROR)
                .saying("is not a keyword of requests");
    }

    @Test
    void reportsEachErrorOfARequest() {
        RULE.tests(
                        "test \"a\" {\nfrom any to «nowhere» class «9999» sl 1 pkey 1 «pkey» 2 mtu «5» client «foo» expect default\n}\n")
                .reports(ERROR, ERROR, ERROR, ERROR, ERROR);
    }

    @Test
    void reportsADestinationThatIsGivenTwice() {
        RULE.tests("test \"a\" {\nfrom 7 to 8 «to» 9 expect default\n}\n")
                .reports(ERROR)
                .saying("\"to\" is given twice");
        RULE.tests("test \"a\" {\nfrom 7 to 8 «to» 9 service 5 «service» 6 expect default\n}\n")
                .reports(ERROR, ERROR);
    }

    @Test
    void reportsAMissingEndNextToOtherErrors() {
        RULE.tests("test \"a\" {\n«from» 7 service 5 «service» 6 expect default\n}\n")
                .reports(ERROR, ERROR);
        RULE.tests("test \"a\" {\n«to» 7 expect default\n}\n").reports(ERROR).saying("a request needs a source;");
    }

    @Test
    void reportsEachErrorOfAnExpectation() {
        RULE.tests("test \"a\" {\nfrom any to any expect «lvl» 3 sl «77» not default «no» vl 4 mtu «x»\n}\n")
                .reports(ERROR, ERROR, ERROR, ERROR);
    }

    @Test
    void reportsANumberBeyondAllNumbers() {
        RULE.tests("test \"a\" {\nfrom any to any expect rule «99999999999999999999»\n}\n")
                .reports(ERROR)
                .saying("rule 99999999999999999999 is out of range");
    }

    @Test
    void reportsAnUnknownKeywordOfAnExpectation() {
        RULE.tests("test \"a\" {\nfrom any to any expect «lvl» 3\n}\n")
                .reports(ERROR)
                .saying("is not a keyword of expectations");
    }

    @Test
    void reportsAMissingValue() {
        RULE.tests("test \"a\" {\nfrom any to any expect «level»\n}\n")
                .reports(ERROR)
                .saying("the value after \"level\" is missing");
    }

    @Test
    void reportsANumberOutOfRange() {
        RULE.tests("test \"a\" {\nfrom any to any sl «16» expect sl «77»\n}\n").reports(ERROR, ERROR);
    }

    @Test
    void reportsWhatAClientDoesNotSend() {
        RULE.tests("test \"a\" {\n«from» any to any client ipoib service 3\nexpect default\n}\n")
                .reports(ERROR)
                .saying("the client ipoib does not let a request set the Service-ID");
    }

    @Test
    void reportsAMissingServiceIdOfAClientThatHasNoUsualOne() {
        RULE.tests("test \"a\" {\n«from» any to any client srp\nexpect default\n}\n")
                .reports(ERROR)
                .saying("the client srp needs a Service-ID");
    }

    @Test
    void acceptsAClientThatAsksByLidsForAnyPorts() {
        RULE.tests("test \"a\" {\nfrom any to group \"A\" client mpi\nexpect default\n}\n")
                .accepts();
    }

    @Test
    void reportsAnExpectationOfNothing() {
        RULE.tests("test \"a\" {\nfrom any to any «expect»\n}\n").reports(ERROR).saying("the expectation is empty");
    }

    @Test
    void reportsWhatAClientDoesNotSendInAClaimForAllRequests() {
        RULE.tests("test \"a\" for all {\n«from» any to any client mpi pkey 0x10\nexpect default\n}\n")
                .reports(ERROR)
                .saying("the client mpi does not let a request set the P_Key");
        RULE.tests("test \"a\" for all {\nfrom any to any client srp\nexpect default\n}\n")
                .accepts();
    }

    @Test
    void reportsMissingPartsOfATest() {
        RULE.tests("«test» {\n}\n").reports(ERROR).saying("has no name");
        RULE.tests("«test» \"a\"\n").reports(ERROR).saying("has no '{'");
        RULE.tests("«test» \"a\" {\n").reports(ERROR).saying("has no '}'");
        RULE.tests("test \"a\" «for» {\n}\n").reports(ERROR).saying("write 'for all'");
        RULE.tests("test \"a\" «always» {\n}\n").reports(ERROR).saying("is not expected here");
    }

    @Test
    void reportsTheTestBeforeOneThatBeginsTooEarly() {
        RULE.tests("«test» \"a\" {\nfrom any to any expect default\ntest \"b\" {\n}\n")
                .reports(ERROR);
    }

    @Test
    void reportsHeadersWithoutAFileOrGivenTwice() {
        RULE.tests("«policy»\ntest \"a\" {\n}\n").reports(ERROR).saying("is missing");
        RULE.tests("policy \"a\"\n«policy» \"b\"\n").reports(ERROR).saying("given twice");
    }

    @Test
    void reportsAQuoteThatIsNotClosed() {
        RULE.tests("test \"a\" {\nfrom group «\"A to any»\nexpect default\n}\n")
                .reports(ERROR)
                .saying("the quote is not closed");
    }

    @Test
    void reportsAProofAboutAPath() {
        RULE.tests("test \"a\" for all {\nfrom any to any\n«expect» no path\n}\n")
                .reports(ERROR)
                .saying("cannot be proved");
    }
}
