package org.qos.conformity.quirk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.Finding;

/** What the check says of a policy with two causes; {@link CauseOrderIT} asks OpenSM about the same policies. */
class CauseOrderTest {

    static Stream<Quirk> causes() {
        return Quirk.in("causes.txt");
    }

    @ParameterizedTest
    @MethodSource("causes")
    void eachCauseHasItsFinding(Quirk cause) {
        List<String> codes = QuirkFindings.ofPolicy(cause.text()).findings().stream()
                .map(Finding::code)
                .toList();
        cause.code().ifPresent(code -> assertTrue(codes.contains(code), codes::toString));
    }

    @Test
    void theFirstThatOpenSmComesToDecides() {
        List<String> wrong = CausePair.all()
                .filter(pair -> QuirkFindings.ofPolicy(pair.text()).opensm().orElseThrow() != pair.verdict())
                .map(pair -> pair + ": "
                        + QuirkFindings.ofPolicy(pair.text()).opensm().orElseThrow())
                .toList();
        assertEquals(List.of(), wrong);
    }
}
