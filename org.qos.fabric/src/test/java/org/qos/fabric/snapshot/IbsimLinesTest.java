package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/** Lines of a net of ibsim as its parser reads them. */
class IbsimLinesTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    [1] "leaf"[2]                     | 1 leaf 2 0 0 0 0
                    [1]"leaf"[2]                      | 1 leaf 2 0 0 0 0
                    [1] "leaf"                        | 1 leaf 1 0 0 0 0
                    [1](a1) "leaf" [2] w=2 s=4        | 1 leaf 2 2 4 0 0
                    [1] "leaf"[2] w=3 s=7 e=1         | 1 leaf 2 3 263 0 0
                    [1] "leaf"[2] w = 2               | 1 leaf 2 2 0 0 0
                    [1] "leaf"[2] # lid 4 lmc 2       | 1 leaf 2 0 0 4 2
                    [1] "leaf"[2] # lid 50000 lmc 8   | 1 leaf 2 0 0 0 0
                    [1] "leaf"[2] # "leaf" lid 4 4xQDR | 1 leaf 2 2 4 4 0
                    [1] "leaf"[2] 4xFDR10             | 1 leaf 2 2 65536 0 0
                    [1] "leaf"[2] 4xEDR w=1 s=1       | 1 leaf 2 1 1 0 0
                    [1] "leaf"[2] 3xXYZ               | 1 leaf 2 0 0 0 0
                    [254] "a b"[254]                  | 254 a b 254 0 0 0 0
                    """)
    void aPort(String line, String parts) {
        IbsimPort port = IbsimPort.parse(1, line).orElseThrow();
        assertEquals(
                parts,
                port.number() + " " + port.remote() + " " + port.remotePort() + " " + port.widths() + " "
                        + port.speeds() + " " + port.lid() + " " + port.lmc());
    }

    @ParameterizedTest
    @CsvSource({"[x] \"leaf\"[2]", "[1] leaf[2]", "[1234] \"leaf\"", "1 \"leaf\"", "[1]", "''"})
    void otherLinesAreNotPorts(String line) {
        assertEquals(Optional.empty(), IbsimPort.parse(1, line));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    Hca 1 "h" # "host mlx5_0"              | host mlx5_0
                    Hca 1 "h" # host mlx5_0                | host mlx5_0
                    Hca 1 "h" #host                        | host
                    Hca 1 "h"                              | h
                    Hca 1 "h" #                            | h
                    Hca 1 "h" # "open                      | open
                    Ca 1 "h" # "host" # "more"             | host
                    Switch 4 "s" # leaf base port 0 lid 1  | leaf
                    Switch 4 "s" # "leaf" lid 1 lmc 0      | leaf
                    Switch 4 "s" # leaf lid 1              | leaf
                    """)
    void aNodeHasTheTextAfterTheNumberSign(String line, String description) throws IOException {
        assertEquals(description, nodes(line + "\n").get(0).description());
    }

    @ParameterizedTest(name = "{0}: lid {1}, lmc {2}, enhanced {3}")
    @CsvSource({
        "Switch 4 \"s\" # \"s\" base port 0 lid 5 lmc 0, 5, 0, false",
        "Switch 4 \"s\" # \"s\" enhanced port 0 lid 5 lmc 2, 5, 2, true",
        "Switch 4 \"s\", 0, 0, false"
    })
    void port0OfASwitchIsInItsLine(String line, int lid, int lmc, boolean enhanced) throws IOException {
        Node node = nodes(line + "\n").get(0);
        Port port0 = node.port(0).orElseThrow();
        assertEquals(lid + " " + lmc + " " + enhanced, port0.lid() + " " + port0.lmc() + " " + node.enhancedPort0());
        assertEquals(node.guid(), port0.guid());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "width=1, 1xSDR",
        "width=2 # 4x, 4xSDR",
        "width=3, 4xSDR",
        "width=8, 12xSDR",
        "speed=2, 4xDDR",
        "speed=7, 4xQDR",
        "extspeed=1, 4xFDR",
        "extspeed=2, 4xEDR",
        "# speed=7, 4xSDR"
    })
    void assignmentsEnableWidthsAndSpeedsOfTheCablesAfterThem(String line, String cable) throws IOException {
        List<Node> nodes = nodes(line + "\n\nSwitch 4 \"s\"\n[1] \"h\"[1]\n\nHca 1 \"h\"\n[1] \"s\"[1]\n");
        Link link = nodes.get(1).port(1).flatMap(Port::link).orElseThrow();
        assertEquals(cable, link.width() + "x" + link.speed());
    }

    @Test
    void portsOfAdaptersHaveTheGuidsAfterThatOfTheirNode() throws IOException {
        List<Node> nodes = nodes(
                """
                hcaguid=0x1000
                Hca 2 "a"
                [1] "s"[1]
                [2] "s"[2]

                Hca 1 "b"
                [1] "s"[3]

                switchguid=0x2000
                Switch 8 "s"
                """);
        assertEquals(
                List.of(0x1000L, 0x1003L, 0x2000L),
                nodes.stream().map(Node::guid).toList());
        assertEquals(0x1002, nodes.get(0).port(2).orElseThrow().guid());
        assertEquals(
                Optional.of(new PortId(0x1003, 1)),
                nodes.get(2).port(3).flatMap(Port::link).map(Link::peer));
    }

    private static List<Node> nodes(String text) throws IOException {
        return IbsimNetReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                .fabric()
                .nodes();
    }
}
