package org.qos.dsl.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which flag OpenSM reads from the first letters of a word: the first one in its order of comparison. */
class PartitionFlagTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            textBlock =
                    """
                    '',        MTU
                    m,         MTU
                    mt,        MTU
                    mtu,       MTU
                    r,         RATE
                    ra,        RATE
                    rate,      RATE
                    s,         SCOPE
                    sc,        SCOPE
                    scope,     SCOPE
                    sl,        SL
                    Q,         Q_KEY
                    Q_,        Q_KEY
                    Q_Key,     Q_KEY
                    T,         TCLASS
                    TClass,    TCLASS
                    F,         FLOW_LABEL
                    Flow,      FLOW_LABEL
                    FlowLabel, FLOW_LABEL
                    i,         IPOIB
                    ip,        IPOIB
                    ipoib,     IPOIB
                    d,         DEFMEMBER
                    def,       DEFMEMBER
                    defmember, DEFMEMBER
                    indx0,     INDX0
                    """)
    void theFirstLettersOfAFlagAreEnough(String written, PartitionFlag intended) {
        assertEquals(Optional.of(intended), PartitionFlag.of(written));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "M",
                "MTU",
                "mtux",
                "rates",
                "S",
                "SL",
                "slx",
                "scopes",
                "q_key",
                "Q_KEY",
                "Q_Keys",
                "t",
                "tclass",
                "f",
                "flowlabel",
                "I",
                "ipoibx",
                "in",
                "ind",
                "indx",
                "indx00",
                "default",
                "D",
                " mtu",
                "mtu ",
                "full"
            })
    void anotherTextOrAnotherCaseIsNotAFlag(String written) {
        assertEquals(Optional.empty(), PartitionFlag.of(written));
    }

    @ParameterizedTest
    @EnumSource
    void everyFlagIsReadFromItsWholeName(PartitionFlag flag) {
        assertEquals(Optional.of(flag), PartitionFlag.of(flag.keyword()));
    }

    @Test
    void anMgidLineTakesTheFlagsOfGroupsOnly() {
        Set<PartitionFlag> ofGroups = Stream.of(PartitionFlag.values())
                .filter(PartitionFlag::isOfGroup)
                .collect(Collectors.toSet());
        assertEquals(
                EnumSet.complementOf(EnumSet.of(PartitionFlag.IPOIB, PartitionFlag.DEFMEMBER, PartitionFlag.INDX0)),
                ofGroups);
    }
}
