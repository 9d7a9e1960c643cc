package org.qos.dsl.project.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.analysis.design.DesignClass;
import org.qos.analysis.design.DesignPartition;
import org.qos.analysis.design.Requirement;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.settings.YamlRegion;
import org.qos.runtime.policy.Ranges;

/** Intents are read with their places, and their schema takes what the reader takes. */
class IntentReaderTest {

    private static final String SITE =
            """
            site:
              vls: 8
              mtu: 2048
              table-entries: 16
              reserved-sls: [1, 7]
              routing-engine: ftree
            groups:
              Servers: [oss*, 0x0008f10600010021]
              Rack 1: n1
            partitions:
              - name: jobs
                pkey: 0x0101
                ipoib: false
                members: [sm, Rack 1]
                limited: Servers
            classes:
              - name: DEFAULT
                share: 5%
              - name: Storage
                use: file systems
                share: 12.5%
                mtu: 2048
                rate: 100
                traffic:
                  - services: [lustre, tcp:7174, 0x10-0x1f]
                    groups: Servers
                  - partitions: [jobs, Default]
              - name: Jobs
                ahead: 60%
                traffic:
                  - qos-classes: [1, 2]
            """;

    @Test
    void everythingIsRead() throws IOException {
        IntentFile file = IntentReader.read(SITE);

        assertEquals(List.of(), file.problems());
        assertEquals(OptionalInt.of(4), file.site().vlCode());
        assertEquals(OptionalInt.of(2048), file.site().mtu());
        assertEquals(List.of(1, 7), List.copyOf(file.site().reservedSls()));
        assertEquals("oss*, 0x0008f10600010021", file.groups().get("Servers").text());
        assertEquals(
                List.of(new DesignPartition("jobs", 0x101, false, List.of("sm", "Rack 1"), List.of("Servers"))),
                file.partitions());
        DesignClass storage = file.classes().get(1);
        assertEquals(OptionalInt.of(125), storage.share());
        assertEquals(OptionalInt.of(4), storage.mtuLimit());
        assertEquals(OptionalInt.of(16), storage.rateLimit());
        assertEquals("Lustre, tcp:7174, 0x10-0x1f", storage.traffic().get(0).use());
        assertTrue(storage.traffic().get(0).services().contains(0x1060000 + 987));
        assertEquals(
                Ranges.ofValues(1, 2), file.classes().get(2).traffic().get(0).qosClasses());
        assertPlace(21, 12, file.requirements().get(new Requirement(Requirement.Kind.SHARE, "Storage")));
        assertPlace(29, 12, file.requirements().get(new Requirement(Requirement.Kind.AHEAD, "Jobs")));
        assertEquals(0, errors(SITE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            vls: 8           | vls: 6                | 2:8   | ports have 1, 2, 4, 8 or 15 data VLs, not 6
            vls: 8           | vlz: 8                | 2:3   | unknown key 'vlz'; did you mean 'vls'?
            mtu: 2048        | mtu: 3000             | 3:8   | 'mtu' is 3000; expected 256, 512, 1024, 2048 or 4096 bytes
            mtu: 2048        | mtu: 9000             | 3:8   | 'mtu' is 9000; expected 256, 512, 1024, 2048 or 4096 bytes
            mtu: 2048        | mtu: 4k               | 3:8   | 'mtu' is 4k; expected 256, 512, 1024, 2048 or 4096 bytes
            [1, 7]           | [1, 16]               | 5:21  | '16' is not an SL; expected a number from 0 to 15, or a range such as 1-3
            ftree            | ftreee                | 6:19  | unknown routing engine 'ftreee'; did you mean 'ftree'?
            Rack 1: n1       | servers: n1           | 9:3   | there are two groups 'servers'
            Rack 1: n1       | all: n1               | 9:3   | 'all' has a meaning of its own; choose another name
            Rack 1: n1       | all ports: n1         | 9:3   | 'all ports' has a meaning of its own; choose another name
            Rack 1: n1       | Rack 1: [n1, [n2]]    | 9:16  | expected a node description or a port GUID
            pkey: 0x0101     | pkey: 0x8101          | 12:11 | the P_Key 0x8101 has the membership bit; write 0x101
            limited: Servers | limited: Server       | 15:14 | unknown group 'Server'; did you mean 'Servers'?
            pkey: 0x0101     | pkey: 32768           | 12:11 | the P_Key 0x8000 has the membership bit; expected a P_Key from 0x1 to 0x7fff
            limited: Servers | limited: [Rack 1]     | 15:14 | 'Rack 1' is a full member by 'members', too, and would not be limited; remove it from one of them
            [sm, Rack 1]     | [sm, all]             | 15:14 | 'Servers' is a full member by 'members', too, and would not be limited; remove it from one of them, or 'all' from 'members'
            share: 12.5%     | share: 12.5           | 21:12 | 'share' is '12.5'; expected a part of a link from 0.1% to 100%, with one decimal at most, written as 12.5%
            share: 12.5%     | share: 101%           | 21:12 | 'share' is '101%'; expected a part of a link from 0.1% to 100%, with one decimal at most, written as 12.5%
            rate: 100        | rate: 110             | 23:11 | 110 Gb/s is not a rate of InfiniBand; expected a rate such as 10, 50, 100 or 200
            rate: 100        | rate: 100Gb/s         | 23:11 | 'rate' is 100Gb/s; expected a whole number of Gb/s from 1 to 1200
            rate: 100        | rate: 2.5             | 23:11 | 'rate' is 2.5; expected a whole number of Gb/s from 1 to 1200
            [jobs, Default]  | [job, Default]        | 27:22 | unknown partition 'job'; did you mean 'jobs'?
            name: Jobs       | name: storage         | 28:11 | there are two classes 'storage'
            [1, 7]           | [1, 7-5]              | 5:21  | the range '7-5' ends before it begins; the lower number is first
            [1, 2]           | [1, 5000]             | 31:26 | '5000' is not a QoS-Class; expected a number from 0 to 4095, or a range such as 1-3
            [1, 2]           | [2-5000]              | 31:23 | '2-5000' is not a QoS-Class; expected a number from 0 to 4095, or a range such as 1-3
            [1, 2]           | [2-1]                 | 31:23 | the range '2-1' ends before it begins; the lower number is first
            0x10-0x1f        | 0x1f-0x10             | 25:38 | the range '0x1f-0x10' ends before it begins; the lower Service-ID is first
            tcp:7174         | tcp:71740             | 25:28 | 'tcp:71740': '71740' is not a port; expected a number from 0 to 65535, or a range such as 1-3
            tcp:7174         | tcp:7174-7100         | 25:28 | 'tcp:7174-7100': the range '7174-7100' ends before it begins; the lower number is first
            tcp:7174         | tcp:1-2-3             | 25:28 | 'tcp:1-2-3': '1-2-3' is not a port; expected a number from 0 to 65535, or a range such as 1-3
            """)
    void errorsHaveTheirPlace(String right, String wrong, String place, String message) throws IOException {
        IntentFile file = IntentReader.read(SITE.replace(right, wrong));

        YamlProblem first = file.problems().get(0);
        assertEquals(place + " " + message, first.line() + ":" + first.column() + " " + first.message());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{classes: [{name: DEFAULT, share: 5%}]}",
                "{classes: [{name: A, ahead: 100%, traffic: [{services: tcp}]}]}",
                "{classes: [{name: A, traffic: [{qos-classes: 7}]}], groups: {B: 0x5}, site: {vls: 15, mtu: 256}}"
            })
    void whatTheReaderTakesIsValid(String yaml) throws IOException {
        assertEquals(List.of(), IntentReader.read(yaml).problems());
        assertEquals(0, errors(yaml), yaml);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{site: {vls: 8}}",
                "{classes: []}",
                "{classes: [{name: A, traffic: []}]}",
                "{classes: [{name: A, traffic: [{}]}]}",
                "{classes: [{share: 5%}]}",
                "{classes: [{name: DEFAULT, share: 0%}]}",
                "{classes: [{name: DEFAULT, share: 5}]}",
                "{classes: [{name: DEFAULT, rate: 0}]}",
                "{classes: [{name: DEFAULT, rate: 1201}]}",
                "{classes: [{name: DEFAULT}], site: {vls: 3}}",
                "{classes: [{name: DEFAULT}], site: {routing-engine: fast}}",
                "{classes: [{name: DEFAULT}], site: {table-entries: 65}}",
                "{classes: [{name: DEFAULT}], partitions: [{name: A, pkey: 32768, members: all}]}",
                "{classes: [{name: DEFAULT}], groups: {A: []}}",
                "{classes: [{name: DEFAULT}], partitions: [{pkey: 5}]}",
                "{classes: [{name: DEFAULT}], more: 1}"
            })
    void whatTheReaderRejectsIsInvalid(String yaml) throws IOException {
        assertFalse(IntentReader.read(yaml).problems().isEmpty(), yaml);
        assertNotEquals(0, errors(yaml), yaml);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            {classes: {A: {share: 5%}}}                             | expected a list of classes for 'classes', such as '- name: Storage'
            {classes: [{name: A, traffic: {services: lustre}}]}     | expected a list of criteria for 'traffic', such as '- services: lustre'
            {groups: [oss1], classes: [{name: DEFAULT}]}            | expected names of groups, each with what selects its ports, such as 'Servers: oss*'
            {partitions: {A: 5}, classes: [{name: DEFAULT}]}        | expected a list of partitions for 'partitions', such as '- name: jobs'
            {classes: [{name: A, traffic: [{groups: oss*}]}]}       | unknown group 'oss*' (a group is defined in 'groups')
            """)
    void anotherFormIsAnsweredWithAnExample(String yaml, String message) throws IOException {
        assertEquals(message, IntentReader.read(yaml).problems().get(0).message());
    }

    /** A key with a spelling error is not missing, too, and of a wrong P_Key no other partition is said to have it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            {clases: [{name: DEFAULT}]}                                   | unknown key 'clases'; did you mean 'classes'?
            {classes: [{nme: A, traffic: [{services: tcp}]}]}             | unknown key 'nme'; did you mean 'name'?
            {classes: [{name: A, trafic: [{services: tcp}]}]}             | unknown key 'trafic'; did you mean 'traffic'?
            {classes: [{name: A, share: 33.3 %, traffic: [{groups: G}]}], groups: {G: n1}} | 'share' is '33.3 %'; expected a part of a link from 0.1% to 100%, with one decimal at most, written as 12.5%; write no space before %
            {classes: [{name: DEFAULT}], partitions: [{name: A, pky: 5, members: all}]}    | unknown key 'pky'; did you mean 'pkey'?
            {classes: [{name: DEFAULT}], partitions: [{name: Default, members: all}, {name: A, pkey: 0x8032, members: all}]} | the P_Key 0x8032 has the membership bit; write 0x32
            {classes: [{name: DEFAULT}], partitions: [{name: Default, members: all}, {name: A, pkey: 0xffff, members: all}]} | the P_Key 0xffff has the membership bit; write 0x7fff
            {classes: [{name: DEFAULT}], partitions: [{name: Default, members: all}, {name: A, pkey: 0x7fff, members: all}]} | the P_Key 0x7fff is that of the partition Default
            {classes: [{name: DEFAULT}], partitions: [{name: A, pkey: 0, members: all}]}   | 'pkey' is 0; expected a P_Key from 0x1 to 0x7fff
            {classes: [{name: DEFAULT}], partitions: [{name: A, pkey: 5, members: all}, {name: B, pkey: 5, members: all}]} | the partition 'A' already has the P_Key 0x0005
            """)
    void oneMistakeIsOneError(String yaml, String message) throws IOException {
        assertEquals(
                List.of(message),
                IntentReader.read(yaml).problems().stream()
                        .map(YamlProblem::message)
                        .toList());
    }

    @Test
    void moreClassesThanCanBeDesignedAreNotRead() throws IOException {
        String classes = classes(65);

        IntentFile file = IntentReader.read(classes);

        assertEquals(
                "there are 65 classes; a subnet has 16 SLs, one for each class, and an intent at most 64 classes; put requests"
                        + " of several classes into one",
                file.problems().get(0).message());
        assertEquals(List.of(), file.classes());
        assertNotEquals(0, errors(classes));
    }

    /** The time to read a file grows with its length; with the square of it, this would take longer than a test may. */
    @Test
    void manyClassesAreRejectedOnce() throws IOException {
        IntentFile file = IntentReader.read(classes(100_000));

        assertEquals(1, file.problems().size());
    }

    @Test
    void manyGroupsAreRead() throws IOException {
        String groups = IntStream.range(0, 50_000)
                .mapToObj(place -> "  g" + place + ": n" + place + "\n")
                .collect(Collectors.joining("", "groups:\n", "classes: [{name: DEFAULT}]\n"));

        IntentFile file = IntentReader.read(groups);

        assertEquals(50_000, file.groups().size());
    }

    private static String classes(int count) {
        return IntStream.range(0, count)
                .mapToObj(place -> "  - {name: C" + place + ", traffic: [{qos-classes: " + place + "}]}\n")
                .collect(Collectors.joining("", "classes:\n", ""));
    }

    @Test
    void rangesAreReadWhereNumbersAre() throws IOException {
        IntentFile file = IntentReader.read(SITE.replace("[1, 7]", "[1, 12-15]")
                .replace("[1, 2]", "[1, 4-6]")
                .replace("tcp:7174", "tcp:7174-7180"));

        assertEquals(List.of(), file.problems());
        assertEquals(List.of(1, 12, 13, 14, 15), List.copyOf(file.site().reservedSls()));
        assertEquals(
                Ranges.ofValues(1, 4, 5, 6),
                file.classes().get(2).traffic().get(0).qosClasses());
        Ranges services = file.classes().get(1).traffic().get(0).services();
        assertTrue(services.contains(0x1060000 + 7180));
        assertFalse(services.contains(0x1060000 + 7181));
        assertEquals(
                "Lustre, tcp:7174-7180, 0x10-0x1f",
                file.classes().get(1).traffic().get(0).use());
    }

    /** A name that is defined, however wrong the rest of its entry is, is not an error where it is used. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            pkey: 0x0101      | pkey: 0x8101
            limited: Servers  | limited: Server
            ipoib: false      | ipoibs: false
            - name: jobs      | - nane: jobs
            Rack 1: n1        | Rack 1: []
            Servers: [oss*,   | Servers: [[],
            """)
    void anErrorInADefinitionIsTheOnlyOne(String right, String wrong) throws IOException {
        List<String> messages = IntentReader.read(SITE.replace(right, wrong)).problems().stream()
                .map(YamlProblem::message)
                .toList();

        assertTrue(
                messages.stream()
                        .noneMatch(message -> message.contains("unknown partition")
                                || message.contains("unknown group '") && !message.contains("'Server'")),
                messages.toString());
        assertFalse(messages.isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"0100, 100", "0x0100, 256", "089, 89"})
    void numbersAreDecimalWithout0x(String written, int pkey) throws IOException {
        IntentFile file = IntentReader.read(SITE.replace("0x0101", written));

        assertEquals(List.of(), file.problems());
        assertEquals(pkey, file.partitions().get(0).pkey());
    }

    /** The errors of the first one do not hide that. */
    @Test
    void twoOfANameAreAnErrorAlsoWhereTheFirstHasOthers() throws IOException {
        List<String> messages = IntentReader.read(
                        """
                        partitions:
                          - {name: jobs, pkey: 0, members: all}
                          - {name: jobs, pkey: 5, members: all}
                        classes:
                          - {name: A, share: 30, traffic: [{qos-classes: 1}]}
                          - {name: A, share: 30%, traffic: [{qos-classes: 2}]}
                        """)
                .problems()
                .stream()
                .map(YamlProblem::message)
                .toList();

        assertTrue(messages.contains("there are two partitions 'jobs'"), messages.toString());
        assertTrue(messages.contains("there are two classes 'A'"), messages.toString());
    }

    @Test
    void noPartitionIsNamedTwiceAmongThoseExpected() throws IOException {
        String partition = "partitions: [{name: Default, members: all}]\n";
        String classes = "classes: [{name: A, traffic: [{partitions: storage}]}]\n";

        assertEquals(
                "unknown partition 'storage'; expected 'Default' (a partition is defined in 'partitions')",
                IntentReader.read(partition + classes).problems().get(0).message());
    }

    @Test
    void whatWasReadDoesNotChange() throws IOException {
        IntentFile file = IntentReader.read(SITE);

        assertThrows(UnsupportedOperationException.class, () -> file.groups().clear());
        assertThrows(
                UnsupportedOperationException.class,
                () -> file.site().reservedSls().clear());
    }

    private static int errors(String yaml) throws IOException {
        return JsonSchemaFactory.getInstance(VersionFlag.V202012)
                .getSchema(IntentSchema.text())
                .validate(new ObjectMapper(new YAMLFactory()).readTree(yaml))
                .size();
    }

    private static void assertPlace(int line, int column, YamlRegion region) {
        assertEquals(List.of(line, column), List.of(region.line(), region.column()));
    }
}
