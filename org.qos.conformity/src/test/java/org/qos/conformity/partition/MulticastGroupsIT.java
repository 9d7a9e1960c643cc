package org.qos.conformity.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.value.Pkey;

/** OpenSM makes the multicast groups that follow from a partition file, and no others. */
@RequiresOpenSm
class MulticastGroupsIT {

    private static final String NET = Nets.pairOfSwitches(1);
    private static final int NUMBERS = 300;

    private static final String LINES =
            """
            ff12:401b::1, sl=0
            ff12:401b:8001::2, sl=0
            ff12:401b:0001::3, sl=0
            ff12:401b:8002::4, sl=0
            ff12:401b:ffff::5, sl=0
            ff12:401b:ffff::ffff:ffff, sl=0
            ff12:401b:ffff:1::ffff:ffff, sl=0
            ff15:401b::ffff:ffff, sl=0
            ff12:601b::1, sl=0
            ff32:401b::6, sl=0
            ff02:401b::7, sl=0
            ff12:401b::8, scope=5
            ff15:401b::9, sl=0
            ff12:401b::a, mtu=5
            ff12:401b::b, rate=7
            ff12:401b::c, mtu=4
            ff12:401b::d, mtu=260
            ff02::1, sl=0
            ff12::2, sl=0
            ff32::3, sl=0
            ff92::4, sl=0
            ff22::5, scope=5
            ff1f::6, scope=15
            ff72:a01b::1, sl=0
            ff12:a01b::2, sl=0
            ff1e:a01b::3, sl=0
            ff1e:a01b::4, scope=14
            ff12:a01b::5, scope=2
            ff12:a01b::6, scope=5
            """;

