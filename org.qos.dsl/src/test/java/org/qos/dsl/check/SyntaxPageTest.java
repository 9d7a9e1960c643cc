package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qos.dsl.language.SyntaxCode;

/** The page of the syntax errors names each code that there is, and no other. */
class SyntaxPageTest {

    @Test
    void codesOfBothSyntaxes() {
        Set<String> codes = codes("OpenSM syntax");
        codes.addAll(codes("RFC syntax"));
        assertEquals(
                Arrays.stream(SyntaxCode.values()).map(SyntaxCode::code).collect(Collectors.toCollection(TreeSet::new)),
                codes);
    }

    @Test
    void codesOfNamesThatMeanNothing() {
        assertEquals(Set.of("unknown-group", "unknown-level"), codes("Names"));
    }

    private static Set<String> codes(String section) {
        return SyntaxPage.entries().stream()
                .filter(entry -> entry.section().equals(section))
                .map(SyntaxPage.Entry::code)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
