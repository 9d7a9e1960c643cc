package org.qos.dsl.check.testing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.runtime.fabric.Fabric;

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

    private TestFabric() {}

    private static Fabric fabric(String text) {
        try {
            return IbnetdiscoverReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                    .fabric();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