    @Test
    void ofEveryMtuAndRate() {
        Map<Mgid, String> lines = new LinkedHashMap<>();
        for (int number = 0; number <= NUMBERS; number++) {
            lines.put(new Mgid(0xff12L << 48, 2L * number), "mtu=" + number);
            lines.put(new Mgid(0xff12L << 48, 2L * number + 1), "rate=" + number);
        }
        String file = lines.entrySet().stream()
                .map(line -> "mgid=" + line.getKey() + ", " + line.getValue() + "\n")
                .collect(Collectors.joining("", "Default=0x7fff, ipoib :\n", "ALL=full ;\n"));
        Map<Mgid, MulticastGroup> predicted = predicted(file);
        try (OpenSmOnIbsim subnet = start(NET, file)) {
            GroupReader groups = new GroupReader(subnet);
            assertEquals(
                    described(lines, mgid -> Optional.ofNullable(predicted.get(mgid))),
                    described(lines, groups::group));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A=0x8001",
                "A=0x0001, ipoib",
                "A=0x0001, scope=5",
                "A=0x0001, ipoib, scope=5, scope=2",
                "A=0x0001, ipoib, mtu=5, rate=7"
            })
    void ofEveryKindOfGid(String definition) {
        String file = "Default=0x7fff, ipoib : ALL=full ;\n" + definition + " :\n"
                + LINES.lines().map(line -> "mgid=" + line + "\n").collect(Collectors.joining()) + "ALL=full ;\n";
        Map<Mgid, MulticastGroup> predicted = predicted(file);
        Set<Mgid> asked = new LinkedHashSet<>(predicted.keySet());
        PartitionsLowering.refusedGroups(read(file)).forEach(refused -> asked.add(refused.mgid()));
        LINES.lines()
                .flatMap(line -> Mgid.parse(line.split(",")[0]).stream())
                .flatMap(mgid -> Stream.of(mgid, mgid.withPkey(0x8001)))
                .flatMap(mgid -> IntStream.of(2, 5, 14, 15).mapToObj(mgid::withScope))
                .forEach(asked::add);
        try (OpenSmOnIbsim subnet = start(NET, file)) {
            GroupReader groups = new GroupReader(subnet);
            for (Mgid mgid : asked) {
                assertEquals(Optional.ofNullable(predicted.get(mgid)), groups.group(mgid), mgid::toString);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mgid=ff12::1 # sl=7",
                "mgid=ff12::1 # time, sl = 7 or so, rate=3",
                "mgid=ff12::1 # s=5, FlowLabel=7, Q_Key=9, TClass=8",
                "mgid=ff12::1 # for time sl=7",
                "mgid=ff12::1 # time # sl=7",
                "mgid=ff12::1, # sl=7",
                "# 456789 1 456789 2 456789,sl=7\nmgid=ff12:1:111:1111::222",
                "# 456789 1 456789 2 456789 sl=7\nmgid=ff12:1:111:1111::22222",
                "# 456789 1 456789 2 456789,sl=7\nmgid=ff12:1:111:1111::2",
                "ALL_CAS=full , ALL_SWITCHES=full\nmgid=ff12::1"
            })
    void ofLinesWithoutFlags(String lines) {
        String file = "Default=0x7fff, ipoib : ALL=full ;\nA=0x0001, ipoib, sl=2 :\n" + lines + "\nALL=full ;\n";
        Map<Mgid, MulticastGroup> predicted = predicted(file);
        assertFalse(predicted.isEmpty());
        try (OpenSmOnIbsim subnet = start(NET, file)) {
            GroupReader groups = new GroupReader(subnet);
            predicted.forEach((mgid, group) -> assertEquals(Optional.of(group), groups.group(mgid), lines));
        }
    }

    /** OpenSM keeps 31 bytes of a name, and searches for names as they are written. */
    @Test
    void ofPartitionsWithLongNames() {
        StringBuilder file = new StringBuilder("Default=0x7fff, ipoib : ALL=full ;\n");
        int pkey = 0x100;
        for (String end : List.of("", "n", "nn", "nnnnnnnn", "é", "éé")) {
            for (String other : List.of("", "n", "nn", "é")) {
                String begin = "n".repeat(27) + pkey;
                file.append(begin + end + "=" + pkey++ + ", ipoib : ALL=full ;\n");
                file.append(begin + other + ", ipoib : ALL=full ;\n");
            }
        }
        Map<Mgid, MulticastGroup> predicted = predicted(file.toString());
        try (OpenSmOnIbsim subnet = start(NET, file.toString())) {
            GroupReader groups = new GroupReader(subnet);
            for (int any = 1; any < pkey; any++) {
                Mgid mgid = Mgid.broadcast(any);
                assertEquals(Optional.ofNullable(predicted.get(mgid)), groups.group(mgid), mgid::toString);
            }
        }
    }

    @Test
    void ofTheLargestRateThatAllAdaptersSupport() {
        String slow = NET.replace("\"m1\"[1]", "\"m1\"[1] w=1").replace("\"core\"[1]", "\"core\"[1] w=1");
        try (OpenSmOnIbsim subnet = start(slow, "Default=0x7fff, ipoib, rate=67 : ALL=full ;\n")) {
            assertEquals(
                    2,
                    new GroupReader(subnet)
                            .group(Mgid.broadcast(Pkey.DEFAULT))
                            .orElseThrow()
                            .rate());
        }
    }

    private static OpenSmOnIbsim start(String net, String partitions) {
        return OpenSmOnIbsim.start(SubnetFiles.ofNet(net).withPartitions(partitions));
    }

    private static String described(Map<Mgid, String> lines, Function<Mgid, Optional<MulticastGroup>> groups) {
        return lines.entrySet().stream()
                .map(line -> line.getValue() + ": "
                        + groups.apply(line.getKey())
                                .map(group -> "MTU " + group.mtu() + ", rate " + group.rate())
                                .orElse("no group"))
                .collect(Collectors.joining("\n"));
    }

    private static Map<Mgid, MulticastGroup> predicted(String partitions) {
        return PartitionsLowering.lower(read(partitions)).value().partitions().stream()
                .flatMap(partition -> partition.groups().stream())
                .collect(Collectors.toMap(MulticastGroup::mgid, Function.identity()));
    }

    private static PartitionFile read(String partitions) {
        return new ProjectFiles()
                .load("partitions", partitions, new PartitionsLanguage())
                .root(PartitionFile.class);
    }
}
