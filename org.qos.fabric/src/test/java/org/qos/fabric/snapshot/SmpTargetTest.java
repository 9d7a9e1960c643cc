package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/** Which port an answer of smpquery is from, by its heading or by the command that was typed. */
class SmpTargetTest {

    private static final Fabric FABRIC = Fabric.of(
            List.of(new Node(
                    0xa0,
                    NodeType.CA,
                    "host",
                    2,
                    false,
                    List.of(
                            new Port(new PortId(0xa0, 1), 0xa1, 4, 1, Optional.empty()),
                            new Port(new PortId(0xa0, 2), 0xa2, 8, 0, Optional.empty())))),
            OptionalLong.empty());

    @ParameterizedTest(name = "{0}: {1} {2}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            textBlock =
                    """
                    Lid 5 port 3                               | lid 5         | 3
                    Lid 5 port 3 (CapMask: 0x2)                | lid 5         | 3
                    Lid 5                                      | lid 5         | -
                    Lid 65535 port 0                           | lid 65535     | 0
                    DR path slid 0; dlid 0; 0,1,3 port 12      | path 0,1,3    | 12
                    DR path slid 65535; dlid 65535; 0          | path 0        | -
                    """)
    void aHeadingNamesThePort(String heading, String address, Integer port) {
        assertEquals(Optional.of(target(address, port)), SmpTarget.ofHead(heading));
    }

    @ParameterizedTest
    @CsvSource({"lid 5 port 3", "Lid", "Lid x", "Lid 123456 port 1", "DR path 0;1;3", "''"})
    void otherHeadingsNameNone(String heading) {
        assertEquals(Optional.empty(), SmpTarget.ofHead(heading));
    }

    @ParameterizedTest(name = "{0}: {1} {2}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            textBlock =
                    """
                    smpquery pkeys 4                             | lid 4          | -
                    smpquery pkeys 4 2                           | lid 4          | 2
                    smpquery PKEYS 0x4 2                         | lid 0x4        | 2
                    $ smpquery portinfo 4 1                      | lid 4          | 1
                    root@host:~# /usr/sbin/smpquery sl2vl 4 1 2  | lid 4          | 1
                    smpquery -G pkeys 0x00a1 1                   | guid 0x00a1    | 1
                    smpquery -D vlarb 0,1,3 5                    | path 0,1,3     | 5
                    smpquery -C mlx5_0 -P 2 pkeys 4 1            | lid 4          | 1
                    smpquery -t 100 -D pkeys 0,1                 | path 0,1       | -
                    smpquery --Direct pkeys 0,1 3                | path 0,1       | 3
                    smpquery pkeys -D 0,1 3                      | path 0,1       | 3
                    smpquery -v pkeys 4 1                        | lid 4          | 1
                    smpquery pkeys 4 1000                        | lid 4          | -
                    """)
    void aCommandNamesThePort(String command, String address, Integer port) {
        assertEquals(Optional.of(target(address, port)), SmpTarget.ofCommand(command));
    }

    @ParameterizedTest
    @CsvSource({"smpquery", "smpquery pkeys", "smpquery -D", "ibroute 4", "mysmpquery4 pkeys 4", "''"})
    void otherCommandsNameNone(String command) {
        assertEquals(Optional.empty(), SmpTarget.ofCommand(command));
    }

    @ParameterizedTest(name = "{0}: port {1}")
    @CsvSource(
            nullValues = "-",
            value = {
                "lid 4, 1",
                "lid 5, 1",
                "lid 0x8, 2",
                "lid 010, 2",
                "lid 6, -",
                "lid 0, -",
                "lid x, -",
                "guid 0xa2, 2",
                "guid 0x00000000000000a1, 1",
                "guid 0xa0, -",
                "guid 0xx, -",
                "'path 0,1', -"
            })
    void theFabricHasThePortOfALidOrAGuid(String address, Integer port) {
        assertEquals(Optional.ofNullable(port), target(address, null).in(FABRIC).map(Port::number));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"lid 5, 5", "lid 0x10, 16", "lid x, 0", "lid 99999999999, 0", "guid 0x5, 0", "'path 0,5', 0"})
    void onlyALidIsOne(String address, int lid) {
        assertEquals(lid, target(address, null).lid());
    }

    private static SmpTarget target(String address, Integer port) {
        return new SmpTarget(address, port == null ? OptionalInt.empty() : OptionalInt.of(port));
    }
}
