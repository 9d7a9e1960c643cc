package org.qos.runtime.setup;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.value.Sl;

/**
 * The binary form of a compiled setup: four letters, the version and the CRC-32 of what follows, each an int; then the
 * SLs of the policy as bits, how many groups the policy names, all groups, and the scopes.
 */
final class SetupForm {

    /** Rises with every change of the form. */
    static final int VERSION = 1;

    private static final int LETTERS = 'Q' << 24 | 'o' << 16 | 'S' << 8 | 't';
    private static final int HEADER_SIZE = 3 * Integer.BYTES;

    private SetupForm() {}

    static byte[] write(CompiledSetup setup) {
        return withHeader(body(setup));
    }

    static CompiledSetup read(byte[] bytes) {
        ByteBuffer all = ByteBuffer.wrap(bytes);
        if (bytes.length < HEADER_SIZE || all.getInt() != LETTERS) {
            throw new CompiledSetupException("this is not a compiled setup; generate the class again");
        }
        int version = all.getInt();
        if (version != VERSION) {
            throw new CompiledSetupException(
                    "the compiled setup is of version " + version + " and org.qos.runtime reads " + VERSION
                            + "; generate the class with the qos command of the same release");
        }
        int checksum = all.getInt();
        FormInput.require(checksum(all.slice()) == checksum, 0);
        return setup(new FormInput(all));
    }

    /** A form with that body. */
    static byte[] withHeader(byte[] body) {
        ByteBuffer all = ByteBuffer.allocate(HEADER_SIZE + body.length);
        all.putInt(LETTERS).putInt(VERSION).putInt(checksum(ByteBuffer.wrap(body)));
        return all.put(body).array();
    }

    private static int checksum(ByteBuffer body) {
        CRC32 crc = new CRC32();
        crc.update(body);
        return (int) crc.getValue();
    }

    private static byte[] body(CompiledSetup setup) {
        FormOutput out = new FormOutput();
        List<PortGroup> groups = setup.allGroups();
        SetupOutput values = new SetupOutput(out, groups);
        out.number(setup.slBits());
        out.number(setup.groups().size());
        out.list(groups, values::group);
        out.list(setup.setup().sl2vl(), values::sl2vl);
        out.list(setup.setup().vlArb(), values::vlArb);
        return out.toBytes();
    }

    private static CompiledSetup setup(FormInput in) {
        SetupInput values = new SetupInput(in);
        int slBits = in.number(Sl.ALL_BITS);
        int named = in.number(Integer.MAX_VALUE);
        List<PortGroup> groups = in.list(values::group);
        FormInput.require(named <= groups.size(), 0);
        FabricSetup setup = new FabricSetup(in.list(() -> values.sl2vl(groups)), in.list(() -> values.vlArb(groups)));
        in.end();
        CompiledSetup compiled = new CompiledSetup(groups.subList(0, named), setup, slBits);
        FormInput.require(areSame(groups, compiled.allGroups()), 0);
        return compiled;
    }

    private static boolean areSame(List<PortGroup> stored, List<PortGroup> used) {
        return stored.size() == used.size()
                && IntStream.range(0, stored.size()).allMatch(place -> stored.get(place) == used.get(place));
    }
}
