package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.value.VlWeight;

/** The project's own snapshot is read back as it was written, and hostile ones do no harm. */
class JsonSnapshotTest {

    private static final long SEED = 20_261_122L;
    private static final String HEAD = "{\"format\":\"qos-snapshot-1\",";

    @TempDir
    private Path folder;

    @Test
    void theLinesAreThoseOfNodesTablesAndPorts() throws IOException {
        PortId port = new PortId(0xa0, 1);
        Node host = new Node(
                0xa0,
                NodeType.CA,
                "a \"b\"",
                1,
                false,
                List.of(new Port(port, 0xa1, 4, 0, Optional.of(new Link(new PortId(0x100, 2), 4, "EDR")))));
        Node leaf = new Node(0x100, NodeType.SWITCH, "leaf", 2, true, List.of());
        SubnetState state = new SubnetState(
                Fabric.of(List.of(host, leaf), OptionalLong.of(0xa1)),
                ForwardingTables.builder().entry(0x100, 2, 1).build(),
                Map.of(port, PortState.builder().mtuCap(5).slMapping(true).build()),
                Sl2VlRows.builder()
                        .row(port, 0, 0x10L)
                        .row(port, 1, 0x10L)
                        .row(port, 3, 0)
                        .build(),
                Map.of(
                        port,
                        new VlArbTables(Optional.of(List.of(new VlWeight(0, 4))), Optional.empty(), OptionalInt.of(0))),
                Map.of(port, List.of(0xffff)));
        assertEquals(
                """
                {"format":"qos-snapshot-1","sm":"0x00000000000000a1","nodes":[
                {"guid":"0x00000000000000a0","type":"CA","description":"a \\"b\\"","portCount":1,"ports":[{"number":1,\
                "guid":"0x00000000000000a1","lid":4,"lmc":0,"link":{"node":"0x0000000000000100","number":2,"width":4,\
                "speed":"EDR"}}]},
                {"guid":"0x0000000000000100","type":"SWITCH","description":"leaf","portCount":2,"enhancedPort0":true,\
                "ports":[]}],"forwarding":[
                {"node":"0x0000000000000100","outPorts":"ffff01"}],"ports":[
                {"node":"0x00000000000000a0","number":1,"mtuCap":5,"slMapping":true,"sl2vl":{"0100000000000000":"0-1",\
                "0000000000000000":"3"},"vlArbHigh":["0:4"],"vlHighLimit":0,"pkeys":["0xffff"]}]}
                """,
                text(state));
        assertEquals(state, read(text(state)).state());
    }

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        System.out.println("seed " + SEED);
        Random random = new Random(SEED);
        for (int run = 0; run < 300; run++) {
            SubnetState state = RandomState.of(random);
            Snapshot read = read(text(state));
            assertEquals(List.of(), read.problems(), "run " + run);
            assertEquals(state, read.state(), "run " + run);
        }
    }

    @Test
    void aFileIsCompressedWhenItsNameSaysSoAndIsKnownByItsContent() throws IOException {
        SubnetState state = RandomState.of(new Random(SEED));
        for (String name : List.of("plain.json", "compressed.json.gz")) {
            Path file = folder.resolve(name);
            SnapshotWriter.write(state, file);
            assertEquals(name.endsWith(".gz"), Files.readAllBytes(file)[0] == 0x1f, name);
            SubnetSnapshot read = SubnetSnapshotReader.read(file);
            assertEquals(Map.of(file, List.of()), read.problems());
            assertEquals(state, read.state());
        }
        Files.move(folder.resolve("compressed.json.gz"), folder.resolve("renamed"));
        assertEquals(state, SubnetSnapshotReader.read(folder.resolve("renamed")).state());
    }

    @Test
    void aFileThatIsWrittenAgainHasTheSameBytes() throws IOException {
        SubnetState state = RandomState.of(new Random(SEED));
        assertArrayEquals(
                text(state).getBytes(StandardCharsets.UTF_8),
                text(read(text(state)).state()).getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | the JSON is not a snapshot of qos, whose \"format\" is \"qos-snapshot-1\"; write one with qos discover",
                "[] | the JSON is not a snapshot of qos, whose \"format\" is \"qos-snapshot-1\"; write one with qos discover",
                "{\"format\":\"qos-snapshot-2\"} | the format is \"qos-snapshot-2\"; this version reads"
                        + " \"qos-snapshot-1\"; write one with qos discover",
                "{\"format\":\"qos-snapshot-1\",\"nodes\":[ | the JSON is not a whole snapshot of qos: it ends within a"
                        + " value; it was not written or copied to its end",
                "{\"format\" | the JSON is not a whole snapshot of qos: it ends within a value",
                "{\"format\": qos} | the JSON is not a whole snapshot of qos: unexpected characters at column 1"
            })
    void aFileThatIsNotASnapshotIsNotUsed(String text, String message) throws IOException {
        Snapshot read = read(text);
        assertFalse(read.isUsable());
        assertTrue(read.fabric().isEmpty());
        assertTrue(
                read.problems().get(read.problems().size() - 1).message().startsWith(message),
                read.problems().toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"nodes\":[{\"guid\":\"0x1\",\"type\":\"CA\",\"portCount\":2147483647}] | portCount is not a number"
                        + " from 0 to 254; it is left out",
                "\"nodes\":[{\"guid\":\"0x1\",\"type\":\"CA\",\"portCount\":99999999999999999999}] | portCount is not a"
                        + " number from 0 to 254; it is left out",
                "\"nodes\":[{\"guid\":\"0x1\",\"type\":\"CA\",\"ports\":[{\"number\":9999}]}] | number is not a number"
                        + " from 0 to 254; it is left out",
                "\"nodes\":[{\"guid\":\"0x1\",\"type\":\"CA\"},{\"guid\":\"0x1\",\"type\":\"SWITCH\"}] | the node"
                        + " 0x0000000000000001 is listed twice; the first one counts",
                "\"nodes\":[{\"guid\":\"0x1\",\"type\":\"CA\",\"ports\":[{\"number\":1,\"link\":{\"node\":\"0x2\","
                        + "\"number\":1}}]}] | node 0x0000000000000002 is named here but is not in the file",
                "\"nodes\":[{\"guid\":\"0x1\",\"type\":\"CA\",\"portCount\":1,\"ports\":[{\"number\":2}]}] | port 2 of a"
                        + " node with 1 ports; it is left out",
                "\"nodes\":[{\"guid\":\"0x1\",\"type\":\"CA\",\"ports\":[{\"number\":1,\"link\":{\"node\":\"0x1\","
                        + "\"number\":1,\"width\":3}}]}] | width is not 1, 2, 4, 8 or 12 lanes; it is left out",
                "\"nodes\":[{\"guid\":\"0x1\",\"type\":\"CA\",\"ports\":[{\"number\":1,\"link\":{\"node\":\"0x1\","
                        + "\"number\":1,\"speed\":\"foo\"}}]}] | speed is not that of a link, such as EDR; it is left out",
                "\"nodes\":[{\"guid\":\"cat\",\"type\":\"CA\"}] | guid is not a GUID; expected 0x and up to 16"
                        + " hexadecimal digits",
                "\"nodes\":{\"guid\":\"cat\"} | nodes is not an array; it is left out",
                "\"nodes\":[[{\"guid\":1}]] | a node is not an object; it is left out",
                "\"forwarding\":[{\"node\":\"0x9\",\"outPorts\":\"zz\"}] | \"outPorts\" is not a row of hexadecimal"
                        + " digits, two for each LID from 0",
                "\"ports\":[{\"node\":\"0x9\",\"number\":3}] | port 3 of node 0x0000000000000009 is not among the nodes"
                        + " of the file; it is left out",
                "\"sm\":\"0x1\" | \"sm\" is 0x0000000000000001, which is not a port of the snapshot; the port of the"
                        + " SM is not known",
                "\"sm\":\"0x1\",\"sm\":\"0x2\" | \"sm\" is given twice in the snapshot; the first one counts",
                "\"nodes\":[{\"guid\":\"0x1\",\"type\":\"CA\",\"ports\":[{\"number\":1,\"lid\":1,\"lid\":2}]}] |"
                        + " \"lid\" is given twice in a port; the first one counts",
                "\"colour\":{\"a\":[1,{\"b\":2}]} | \"colour\" is not a member that this version reads; it is left out"
            })
    void whatCannotBeUsedIsReportedAndLeftOut(String member, String message) throws IOException {
        Snapshot read = read(HEAD + member + "}");
        assertTrue(read.isUsable(), read.problems().toString());
        assertEquals(message, read.problems().get(0).message());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{\"format\":\"qos-snapshot-1\",\"nodes\":[]}", "[]", "7", "]", "text", "\"cut", "{\"format\""})
    void whatFollowsTheEndIsReported(String more) throws IOException {
        String snapshot = HEAD + "\"nodes\":[\n{\"guid\":\"0x1\",\"type\":\"CA\",\"portCount\":1}]}\n";
        Snapshot read = read(snapshot + more);
        assertEquals(
                List.of(new SnapshotProblem(
                        3,
                        SnapshotProblem.Severity.WARNING,
                        "another text follows the end of the snapshot; it is left out. Were two files joined?")),
                read.problems());
        assertEquals(read(snapshot).state(), read.state());
        assertEquals(List.of(), read(snapshot + " \n\n").problems());
    }

    @Test
    void portsAreLeftOutWhereATableIsUnsound() throws IOException {
        String ports = "\"nodes\":[{\"guid\":\"0x1\",\"type\":\"CA\",\"portCount\":1}],\"ports\":[{\"node\":\"0x1\","
                + "\"number\":1,\"mtuCap\":9,\"vlArbHigh\":[\"0:4\",\"16:1\"],\"vlArbLow\":[\"0:4\",7],\"pkeys\":[\"0x12345\"],"
                + "\"sl2vl\":{\"01\":\"0\",\"0000000000000000\":\"0-999\"}}]";
        Snapshot read = read(HEAD + ports + "}");
        assertEquals(SubnetState.of(read.fabric()), read.state());
        assertTrue(read.problems().size() >= 6, read.problems().toString());
    }

    @Test
    void deepNestingAndEndlessTextsEndTheReading() throws IOException {
        for (String hostile : List.of(
                HEAD + "\"nodes\":" + "[".repeat(100_000),
                HEAD + "\"x\":" + "{\"x\":".repeat(100_000),
                HEAD + "\"nodes\":[{\"description\":\"" + "d".repeat(10_000_000) + "\"}]}",
                HEAD + "\"portCount\":" + "9".repeat(1_000_000) + "}",
                HEAD + "\"" + "n".repeat(1_000_000) + "\":1}")) {
            Snapshot read = read(hostile);
            assertFalse(read.isUsable());
            assertTrue(read.problems().size() < 5);
        }
    }

    @Test
    void aCompressedFileThatIsCutOffIsRejected() throws IOException {
        Path file = folder.resolve("cut.json.gz");
        SnapshotWriter.write(RandomState.of(new Random(SEED)), file);
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
        assertThrows(IOException.class, () -> SubnetSnapshotReader.read(file));
    }

    @Test
    void damagedSnapshotsGiveProblemsAndNeverAnException() throws IOException {
        System.out.println("seed " + SEED);
        Random random = new Random(SEED);
        for (int run = 0; run < 2_000; run++) {
            StringBuilder text = new StringBuilder(text(RandomState.of(random)));
            for (int damage = random.nextInt(4); damage >= 0; damage--) {
                text.setCharAt(random.nextInt(text.length()), "0\"[]{}:,x9-".charAt(random.nextInt(11)));
            }
            Snapshot read = read(text.toString());
            assertEquals(read.isUsable() || read.fabric().isEmpty(), true, "run " + run);
        }
    }

    private static String text(SubnetState state) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        SnapshotWriter.write(state, bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static Snapshot read(String text) throws IOException {
        return JsonSnapshotReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
