package org.qos.cli.roundtrip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.generator.Loss;
import org.qos.dsl.project.Language;
import org.qos.fabric.snapshot.IbnetdiscoverReader;

/** Every example does the same when it has been converted to the other spelling and back. */
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
    void doesTheSameInTheOtherSpellingAndBack(Path policy) throws IOException {
        List<String> refusals = roundTrip(policy).stream().map(Loss::code).toList();
        assertEquals(policy.equals(WITH_TCLASS) ? List.of("tclass-criterion") : List.of(), refusals);
    }

    @Test
    void thereAreExamples() throws IOException {
        assertFalse(policies().toList().isEmpty());
    }

    private static List<Loss> roundTrip(Path policy) throws IOException {
        Path site = policy.getParent();
        RoundTrip roundTrip = new RoundTrip(
                IbnetdiscoverReader.read(site.resolve("fabric.ibnetdiscover")).fabric(),
                Files.readString(site.resolve("partitions.conf")));
        return roundTrip.check(Files.readString(policy), language(policy));
    }

    private static Language language(Path file) {
        return Language.byFileName(file.getFileName().toString()).orElse(Language.OPTS);
    }
}
