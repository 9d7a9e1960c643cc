package org.qos.dsl.generator.roundtrip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.language.Language;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.PolicySyntax;

/** Every example does the same when it has been converted to the other syntax and back. */
class ExamplesRoundTripTest {

    private static final Path EXAMPLES = Path.of("..", "examples");

    /** The example that compares the TClass, as the RFC of 2006 did; OpenSM cannot. */
    private static final Path WITH_TCLASS = EXAMPLES.resolve("lab-2006").resolve("policy.qos");

    static Stream<Path> policies() throws IOException {
        try (Stream<Path> files = Files.walk(EXAMPLES, 2)) {
            return files.filter(file -> language(file).isPolicy()).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("policies")
    void doesTheSameInTheOtherSyntaxAndBack(Path policy) throws IOException {
        Path snapshot = policy.resolveSibling("fabric.ibnetdiscover");
        assertEquals(
                refusals(policy),
                roundTrip(policy, IbnetdiscoverReader.read(snapshot).fabric()));
    }

    @ParameterizedTest
    @MethodSource("policies")
    void doesTheSameWithoutAFabricWherePortsAreGuids(Path policy) throws IOException {
        assertEquals(refusals(policy), roundTrip(policy, Fabric.EMPTY));
    }

    private static List<String> refusals(Path policy) {
        return policy.equals(WITH_TCLASS) ? List.of("tclass-criterion") : List.of();
    }

    @Test
    void thereAreExamplesInBothSyntaxes() throws IOException {
        assertTrue(policies().anyMatch(policy -> language(policy).is(PolicySyntax.RFC)));
        assertTrue(policies().anyMatch(policy -> language(policy).is(PolicySyntax.OPENSM)));
    }

    private static List<String> roundTrip(Path policy, Fabric fabric) throws IOException {
        String partitions = Files.readString(policy.resolveSibling("partitions.conf"));
        return new RoundTrip(fabric, partitions)
                .check(Files.readString(policy), language(policy).syntax().orElseThrow()).stream()
                        .map(loss -> loss.code().code())
                        .toList();
    }

    private static Language language(Path file) {
        return Language.byFileName(file.getFileName().toString()).orElse(new OptionsLanguage());
    }
}
