package org.qos.dsl.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.PartitionMember.Selection;

/** What OpenSM reads from the port and the membership of a member entry. */
class MemberSelectionTest {

    @ParameterizedTest(name = "{0} selects {1}")
    @CsvSource(
            textBlock =
                    """
                    A,            ALL
                    AL,           ALL
                    ALL,          ALL
                    ALL_,         ALL_CAS
                    ALL_C,        ALL_CAS
                    ALL_CA,       ALL_CAS
                    ALL_CAS,      ALL_CAS
                    ALL_S,        ALL_SWITCHES
                    ALL_SW,       ALL_SWITCHES
                    ALL_SWITCHES, ALL_SWITCHES
                    ALL_R,        ALL_ROUTERS
                    ALL_ROUTERS,  ALL_ROUTERS
                    S,            SELF
                    SE,           SELF
                    SELF,         SELF
                    """)
    void aKeywordSelectsPortsByItsFirstLetters(String written, Selection ports) {
        assertEquals(new MemberSelection(Optional.of(ports), 0, false), MemberSelection.of(written));
    }

    @ParameterizedTest(name = "''{0}''")
    @ValueSource(strings = {"", "N", "NO", "NON", "NONE"})
    void noneAndAnEmptyEntrySelectNothingAndAreNotErrors(String written) {
        assertEquals(new MemberSelection(Optional.empty(), 0, false), MemberSelection.of(written));
    }

    @ParameterizedTest(name = "{0} is port GUID {1}")
    @CsvSource(
            textBlock =
                    """
                    1,                    1
                    0x1,                  1
                    0X1f,                 1f
                    17,                   11
                    010,                  8
                    +5,                   5
                    0x0002c9030000fffe,   2c9030000fffe
                    0x8000000000000000,   8000000000000000
                    0xffffffffffffffff,   ffffffffffffffff
                    18446744073709551615, ffffffffffffffff
                    18446744073709551616, ffffffffffffffff
                    -1,                   ffffffffffffffff
                    """)
    void aNumberIsAPortGuid(String written, String guid) {
        MemberSelection word = MemberSelection.of(written);
        assertEquals(Optional.of(Selection.PORT), word.ports());
        assertEquals(guid, Long.toHexString(word.portGuid()));
        assertFalse(word.malformed());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "00",
                "0x0",
                "0x",
                "-0",
                "x1",
                "1x",
                "08",
                "0x1g",
                "0x12 ",
                "1,2",
                "-",
                "all",
                "All",
                "ALLX",
                "ALL_X",
                "ALL_CASX",
                "self",
                "SELFX",
                "none",
                "NONEX",
                "P",
                "PORT",
                "full",
                "="
            })
    void anythingElseIsMalformed(String written) {
        MemberSelection word = MemberSelection.of(written);
        assertTrue(word.malformed());
        assertEquals(Optional.empty(), word.ports());
        assertEquals(0, word.portGuid());
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            textBlock =
                    """
                    '',      FULL
                    f,       FULL
                    ful,     FULL
                    full,    FULL
                    b,       BOTH
                    both,    BOTH
                    l,       LIMITED
                    lim,     LIMITED
                    limited, LIMITED
                    """)
    void aMembershipIsReadFromItsFirstLetters(String written, Membership intended) {
        assertEquals(Optional.of(intended), MemberSelection.membership(written));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"F", "Full", "fulll", "FULL", "bo th", "boths", "L", "limitd", "limiteds", "half", "1", " "})
    void anotherTextIsNotAMembership(String written) {
        assertEquals(Optional.empty(), MemberSelection.membership(written));
    }
}
