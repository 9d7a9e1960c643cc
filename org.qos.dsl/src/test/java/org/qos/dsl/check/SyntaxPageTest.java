package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.dsl.opensm.syntax.SyntaxCode;

/** The page of the syntax errors names each code that there is, and no other. */
class SyntaxPageTest {

    private static final Path RFC_PARSER = Path.of("src", "main", "java", "org", "qos", "dsl", "rfc", "parser");
    private static final Pattern CODE_OF_MISTAKE =
            Pattern.compile("Mistake\\.of\\(\\s*(?:[A-Za-z= ]+\\? )?\"([a-z-]+)\"(?: : \"([a-z-]+)\")?");

    @Test
    void codesOfTheOpenSmSpelling() {
        assertEquals(
                Arrays.stream(SyntaxCode.values()).map(SyntaxCode::code).collect(Collectors.toCollection(TreeSet::new)),
                codes("OpenSM syntax"));
    }

    @Test
    void codesOfTheRfcSpelling() throws IOException {
        assertEquals(codesInParser(), codes("RFC syntax"));
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

    private static Set<String> codesInParser() throws IOException {
        Set<String> codes = new TreeSet<>();
        try (Stream<Path> files = Files.list(RFC_PARSER)) {
            for (Path file : files.toList()) {
                CODE_OF_MISTAKE
                        .matcher(Files.readString(file))
                        .results()
                        .flatMap(SyntaxPageTest::groups)
                        .forEach(codes::add);
            }
        }
        return codes;
    }

    private static Stream<String> groups(MatchResult match) {
        return match.group(2) == null ? Stream.of(match.group(1)) : Stream.of(match.group(1), match.group(2));
    }
}
