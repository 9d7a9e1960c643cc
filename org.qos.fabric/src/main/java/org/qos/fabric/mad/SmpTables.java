package org.qos.fabric.mad;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** The tables of a port as subnet management packets have them: attribute modifiers and data (IBTA 14.2.5). */
public final class SmpTables {

    /** How many entries a block of VLArbitrationTable has. */
    public static final int ARBITRATION_BLOCK = VlArbitration.BLOCK;

    /** How many P_Keys a block of P_KeyTable has. */
    public static final int PKEY_BLOCK = 32;

    /** How many LIDs a block of LinearForwardingTable has. */
    public static final int FORWARDING_BLOCK = 64;

    private static final int SL2VL_SIZE = Sl.COUNT / 2;

    private SmpTables() {}

    /**
     * The attribute modifier of SLtoVLMappingTable of a switch (IBTA 14.2.5.8); it is 0 for other nodes.
     *
     * @param inPort the port that packets come in by, 0 to 254
     * @param outPort the port that they leave by, 0 to 254
     */
    public static int sl2VlModifier(int inPort, int outPort) {
        return inPort << 8 | outPort;
    }

    /**
     * The attribute modifier of VLArbitrationTable (IBTA 14.2.5.9).
     *
     * @param block 1 and 2 of the low-priority table, 3 and 4 of the high-priority table
     * @param port the number of a switch's port, 0 for other nodes
     */
    public static int arbitrationModifier(int block, int port) {
        return block << 16 | port;
    }

    /**
     * The attribute modifier of P_KeyTable (IBTA 14.2.5.7).
     *
     * @param block the block, from 0
     * @param port the number of a switch's port, 0 for other nodes
     */
    public static int pkeyModifier(int block, int port) {
        return port << 16 | block;
    }

    /** Reads a row of an SL2VL table, see {@link Sl2VlRow}. */
    public static long sl2Vl(byte[] data) {
        List<Integer> vls = new ArrayList<>(Sl.COUNT);
        for (int sl = 0; sl < Sl.COUNT; sl++) {
            int pair = data[sl / 2] & 0xff;
            vls.add(sl % 2 == 0 ? pair >>> 4 : pair & 0xf);
        }
        return Sl2VlRow.of(vls);
    }

    /** Writes a row of an SL2VL table: the even SL in the high half of each byte. */
    public static byte[] sl2Vl(long row) {
        byte[] data = new byte[SL2VL_SIZE];
        for (int sl = 0; sl < Sl.COUNT; sl++) {
            data[sl / 2] |= (byte) (Sl2VlRow.vl(row, sl) << (sl % 2 == 0 ? 4 : 0));
        }
        return data;
    }

    /**
     * Reads entries of an arbitration table from a block.
     *
     * @param entries how many, 0 to 32
     */
    public static List<VlWeight> arbitration(byte[] data, int entries) {
        List<VlWeight> table = new ArrayList<>(entries);
        for (int i = 0; i < entries; i++) {
            table.add(new VlWeight(data[2 * i] & 0xf, data[2 * i + 1] & 0xff));
        }
        return table;
    }

    /**
     * Writes a block of an arbitration table.
     *
     * @param entries at most 32
     */
    public static byte[] arbitration(List<VlWeight> entries) {
        byte[] data = new byte[2 * entries.size()];
        for (int i = 0; i < entries.size(); i++) {
            data[2 * i] = (byte) entries.get(i).vl();
            data[2 * i + 1] = (byte) entries.get(i).weight();
        }
        return data;
    }

    /** Reads the P_Keys of a block with their membership bits, without the empty entries. */
    public static List<Integer> pkeys(byte[] data) {
        ByteBuffer block = ByteBuffer.wrap(data);
        List<Integer> pkeys = new ArrayList<>();
        while (block.hasRemaining()) {
            int pkey = block.getShort() & 0xffff;
            if (Pkey.base(pkey) != 0) {
                pkeys.add(pkey);
            }
        }
        return List.copyOf(pkeys);
    }
}
