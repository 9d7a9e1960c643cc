package org.qos.dsl.generator.project;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.qos.dsl.language.Printable;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Pkey;

/** The partitions of a preset, as the text of OpenSM's partition file. */
final class PresetPartitions {

    private static final int FIRST_PKEY = 0x0101;

    /** How many tenants have P_Keys of their own below that of the default partition. */
    static final int MAX_TENANTS = Pkey.DEFAULT - FIRST_PKEY;

    private PresetPartitions() {}

    /** The P_Key of the partition of a tenant, without the membership bit. */
    static int pkey(int tenant) {
        return FIRST_PKEY + tenant;
    }

    static String text(Preset preset, PresetSite site) {
        return preset.hasTenants() ? ofTenants(site) : ofOne();
    }

    private static String ofOne() {
        return """
                # OpenSM's partitions: one for all ports, with IPoIB.
                Default=0x7fff, ipoib : ALL=full ;
                """;
    }

    /**
     * Two limited members of a partition do not reach each other (IBTA 10.9.3), so that the default partition connects
     * tenants with storage servers and the subnet manager only.
     */
    private static String ofTenants(PresetSite site) {
        List<String> paragraphs = new ArrayList<>();
        paragraphs.add(
                """
                # In the default partition, ports reach the full members only: the subnet manager and the storage servers.
                """
                        + partition("Default=0x7fff, ipoib", "ALL=limited, SELF=full", site.storage()));
        for (int i = 0; i < site.tenants().size(); i++) {
            Tenant tenant = site.tenants().get(i);
            paragraphs.add("# Tenant " + tenant.name() + ": "
                    + Printable.ascii(tenant.ports().text()) + "\n"
                    + partition(tenant.name() + "=" + Pkey.text(pkey(i)), "", tenant.ports()));
        }
        return String.join("\n", paragraphs);
    }

    private static String partition(String head, String first, PortSelection ports) {
        List<Map.Entry<Long, String>> members = List.copyOf(ports.nodes().entrySet());
        if (members.isEmpty()) {
            return head + " : " + first + " ;\n";
        }
        String lines = members.stream()
                .map(member -> "    " + Guid.text(member.getKey()) + "=full"
                        + (member == members.get(members.size() - 1) ? " ;" : ",") + comment(member.getValue()))
                .collect(Collectors.joining("\n"));
        return head + " :" + (first.isEmpty() ? "" : "\n    " + first + ",") + "\n" + lines + "\n";
    }

    private static String comment(String node) {
        return node.isBlank() ? "" : "  # " + Printable.ascii(node);
    }
}
