package org.qos.dsl.check.rules.partitions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.testing.PartitionsText;

/** How faults of a partition file are fixed: automatically where only one text can be meant, else as a suggestion or not at all. */
class PartitionFixesTest {

    private static final String DEFAULT = "Default=0x7fff, ipoib : ALL=full ;\n";

    @ParameterizedTest(name = "{0}: {1} {2}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            textBlock =
                    """
                    # members without a comma between them
                    a=1: 0x1 0x2 ;                    | writes   | a=1: 0x1, 0x2 ;
                    a=1: SELF ALL ;                   | writes   | a=1: SELF, ALL ;
                    a=1: 0x1 0x1 ;                    | -        | -
                    a=1: 0x1 0x2=full ;               | -        | -
                    a=1: 0x1 0xg ;                    | -        | -
                    a=1: 0x1 foo ;                    | -        | -
                    a=1: 0x1 2 ;                      | -        | -
                    # a GUID without 0x, unless the definition has it already
                    a=1: 00000000000080ab ;           | writes   | a=1: 0x00000000000080ab ;
                    a=1: 0x1, 0x0x2 ;                 | writes   | a=1: 0x1, 0x2 ;
                    a=1: 0x2, 0x0x2 ;                 | suggests | a=1: 0x2, 0x2 ;
                    a=1: 0xAB, 0x0xab ;               | suggests | a=1: 0xAB, 0xab ;
                    a=1: 80ab ;                       | -        | -
                    # a keyword for ports
                    a=1: ALLL ;                       | writes   | a=1: ALL ;
                    a=1: 0x1, ALLL ;                  | writes   | a=1: 0x1, ALL ;
                    a=1: ALL, ALLL ;                  | suggests | a=1: ALL, ALL ;
                    a=1: 0x1, A ;                     | writes   | a=1: 0x1, ALL ;
                    a=1: 0x1,\\nA ;                   | -        | -
                    a=1: 0x1,\\n  A ;                 | -        | -
                    # a definition that is not ended
                    a=1: 0x1\\nb=2 : 0x2 ;            | suggests | a=1: 0x1 ;\\nb=2 : 0x2 ;
                    a=1: 0x1 # c\\n  b=2 : 0x2 ;      | suggests | a=1: 0x1 ; # c\\n  b=2 : 0x2 ;
                    a=1: 0x1\\nb=2 : 0x2              | suggests | a=1: 0x1 ;\\nb=2 : 0x2
                    a=1: 0x1=full\\nb : 0x2 ;         | suggests | a=1: 0x1=full ;\\nb : 0x2 ;
                    a=1: 0x1=full\\nb=2 : 0x2 ;       | suggests | a=1: 0x1=full ;\\nb=2 : 0x2 ;
                    a=1: ALL\\nb=2 : 0x2 ;            | suggests | a=1: ALL ;\\nb=2 : 0x2 ;
                    a=1: 0x1,\\nb=2 : 0x2 ;           | -        | -
                    a=1:\\nb=2 : 0x2 ;                | -        | -
                    a=1: 0x1, b=2 : 0x2 ;             | -        | -
                    a=1: 0x1\\nb=2 : 0x2 : 0x3 ;      | -        | -
                    # flags; letters that begin two of them may be either
                    a=1, ip: ALL ;                    | writes   | a=1, ipoib: ALL ;
                    a=1, s=3: ALL ;                   | -        | -
                    a=1, i: ALL ;                     | -        | -
                    a=1, ipobi: ALL ;                 | writes   | a=1, ipoib: ALL ;
                    a=1, colour=3: ALL ;              | -        | -
                    # not where the value does not fit the flag
                    a=1, ipobi=3: ALL ;               | suggests | a=1, ipoib=3: ALL ;
                    a=1, scoep=3: ALL ;               | writes   | a=1, scope=3: ALL ;
                    a=1, scoep: ALL ;                 | suggests | a=1, scope: ALL ;
                    a=1, scoep=: ALL ;                | suggests | a=1, scope=: ALL ;
                    a=1, scoep=3x: ALL ;              | suggests | a=1, scope=3x: ALL ;
                    a=1, defmebmer=full: ALL ;        | writes   | a=1, defmember=full: ALL ;
                    a=1, defmebmer=half: ALL ;        | suggests | a=1, defmember=half: ALL ;
                    # nor where it may be a part of the name, or two words
                    a, ipobi: ALL ;                   | suggests | a, ipoib: ALL ;
                    a=1, ip oib: ALL ;                | suggests | a=1, ipoib: ALL ;
                    a=1:\\nmgid=ff12::1, scoep=3\\nALL ; | writes | a=1:\\nmgid=ff12::1, scope=3\\nALL ;
                    # values of flags
                    a=1, defmember=limted: ALL ;      | writes   | a=1, defmember=limited: ALL ;
                    a=1, defmember=x: ALL ;           | -        | -
                    a=1, defmember: ALL ;             | -        | -
                    a=1, sl=16: ALL ;                 | -        | -
                    a=1, ipoib, mtu=2048: ALL ;       | writes   | a=1, ipoib, mtu=4: ALL ;
                    a=1, ipoib, mtu=2048x: ALL ;      | -        | -
                    a=1, ipoib, mtu=6: ALL ;          | -        | -
                    a=1, ipoib, rate=40: ALL ;        | suggests | a=1, ipoib, rate=7: ALL ;
                    a=1, ipoib, rate=600: ALL ;       | suggests | a=1, ipoib, rate=22: ALL ;
                    a=1, ipoib, rate=800: ALL ;       | -        | -
                    a=1, ipoib, rate=23: ALL ;        | -        | -
                    # memberships, unless they begin before the equals sign
                    a=1: 0x1=fulll ;                  | writes   | a=1: 0x1=full ;
                    a=1: 0x1=half ;                   | -        | -
                    a=1: 0x1f=ull ;                   | -        | -
                    a=1: 0x1f=fulll ;                 | writes   | a=1: 0x1f=full ;
                    a=1: 0x1= ;                       | -        | -
                    # P_Keys of four hexadecimal digits
                    a=80ab: ALL ;                     | writes   | a=0x80ab: ALL ;
                    a=80abc: ALL ;                    | -        | -
                    a=one: ALL ;                      | -        | -
                    """)
    void aFaultIsFixed(String text, String how, String fixed) {
        String written = DEFAULT + text.replace("\\n", "\n") + "\n";
        Finding first = PartitionsText.check(written).findings().stream()
                .filter(finding -> !finding.code().equals("partition-without-full-member"))
                .findFirst()
                .orElseThrow();
        assertFalse(CheckedFile.isInternalError(first.code()), first::message);
        Optional<String> chosen = Fixes.apply(written, Fixes.chosen(List.of(first)));
        assertEquals(
                fixed == null ? "no fix" : how + " " + fixed + "\\n",
                chosen.map(after -> (first.automaticFix().isPresent() ? "writes " : "suggests ")
                                + after.substring(DEFAULT.length()).replace("\n", "\\n"))
                        .orElse("no fix"),
                first::message);
    }

    @Test
    void theLastLineMayLackItsEnd() {
        String written = DEFAULT + "a=1: 0x1\nb=2 : 0x2 ;";
        assertEquals(
                Optional.of(DEFAULT + "a=1: 0x1 ;\nb=2 : 0x2 ;"),
                Fixes.apply(
                        written,
                        Fixes.chosen(PartitionsText.check(written).findings().subList(0, 1))));
    }
}
