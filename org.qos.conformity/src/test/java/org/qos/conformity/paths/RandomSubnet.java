package org.qos.conformity.paths;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.runtime.value.Guid;

/** A small random subnet: switches in a tree with some more cables, adapters, links of many widths and speeds. */
final class RandomSubnet {

    private static final long LINK_LOCAL_OF_ITS_OWN = 0xfe80_0000_0000_0042L;

    private static final int PORTS = 16;
    private static final List<String> CABLES = List.of(
            "",
            "",
            "w=1",
            "w=2",
            "w=3 s=3",
            "s=7",
            "w=4 s=7",
            "w=8 s=7",
            "e=1",
            "e=3",
            "e=7",
            "w=16 e=7",
            "w=4 e=7",
            "w=8 e=3",
            "w=1 e=3",
            "w=16 s=3",
            "w=2 s=1 e=0");

    private static final List<String> MEMBERSHIPS = List.of("=full", "=limited", "=both");

    private final Random random;
    private final List<Device> switches = new ArrayList<>();
    private final List<Device> adapters = new ArrayList<>();

    RandomSubnet(Random random) {
        this.random = random;
        int count = 2 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            switches.add(new Device("Switch " + PORTS, "sw" + i, guid(), new ArrayList<>()));
            if (i > 0) {
                cable(switches.get(i), switches.get(random.nextInt(i)));
            }
        }
        for (int i = 0; i < random.nextInt(4); i++) {
            cable(switches.get(random.nextInt(count)), switches.get(random.nextInt(count)));
        }
        for (int i = 0; i < 4 + random.nextInt(5); i++) {
            Device adapter = new Device("Hca 2", "h" + i, guid(), new ArrayList<>());
            adapters.add(adapter);
            for (int port = 0; port < 1 + random.nextInt(2); port++) {
                cable(adapter, switches.get(random.nextInt(count)));
            }
        }
    }

    private record Device(String head, String name, long guid, List<String> lines) {

        boolean isFull() {
            return lines.size() >= (head.startsWith("Hca") ? 2 : PORTS);
        }
    }

    /** GUIDs whose order is not that of their bytes. */
    private long guid() {
        return 0x10000L * (1 + random.nextInt(0xffff)) + 0x100L * (1 + switches.size() + 16 * adapters.size());
    }

    private void cable(Device one, Device other) {
        if (one == other || one.isFull() || other.isFull()) {
            return;
        }
        String kind = CABLES.get(random.nextInt(CABLES.size()));
        int mine = one.lines.size() + 1;
        int theirs = other.lines.size() + 1;
        one.lines.add("[" + mine + "] \"" + other.name + "\"[" + theirs + "] " + kind);
        other.lines.add("[" + theirs + "] \"" + one.name + "\"[" + mine + "] " + kind);
    }

    /** The net file of ibsim. */
    String net() {
        StringJoiner net = new StringJoiner("\n");
        switches.forEach(device -> add(net, "switchguid", device));
        adapters.forEach(device -> add(net, "caguid", device));
        return net.toString();
    }

    private static void add(StringJoiner net, String kind, Device device) {
        net.add(kind + "=0x" + Long.toHexString(device.guid)).add(device.head + " \"" + device.name + "\"");
        device.lines.forEach(net::add);
        net.add("");
    }

    /** The port GUIDs of all adapters, those without a cable among them. */
    List<Long> adapterPorts() {
        return adapters.stream()
                .flatMap(device -> IntStream.rangeClosed(1, 2).mapToObj(port -> device.guid + port))
                .toList();
    }

    /** The port GUIDs of adapters and of switches, in no order. */
    List<Long> allPorts() {
        List<Long> all = new ArrayList<>(adapterPorts());
        switches.forEach(device -> all.add(device.guid));
        return all;
    }

    /** A partition file: everybody a full or a limited member of the default partition, others at random. */
    String partitions() {
        StringJoiner text = new StringJoiner("\n", "", "\n");
        String all = random.nextInt(4) == 0 ? "limited" : "full";
        text.add("Default=0x7fff, sl=" + random.nextInt(4) + " : ALL=" + all + ", SELF=full ;");
        int[] pkeys = {0x0100, 0x0001, 0x0002, 0x7001, 0x1000};
        for (int i = 0; i < random.nextInt(pkeys.length + 1); i++) {
            String members = allPorts().stream()
                    .filter(guid -> random.nextBoolean())
                    .map(guid -> "0x" + Long.toHexString(guid) + MEMBERSHIPS.get(random.nextInt(3)))
                    .collect(Collectors.joining(", "));
            text.add(String.format(
                    "P%d=0x%04x, sl=%d : %s ;", i, pkeys[i], random.nextInt(8), members.isEmpty() ? "SELF" : members));
        }
        return text.toString();
    }

    /** An option file: QoS mostly on, some SLs dropped by some ports. */
    String options(int lmc) {
        StringJoiner text = new StringJoiner("\n", "", "\n");
        text.add("qos " + (random.nextInt(8) == 0 ? "FALSE" : "TRUE")).add("lmc " + lmc);
        text.add("allow_both_pkeys " + (random.nextInt(4) == 0 ? "TRUE" : "FALSE"));
        text.add("subnet_timeout " + (10 + random.nextInt(12)));
        if (random.nextInt(3) == 0) {
            text.add("subnet_prefix "
                    + Guid.text(random.nextBoolean() ? random.nextLong() >>> 1 : LINK_LOCAL_OF_ITS_OWN));
        }
        for (String kind : List.of("qos_ca_", "qos_swe_", "qos_sw0_")) {
            if (random.nextBoolean()) {
                text.add(kind + "sl2vl " + sl2vl());
            }
        }
        return text.toString();
    }

    private String sl2vl() {
        return IntStream.range(0, 16)
                .mapToObj(sl -> random.nextInt(sl == 0 ? 30 : 5) == 0 ? "15" : String.valueOf(random.nextInt(8)))
                .collect(Collectors.joining(","));
    }
}
