package org.qos.dsl.check.testing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;

/** A small fabric for tests of rules. */
public final class TestFabric {

    /** A switch, a host with one of two ports linked, another host, and two hosts that have one name. */
    public static final Fabric FABRIC = fabric(
            """
            # Initiated from node 00000000000a0000 port 00000000000a0001

            switchguid=0x100(100)
            Switch\t8 "S-0000000000000100"\t\t# "sw1" enhanced port 0 lid 1 lmc 0
            [1]\t"H-00000000000a0000"[1](a0001) \t\t# "h1 HCA-1" lid 2 4xEDR
            [2]\t"H-00000000000b0000"[1](b0001) \t\t# "h2 HCA-1" lid 3 4xEDR
            [3]\t"H-00000000000c0000"[1](c0001) \t\t# "twin HCA-1" lid 4 4xEDR
            [4]\t"H-00000000000d0000"[1](d0001) \t\t# "twin HCA-1" lid 5 4xEDR

            caguid=0xa0000
            Ca\t2 "H-00000000000a0000"\t\t# "h1 HCA-1"
            [1](a0001) \t"S-0000000000000100"[1]\t\t# lid 2 lmc 0 "sw1" lid 1 4xEDR

            caguid=0xb0000
            Ca\t1 "H-00000000000b0000"\t\t# "h2 HCA-1"
            [1](b0001) \t"S-0000000000000100"[2]\t\t# lid 3 lmc 0 "sw1" lid 1 4xEDR

            caguid=0xc0000
            Ca\t1 "H-00000000000c0000"\t\t# "twin HCA-1"
            [1](c0001) \t"S-0000000000000100"[3]\t\t# lid 4 lmc 0 "sw1" lid 1 4xEDR

            caguid=0xd0000
            Ca\t1 "H-00000000000d0000"\t\t# "twin HCA-1"
            [1](d0001) \t"S-0000000000000100"[4]\t\t# lid 5 lmc 0 "sw1" lid 1 4xEDR
            """);

    /**
     * What is known of {@link #FABRIC}: the ports of the switch and of h1 have 8 VLs and take 8 arbitration entries,
     * that of h2 has 2 VLs and takes 4; of the two with one name, the second has no SL2VL table, and nothing is known
     * of the first.
     */
    public static final SubnetState STATE = state(FABRIC);

    private TestFabric() {}

    /** What is known of the ports of a fabric with these nodes. */
    public static SubnetState state(Fabric fabric) {
        PortState eight =
                PortState.builder().vlCap(4).vlArbHighCap(8).vlArbLowCap(8).build();
        PortState two =
                PortState.builder().vlCap(2).vlArbHighCap(4).vlArbLowCap(4).build();
        PortState withoutTable = PortState.builder().slMapping(false).build();
        Map<PortId, PortState> ports = new HashMap<>();
        ports.put(new PortId(0xa0000, 1), eight);
        ports.put(new PortId(0xb0000, 1), two);
        ports.put(new PortId(0xd0000, 1), withoutTable);
        IntStream.rangeClosed(0, 8).forEach(number -> ports.put(new PortId(0x100, number), eight));
        return SubnetState.of(fabric).withPorts(ports);
    }

    private static Fabric fabric(String text) {
        try {
            return IbnetdiscoverReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                    .fabric();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
