package org.qos.conformity.quirk;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;

/** What the check says of the oddities; {@link QuirksIT} asks OpenSM about the same files. */
class QuirkFindingsTest {

    static Stream<Quirk> policies() {
        return Quirk.in("policies.txt");
    }

    static Stream<Quirk> partitions() {
        return Quirk.in("partitions.txt");
    }

    static Stream<Quirk> options() {
        return Quirk.in("options.txt");
    }

    @ParameterizedTest
    @MethodSource("policies")
    void ofAPolicy(Quirk quirk) {
        QuirkFindings.assertExpected(quirk, QuirkFindings.ofPolicy(quirk.text()));
    }

    @ParameterizedTest
    @MethodSource("partitions")
    void ofAPartitionFile(Quirk quirk) {
        QuirkFindings.assertExpected(quirk, QuirkFindings.of(quirk.text(), new PartitionsLanguage()));
    }

    @ParameterizedTest
    @MethodSource("options")
    void ofAnOptionFile(Quirk quirk) {
        QuirkFindings.assertExpected(quirk, QuirkFindings.of(quirk.text(), new OptionsLanguage()));
    }
}
