package org.qos.conformity.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
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
        PartitionFile file = new ProjectFiles()
                .load("partitions", partitions, new PartitionsLanguage())
                .root(PartitionFile.class);
        return PartitionsLowering.lower(file).value().partitions().stream()
                .flatMap(partition -> partition.groups().stream())
                .collect(Collectors.toMap(MulticastGroup::mgid, Function.identity()));
    }
}
