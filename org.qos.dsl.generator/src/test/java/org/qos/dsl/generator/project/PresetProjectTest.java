package org.qos.dsl.generator.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.dsl.generator.project.PortSelection.NONE;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.dsl.generator.testing.ReadPolicy;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.VlArbScope;

class PresetProjectTest {

    private static final PortSelection ONE = PortSelection.of("0x1", Fabric.EMPTY);
    private static final PortSelection OTHER = PortSelection.of("0x2", Fabric.EMPTY);

    @ParameterizedTest(name = "VLCap {0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | 0,0,0,0 | [0:0]  | [0:255]",
                "2 | 0,1,1,1 | [0:0]  | [0:32, 1:255]",
                "3 | 0,1,2,3 | [1:64] | [0:32, 2:128, 3:96]",
                "4 | 0,1,2,3 | [1:64] | [0:32, 2:128, 3:96]"
            })
    void kindsOfTrafficShareVlsWherePortsHaveFew(int code, String vls, String high, String low) {
        Policy policy = PresetPolicy.of(
                Preset.INFERENCE_KV_CACHE,
                new PresetSite(withVlCap(code), PortSelection.NONE, PortSelection.NONE, List.of()));
        VlArbScope arbitration = policy.setup().vlArb().get(0);
        assertEquals(
                vls,
                String.join(
                        ",",
                        policy.setup().sl2vl().get(0).vls().subList(0, 4).stream()
                                .map(String::valueOf)
                                .toList()));
        assertEquals(high, arbitration.high().toString());
        assertEquals(low, arbitration.low().toString());
    }

    @Test
    void eachLevelSaysWhichPartOfAFullLinkItGets() {
        String text =
                PresetProject.of(Preset.STORAGE_MPI, PresetSite.UNKNOWN).get(0).text();
        String share = "Share of a link whose VLs all have packets to send: ";
        assertTrue(text.contains(share + "17 % with packets of 4096 bytes, 11 % with 2048."), text);
        assertTrue(text.contains(share + "50 % with packets of 4096 bytes, 67 % with 2048."), text);
        assertTrue(text.contains(share + "33 % with packets of 4096 bytes, 22 % with 2048."), text);
        String few = PresetProject.of(Preset.STORAGE_MPI, new PresetSite(withVlCap(2), NONE, NONE, List.of()))
                .get(0)
                .text();
        assertTrue(few.contains(share + "25 %."), few);
        assertTrue(few.contains(share + "75 %, shared with Storage."), few);
    }

    /** Also while urgent traffic fills the links. */
    @ParameterizedTest
    @EnumSource(Preset.class)
    void storageGetsAtLeastATenthOfALink(Preset preset) {
        Policy policy = PresetPolicy.of(preset, PresetSite.UNKNOWN);
        VlArbScope arbitration = policy.setup().vlArb().get(0);
        QosTables tables =
                new QosTables(arbitration.highLimit().orElseThrow(), arbitration.high(), arbitration.low(), List.of());
        int vl = policy.levels().size() - 1;
        assertTrue(LinkArbitration.part(tables, vl, 2048) > 0.1, () -> "" + LinkArbitration.part(tables, vl, 2048));
    }

    @ParameterizedTest
    @EnumSource(Preset.class)
    void thePolicyMeansWhatItWasMadeFrom(Preset preset) {
        PresetSite site = new PresetSite(
                SubnetState.UNKNOWN,
                ONE,
                preset.hasCaches() ? OTHER : PortSelection.NONE,
                preset.hasTenants() ? List.of(new Tenant("blue", OTHER)) : List.of());
        String text = PresetProject.of(preset, site).get(0).text();
        assertEquals(
                PresetPolicy.of(preset, site).rules(),
                ReadPolicy.of(text, new RfcLanguage()).rules());
    }

    @Test
    void tenantsReachStorageServersButNotEachOther() {
        PresetSite site = new PresetSite(
                SubnetState.UNKNOWN,
                ONE,
                PortSelection.NONE,
                List.of(new Tenant("blue", new PortSelection("gpu1", Map.of(2L, "gpu1\n=0x3")))));
        assertEquals(
                """
                # In the default partition, ports reach the full members only: the subnet manager and the storage servers.
                Default=0x7fff, ipoib : ALL=limited, SELF=full, 0x0000000000000001=full ;

                # Tenant blue: gpu1
                blue=0x0101 : 0x0000000000000002=full ;  # gpu1?=0x3
                """,
                PresetProject.of(Preset.MULTI_TENANT_TRAINING, site).get(1).text());
    }

    @Test
    void aSiteHasToFitItsPreset() {
        refused(
                "the preset multi-tenant-training needs at least one tenant",
                Preset.MULTI_TENANT_TRAINING,
                PresetSite.UNKNOWN);
        refused("the preset storage-mpi has no KV stores", Preset.STORAGE_MPI, site(ONE, List.of()));
        refused(
                "the preset storage-mpi has no tenants",
                Preset.STORAGE_MPI,
                site(PortSelection.NONE, List.of(new Tenant("a", ONE))));
    }

    @Test
    void tenantsAreApart() {
        assertEquals(
                "port 0x0000000000000001 belongs to the tenants 'a' and 'b'",
                assertThrows(
                                ProjectException.class,
                                () -> site(PortSelection.NONE, List.of(new Tenant("a", ONE), new Tenant("b", ONE))))
                        .getMessage());
        assertThrows(
                ProjectException.class,
                () -> site(PortSelection.NONE, List.of(new Tenant("a", ONE), new Tenant("a", OTHER))));
        assertThrows(ProjectException.class, () -> new Tenant("a, b", ONE));
    }

    private static void refused(String message, Preset preset, PresetSite site) {
        assertEquals(
                message,
                assertThrows(ProjectException.class, () -> PresetProject.of(preset, site))
                        .getMessage());
    }

    private static PresetSite site(PortSelection caches, List<Tenant> tenants) {
        return new PresetSite(SubnetState.UNKNOWN, PortSelection.NONE, caches, tenants);
    }

    private static SubnetState withVlCap(int code) {
        PortId port = new PortId(0x10, 1);
        Link link = new Link(new PortId(0x20, 1), 4, "HDR");
        Node node = new Node(0x10, NodeType.CA, "n1", 1, false, List.of(new Port(port, 0x11, 0, 0, Optional.of(link))));
        return SubnetState.of(Fabric.of(List.of(node), OptionalLong.empty()))
                .withPorts(Map.of(port, PortState.builder().vlCap(code).build()));
    }
}
