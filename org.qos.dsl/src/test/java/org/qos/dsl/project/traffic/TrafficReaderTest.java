package org.qos.dsl.project.traffic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.analysis.simulation.traffic.OfferedLoad;
import org.qos.analysis.simulation.traffic.TrafficClass;
import org.qos.analysis.simulation.traffic.TrafficPattern;
import org.qos.dsl.project.settings.YamlProblem;

class TrafficReaderTest {

    @Test
    void aClassHasWhatIsWritten() throws IOException {
        TrafficFile file = TrafficReader.read(
                """
                traffic:
                  - name: storm
                    pattern: checkpoint
                    from: [Compute, login/P1]
                    to: Storage
                    request: service 0x10
                    load: 12.5
                """);

        TrafficClass traffic = file.classes().get(0);
        assertEquals(List.of(), file.problems());
        assertEquals("storm", traffic.name());
        assertEquals(TrafficPattern.CHECKPOINT, traffic.pattern());
        assertEquals(List.of("Compute", "login/P1"), traffic.from());
        assertEquals(List.of("Storage"), traffic.to());
        assertEquals(OptionalLong.of(0x10), traffic.request().serviceId());
        assertEquals(12.5, traffic.load().of(100));
    }

    @Test
    void allButThePatternHasADefault() throws IOException {
        TrafficClass traffic =
                TrafficReader.read("traffic:\n  - pattern: ring\n").classes().get(0);

        assertEquals("ring 1", traffic.name());
        assertEquals(List.of("any"), traffic.from());
        assertEquals(OfferedLoad.MAX, traffic.load());
    }

    @Test
    void aPercentageIsThatOfTheLink() throws IOException {
        TrafficFile file = TrafficReader.read("traffic:\n  - pattern: ring\n    load: 25%\n");

        assertEquals(50, file.classes().get(0).load().of(200));
    }

    @Test
    void anItemWithoutAValueIsReportedAtIt() throws IOException {
        TrafficFile file =
                TrafficReader.read("traffic:\n  - pattern: ring\n    from:\n      - a\n      -\n      - b\n");

        assertEquals(
                List.of(5),
                file.problems().stream().map(problem -> problem.line()).toList());
    }

    @Test
    void aLongNameIsReported() throws IOException {
        TrafficFile file = TrafficReader.read("traffic: [{pattern: ring, name: " + "x".repeat(101) + "}]\n");

        assertEquals(
                List.of("a name has no more than 100 characters; this one has 101"),
                file.problems().stream().map(problem -> problem.message()).toList());
    }

    @Test
    void aSecondDocumentIsReported() throws IOException {
        TrafficFile file = TrafficReader.read("traffic: [{pattern: ring}]\n---\ntraffic: [{pattern: incast}]\n");

        assertEquals(
                List.of("a second document is not read; remove the '---' before it, or the document"),
                file.problems().stream().map(problem -> problem.message()).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    traffic: []                             | 1:10 expected a list of classes of traffic for 'traffic'
                    flows: 1                                | 1:1 unknown key 'flows'; expected 'traffic'
                    ''                                      | 1:1 expected 'traffic:' with a list of classes of traffic
                    traffic: [{patern: ring}]               | 1:12 unknown key 'patern'; did you mean 'pattern'?
                    traffic: [{pattern: ring, to: a}]       | 1:27 a ring has no 'to'; its senders receive
                    traffic: [{pattern: ring, from: []}]    | 1:33 expected a port group of the policy, a port, or any
                    traffic: [{patern: ring}]               | 1:12 unknown key 'patern'; did you mean 'pattern'?
                    traffic: [{pattern: ring, load: 0}]     | 1:33 expected max, a rate above 0 and below 1000000 Gb/s such as 12.5, or a part of the link up to 100% such as 10%, with up to 6 decimals, not '0'
                    traffic: [{pattern: ring, load: 30 %}]  | 1:33 expected max, a rate above 0 and below 1000000 Gb/s such as 12.5, or a part of the link up to 100% such as 10%, with up to 6 decimals, not '30 %'; write no space before %
                    traffic: [{pattern: ring, name: x}, {pattern: incast, name: x}] | 1:61 there are two classes of traffic 'x'; choose another name
                    traffic: [{pattern: ring, name: ' '}]   | 1:33 expected a name
                    traffic: [{pattern: ring, request: from x to y}] | 1:36 the request 'from x to y': 'from' is a key of the class, not a field of its request
                    traffic: [{pattern: ring, from: [a, ~, b]}] | 1:37 expected a port group of the policy, a port, or any
                    traffic: [{pattern: ring, pattern: x}]  | 1:27 'pattern' is given twice
                    traffic: [{pattern: ring, load: 150%}]  | 1:33 a load of 150% is more than the link of the sender takes; write max
                    traffic: [{pattern: &p ring}, {pattern: *p}] | 1:41 the alias '*p' is not resolved; write its value here
                    traffic: [7]                            | 1:11 expected a class of traffic, with keys such as 'pattern', 'from' and 'to'
                    """)
    void errorsHaveAPlace(String text, String expected) throws IOException {
        List<String> problems = TrafficReader.read(text).problems().stream()
                .map(problem -> problem.line() + ":" + problem.column() + " " + problem.message())
                .toList();

        assertEquals(
                expected, problems.stream().filter(expected::equals).findFirst().orElse(problems.toString()));
    }

    @Test
    void aClassWithAnErrorKeepsItsNameAndItsEnds() throws IOException {
        TrafficFile file = TrafficReader.read(
                "traffic:\n  - {name: a, pattern: incst, from: A}\n  - {name: a, pattern: ring, load: 0, from: B}\n");

        assertEquals(
                List.of("unknown pattern 'incst'; did you mean 'incast'?", "there are two classes of traffic 'a'"),
                file.problems().stream()
                        .map(YamlProblem::message)
                        .filter(message -> !message.contains("load"))
                        .map(message -> message.replaceFirst("; choose.*", ""))
                        .filter(message -> !message.startsWith("expected"))
                        .toList());
        assertEquals(
                List.of("A", "B"),
                file.places().stream().map(place -> place.from().get(0).text()).toList());
    }
}
