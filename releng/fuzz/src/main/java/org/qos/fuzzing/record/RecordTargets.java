package org.qos.fuzzing.record;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.fabric.mad.MKey;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.NodeInfo;
import org.qos.fabric.mad.PortInfo;
import org.qos.fabric.mad.SaClient;
import org.qos.fabric.mad.SmpTables;
import org.qos.fabric.mad.SwitchInfo;
import org.qos.fuzzing.Expect;
import org.qos.fuzzing.FuzzTarget;
import org.qos.fuzzing.SeedSource;
import org.qos.runtime.form.StoredFormException;
import org.qos.runtime.match.compiled.CompiledRules;
import org.qos.runtime.path.MalformedRecordException;
import org.qos.runtime.path.MultiPathRecordCodec;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecordCodec;
import org.qos.runtime.path.wire.ClassPortInfo;
import org.qos.runtime.path.wire.QueryCodec;
import org.qos.runtime.path.wire.ServiceIdCoding;
import org.qos.runtime.path.wire.WireQuery;
import org.qos.runtime.setup.CompiledSetup;

/** Targets that read binary records. */
public final class RecordTargets {

    private RecordTargets() {}

    /** All of them. */
    public static List<FuzzTarget> all() {
        return List.of(
                new FuzzTarget("path-record", zeros(PathRecordCodec.SIZE), RecordTargets::pathRecord),
                new FuzzTarget("multi-path-record", zeros(120), RecordTargets::multiPathRecord),
                new FuzzTarget("query", zeros(16 + 120), RecordTargets::query),
                new FuzzTarget("class-port-info", zeros(ClassPortInfo.SIZE), RecordTargets::classPortInfo),
                new FuzzTarget("smp-attribute", zeros(Mad.SMP_DATA_SIZE), RecordTargets::attribute),
                new FuzzTarget("sa-answer", zeros(Mad.SIZE), RecordTargets::answer),
                new FuzzTarget(
                        "m-key",
                        SeedSource.texts("0x1", "0XFFFFFFFFFFFFFFFF"),
                        bytes -> MKey.parse(new String(bytes, StandardCharsets.UTF_8))),
                new FuzzTarget("discovery", zeros(2 * Mad.SMP_DATA_SIZE), new DiscoveryInput()),
                new FuzzTarget("compiled-rules", CompiledSeeds.rules(), RecordTargets::compiledRules),
                new FuzzTarget("compiled-setup", CompiledSeeds.setups(), RecordTargets::compiledSetup));
    }

    private static SeedSource zeros(int size) {
        byte[] counting = new byte[size];
        for (int i = 0; i < size; i++) {
            counting[i] = (byte) i;
        }
        return root -> Stream.of(new byte[size], counting);
    }

    private static void pathRecord(byte[] bytes) {
        try {
            var record = PathRecordCodec.decode(bytes);
            Expect.same(record, PathRecordCodec.decode(PathRecordCodec.encode(record)), "a PathRecord");
        } catch (MalformedRecordException documented) {
            // too short
        }
    }

    private static void multiPathRecord(byte[] bytes) {
        try {
            var record = MultiPathRecordCodec.decode(bytes);
            Expect.same(record, MultiPathRecordCodec.decode(MultiPathRecordCodec.encode(record)), "a MultiPathRecord");
        } catch (MalformedRecordException documented) {
            // too short
        }
    }

    private static void query(byte[] bytes) {
        if (bytes.length < 2 * Long.BYTES) {
            return;
        }
        ByteBuffer in = ByteBuffer.wrap(bytes);
        WireQuery wire =
                new WireQuery(in.getLong(), in.getLong(), Arrays.copyOfRange(bytes, in.position(), bytes.length));
        for (ServiceIdCoding coding : ServiceIdCoding.values()) {
            QueryCodec codec = new QueryCodec(coding);
            try {
                PathQuery path = codec.decodePath(wire);
                Expect.same(path, codec.decodePath(codec.encode(path)), "a PathRecord query in " + coding);
            } catch (MalformedRecordException documented) {
                // too short
            }
            try {
                var paths = codec.decodeMultiPath(wire);
                Expect.same(paths, codec.decodeMultiPath(codec.encode(paths)), "a MultiPathRecord query in " + coding);
            } catch (MalformedRecordException documented) {
                // too short, or without its counts
            }
        }
    }

    private static void classPortInfo(byte[] bytes) {
        try {
            var info = ClassPortInfo.decode(bytes);
            Expect.same(info, ClassPortInfo.decode(info.encode()), "a ClassPortInfo");
        } catch (MalformedRecordException documented) {
            // too short
        }
    }

    /** A received datagram always has whole attributes. */
    private static void attribute(byte[] bytes) {
        byte[] data = Arrays.copyOf(bytes, Mad.SMP_DATA_SIZE);
        PortInfo.decode(data).withExtended(data);
        SwitchInfo.decode(data);
        long row = SmpTables.sl2Vl(Arrays.copyOf(data, 8));
        Expect.same(row, SmpTables.sl2Vl(SmpTables.sl2Vl(row)), "a row of an SL2VL table");
        var entries = SmpTables.arbitration(data, SmpTables.ARBITRATION_BLOCK);
        Expect.same(
                entries,
                SmpTables.arbitration(SmpTables.arbitration(entries), SmpTables.ARBITRATION_BLOCK),
                "an arbitration table");
        SmpTables.pkeys(data);
        try {
            NodeInfo.decode(data);
        } catch (IllegalArgumentException documented) {
            // a type that no node has
        }
    }

    /** The subnet administration may answer anything. */
    private static void answer(byte[] bytes) {
        Mad answer = Mad.of(Arrays.copyOf(bytes, Mad.SIZE));
        SaClient client = new SaClient((request, to) -> Optional.of(answer), 1);
        PathQuery query = new PathQuery(PathRecordCodec.decode(new byte[PathRecordCodec.SIZE]), 0);
        client.path(query);
        client.pathTable(query);
        client.classPortInfo();
    }

    private static void compiledRules(byte[] bytes) {
        try {
            CompiledRules rules = CompiledRules.ofBytes(CompiledSeeds.withChecksum(bytes));
            Expect.that(
                    Arrays.equals(
                            rules.toBytes(),
                            CompiledRules.ofBytes(rules.toBytes()).toBytes()),
                    () -> "compiled rules that are written and read again differ");
        } catch (StoredFormException documented) {
            // damaged
        }
    }

    private static void compiledSetup(byte[] bytes) {
        try {
            CompiledSetup setup = CompiledSetup.ofBytes(CompiledSeeds.withChecksum(bytes));
            Expect.that(
                    Arrays.equals(
                            setup.toBytes(),
                            CompiledSetup.ofBytes(setup.toBytes()).toBytes()),
                    () -> "a compiled setup that is written and read again differs");
        } catch (StoredFormException documented) {
            // damaged
        }
    }
}
