package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.fabric.snapshot.IbnetdiscoverLine.NodeLine;
import org.qos.fabric.snapshot.IbnetdiscoverLine.PortLine;

/** Lines of ibnetdiscover and of programs that print the same with additions, taken apart. */
class IbnetdiscoverLinesTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    Switch	36 "S-0002c90000000001"		# "leaf" base port 0 lid 5 lmc 1       | SWITCH 36 0x0002c90000000001 leaf base 5 1
                    Switch	36 "S-0002c90000000001"		# "leaf" enhanced port 0 lid 5 lmc 0   | SWITCH 36 0x0002c90000000001 leaf enhanced 5 0
                    Switch 36 "S-2c9" # "leaf" lid 65535                                   | SWITCH 36 0x00000000000002c9 leaf base 0 0
                    Switch36"S-2c9"#"leaf"                                                 | SWITCH 36 0x00000000000002c9 leaf base 0 0
                    Ca	2 "H-0002c90000000001"		# "host mlx5_0"                            | CA 2 0x0002c90000000001 host mlx5_0 base 0 0
                    Hca	2 "H-0002C90000000001"                                             | CA 2 0x0002c90000000001  base 0 0
                    Rt	2 "R-0002c90000000001"		# "a "quoted" name" lid 3 lmc 7          | ROUTER 2 0x0002c90000000001 a "quoted" name base 3 7
                    Ca	2 "H-0002c90000000001"		# no quotes lid 7                          | CA 2 0x0002c90000000001  base 0 0
                    Ca	2 "X-0002c90000000001"		# "host"                                    | CA 2 none host base 0 0
                    Ca	2 "H-0002c900000000011"		# "host"                                   | CA 2 none host base 0 0
                    """)
    void aNode(String line, String parts) {
        NodeLine node = assertInstanceOf(NodeLine.class, IbnetdiscoverParser.parse(line));
        assertEquals(
                parts,
                String.join(
                        " ",
                        node.type().name(),
                        "" + node.portCount(),
                        guid(node.guid()),
                        node.description(),
                        node.enhancedPort0() ? "enhanced" : "base",
                        "" + node.lid(),
                        "" + node.lmc()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    [1](a1) 	"S-100"[24]		# lid 4 lmc 2 "leaf" lid 5 4xEDR             | 1 a1 4 2 -> 0x0000000000000100 24 none 5 4xEDR
                    [24]	"H-a0"[1](a1) 		# "host" lid 4 4xEDR                            | 24 none 0 0 -> 0x00000000000000a0 1 a1 4 4xEDR
                    [24]"H-a0"[1](0xa1)#"host"lid 4 4xEDR                                    | 24 none 0 0 -> 0x00000000000000a0 1 a1 4 4xEDR
                    [1](1/1/1)	"H-a0"[1](mlx5_0/1)(a1) 		# "host" lid 4 12x FDR10        | 1 none 0 0 -> 0x00000000000000a0 1 a1 4 12xFDR10
                    [1][ext 4]	"S-100"[2][ext 5]		# "leaf" lid 5 2xSDR                     | 1 none 0 0 -> 0x0000000000000100 2 none 5 2xSDR
                    [1]	"S-100"[2]		# "lid 9 8xNDR"                                            | 1 none 0 0 -> 0x0000000000000100 2 none 0 0x
                    [1]	"S-100"[2]                                                              | 1 none 0 0 -> 0x0000000000000100 2 none 0 0x
                    [1]	"name"[2]		# "leaf" lid 5 4xEDR                                        | 1 none 0 0 -> none 2 none 5 4xEDR
                    [1](a1)	"S-100"[2]		# lid 50000 lmc 9 "leaf" lid 49151 4x??            | 1 a1 0 0 -> 0x0000000000000100 2 none 49151 0x
                    """)
    void aPortWithItsPeer(String line, String parts) {
        PortLine port = assertInstanceOf(PortLine.class, IbnetdiscoverParser.parse(line));
        assertEquals(
                parts,
                port.number() + " " + hex(port.guid()) + " " + port.lid() + " " + port.lmc() + " -> "
                        + guid(port.peer().nodeGuid()) + " " + port.peer().number() + " "
                        + hex(port.peer().guid()) + " " + port.peer().lid() + " "
                        + port.cable().width() + "x" + port.cable().speed());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# Topology file: generated on Sat Nov 28 19:00:00 2026",
                "#",
                "vendid=0x2c9",
                "sysimgguid = 0x1",
                "Chassis 1 (guid 0x1)",
                "Hop 1"
            })
    void whatHasNeitherNodeNorPortIsSkipped(String line) {
        assertInstanceOf(IbnetdiscoverLine.Skipped.class, IbnetdiscoverParser.parse(line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "some words",
                "Switch",
                "Switch 1234 \"S-1\"",
                "Switch 36 S-1",
                "[1] S-100[2]",
                "[1234] \"S-100\"[2]",
                "[1 \"S-100\"[2]",
                "[1] \"S-100\"[]",
                "VENDID=0x2c9",
                "ibwarn: [12] mad_rpc: timeout"
            })
    void otherLinesCannotBeRead(String line) {
        assertInstanceOf(IbnetdiscoverLine.Unreadable.class, IbnetdiscoverParser.parse(line));
    }

    @Test
    void aLineHasAtMost2000Characters() {
        String comment = "# " + "x".repeat(1998);
        assertInstanceOf(IbnetdiscoverLine.Skipped.class, IbnetdiscoverParser.parse(comment));
        assertInstanceOf(IbnetdiscoverLine.Unreadable.class, IbnetdiscoverParser.parse(comment + "x"));
        assertInstanceOf(IbnetdiscoverLine.Skipped.class, IbnetdiscoverParser.parse("   " + comment + "   "));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "switchguid=0x100(101), 101",
        "switchguids=0x100(0x101), 101",
        "switchguid = 100(101) x, 101",
        "caguid=0x100, none",
        "hcaguid=100, none",
        "rtguid=0x100(ffffffffffffffff), ffffffffffffffff"
    })
    void aLineWithGuids(String line, String portGuid) {
        assertEquals(
                portGuid,
                hex(assertInstanceOf(IbnetdiscoverLine.GuidLine.class, IbnetdiscoverParser.parse(line))
                        .portGuid()));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "# Initiated from node 0002c9 port 0002ca, 2ca",
        "#Initiated from node 0x2c9 port 0x2ca, 2ca",
        "# Initiated from node 2c9 port 2ca and more, 2ca"
    })
    void aScanBeginsAtAPort(String line, String portGuid) {
        assertEquals(
                portGuid,
                Long.toHexString(assertInstanceOf(IbnetdiscoverLine.Origin.class, IbnetdiscoverParser.parse(line))
                        .portGuid()));
    }

    private static String guid(OptionalLong guid) {
        return guid.isEmpty() ? "none" : String.format("0x%016x", guid.getAsLong());
    }

    private static String hex(OptionalLong guid) {
        return guid.isEmpty() ? "none" : Long.toHexString(guid.getAsLong());
    }
}
