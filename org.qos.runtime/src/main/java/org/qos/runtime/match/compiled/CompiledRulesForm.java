package org.qos.runtime.match.compiled;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.zip.CRC32;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;

/**
 * The binary form of compiled rules: four letters, the version, the length and the CRC-32 of what follows, each an int;
 * then levels, groups, rules and the classes of each field.
 */
final class CompiledRulesForm {

    /** Rises with every change of the form. */
    static final int VERSION = 1;

    private static final int LETTERS = 'Q' << 24 | 'o' << 16 | 'S' << 8 | 'c';
    private static final int HEADER_SIZE = 4 * Integer.BYTES;
    private static final String DAMAGED = "the compiled policy is damaged; generate the class again";

    private CompiledRulesForm() {}

    static byte[] write(CompiledRules rules) {
        byte[] body = body(rules);
        ByteBuffer all = ByteBuffer.allocate(HEADER_SIZE + body.length);
        all.putInt(LETTERS).putInt(VERSION).putInt(body.length).putInt(checksum(body));
        return all.put(body).array();
    }

    static CompiledRules read(byte[] bytes) {
        ByteBuffer all = ByteBuffer.wrap(bytes);
        if (bytes.length < HEADER_SIZE || all.getInt() != LETTERS) {
            throw new CompiledRulesException("this is not a compiled policy; generate the class again");
        }
        int version = all.getInt();
        if (version != VERSION) {
            throw new CompiledRulesException(
                    "the compiled policy is of version " + version + " and org.qos.runtime reads " + VERSION
                            + "; generate the class with the qos command of the same release");
        }
        int length = all.getInt();
        int checksum = all.getInt();
        byte[] body = new byte[all.remaining()];
        all.get(body);
        if (body.length != length || checksum(body) != checksum) {
            throw new CompiledRulesException(DAMAGED);
        }
        return whole(body);
    }

    /** A program may have written other bytes with their checksum. */
    private static CompiledRules whole(byte[] body) {
        try {
            BinaryInput in = new BinaryInput(body);
            CompiledRules rules = rules(in);
            if (in.isAtEnd()) {
                return rules;
            }
        } catch (BufferUnderflowException | IllegalArgumentException invalid) {
            throw new CompiledRulesException(DAMAGED, invalid);
        }
        throw new CompiledRulesException(DAMAGED);
    }

    private static int checksum(byte[] body) {
        CRC32 crc = new CRC32();
        crc.update(body);
        return (int) crc.getValue();
    }

    private static byte[] body(CompiledRules rules) {
        BinaryOutput out = new BinaryOutput();
        PolicyOutput values = new PolicyOutput(out);
        values.level(rules.defaultLevel());
        out.list(rules.levels(), values::level);
        out.list(rules.groups(), values::group);
        out.bytes(rules.rules().stated());
        out.ints(rules.rules().levels());
        lists(out, rules.rules().sources());
        lists(out, rules.rules().destinations());
        out.list(rules.fields(), field -> {
            out.longs(field.starts());
            out.ints(field.classes());
            out.list(field.items(), items -> {
                out.ints(items.places());
                out.longs(items.words());
            });
        });
        return out.toBytes();
    }

    private static void lists(BinaryOutput out, NumberLists lists) {
        out.ints(lists.ends());
        out.ints(lists.numbers());
    }

    private static CompiledRules rules(BinaryInput in) {
        PolicyInput values = new PolicyInput(in);
        QosLevel defaultLevel = values.level();
        List<QosLevel> levels = in.list(values::level);
        List<PortGroup> groups = in.list(values::group);
        RuleTable rules = new RuleTable(in.bytes(), in.ints(), lists(in), lists(in));
        List<ValueClasses> fields = in.list(
                () -> new ValueClasses(in.longs(), in.ints(), in.list(() -> new NumberSet(in.ints(), in.longs()))));
        return new CompiledRules(defaultLevel, levels, groups, rules, fields);
    }

    private static NumberLists lists(BinaryInput in) {
        return new NumberLists(in.ints(), in.ints());
    }
}
