package org.qos.fabric.mad;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.VlWeight;

/** Reads the tables of ports from their subnet management agents, routed by LID (IBTA 14.2.5). */
public final class SmpClient {

    private static final int PORT_INFO = 0x0015;
    private static final int P_KEY_TABLE = 0x0016;
    private static final int SL_TO_VL_TABLE = 0x0017;
    private static final int VL_ARBITRATION_TABLE = 0x0018;

    private static final int DATA = 64;
    private static final int DATA_SIZE = 64;
    private static final int ENTRIES_OF_A_BLOCK = 32;

    private final MadTransport transport;
    private final Duration timeout;

    /** A client that waits so long for each answer. */
    public SmpClient(MadTransport transport, Duration timeout) {
        this.transport = transport;
        this.timeout = timeout;
    }

    /**
     * PortInfo of a port (IBTA 14.2.5.6).
     *
     * @param lid a LID of the port, for a switch the LID of its port 0
     * @param port the number of the port
     * @throws MadException when the port does not answer or refuses
     */
    public PortInfo portInfo(int lid, int port) {
        return PortInfo.decode(read(lid, PORT_INFO, port));
    }

    /**
     * The rate at which a port runs, from the width and the speeds in its PortInfo (OpenSM ib_types.h:
     * ib_port_info_compute_rate): the extended speed where there is one, else the plain one.
     *
     * @param lid a LID of the port, for a switch the LID of its port 0
     * @param port the number of the port
     * @return the rate code; empty when there is none for such a link
     * @throws MadException when the port does not answer or refuses
     */
    public OptionalInt rate(int lid, int port) {
        return PortRate.decode(read(lid, PORT_INFO, port));
    }

    /**
     * The SL2VL table of a pair of ports of a switch (IBTA 14.2.5.8): the VL of each of the 16 SLs.
     *
     * @throws MadException when the switch does not answer or refuses
     */
    public List<Integer> switchSl2Vl(int lid, int inPort, int outPort) {
        return sl2Vl(lid, inPort << 8 | outPort);
    }

    /**
     * The SL2VL table of a port of a channel adapter or router: the VL of each of the 16 SLs.
     *
     * @throws MadException when the port does not answer or refuses
     */
    public List<Integer> adapterSl2Vl(int lid) {
        return sl2Vl(lid, 0);
    }

    /**
     * A VL arbitration table (IBTA 14.2.5.9).
     *
     * @param lid a LID of the port, for a switch the LID of its port 0
     * @param port the number of a switch's port, 0 for a channel adapter or router
     * @param priority which of the two tables
     * @param entries how many entries the table has, from PortInfo, 0 to 64
     * @throws MadException when the port does not answer or refuses
     */
    public List<VlWeight> vlArbitration(int lid, int port, Priority priority, int entries) {
        List<VlWeight> table = new ArrayList<>(entries);
        int block = priority.firstBlock();
        while (table.size() < entries) {
            byte[] data = read(lid, VL_ARBITRATION_TABLE, block++ << 16 | port);
            int inBlock = Math.min(ENTRIES_OF_A_BLOCK, entries - table.size());
            for (int i = 0; i < inBlock; i++) {
                table.add(new VlWeight(data[2 * i] & 0xf, data[2 * i + 1] & 0xff));
            }
        }
        return List.copyOf(table);
    }

    /**
     * The first 32 P_Keys of a port, with their membership bits, without the empty entries (IBTA 14.2.5.7).
     *
     * @param lid a LID of the port, for a switch the LID of its port 0
     * @throws MadException when the port does not answer or refuses
     */
    public List<Integer> pkeys(int lid) {
        ByteBuffer data = ByteBuffer.wrap(read(lid, P_KEY_TABLE, 0));
        List<Integer> pkeys = new ArrayList<>();
        while (data.hasRemaining()) {
            int pkey = data.getShort() & 0xffff;
            if (Pkey.base(pkey) != 0) {
                pkeys.add(pkey);
            }
        }
        return List.copyOf(pkeys);
    }

    private List<Integer> sl2Vl(int lid, int modifier) {
        byte[] data = read(lid, SL_TO_VL_TABLE, modifier);
        List<Integer> vls = new ArrayList<>(Sl.COUNT);
        for (int sl = 0; sl < Sl.COUNT; sl++) {
            int pair = data[sl / 2] & 0xff;
            vls.add(sl % 2 == 0 ? pair >>> 4 : pair & 0xf);
        }
        return List.copyOf(vls);
    }

    private byte[] read(int lid, int attribute, int modifier) {
        Mad request = Mad.get(MadClass.SUBNET_LID_ROUTED, attribute, modifier);
        Mad answer = transport
                .exchange(request, MadAddress.subnetManagement(lid), timeout)
                .orElseThrow(() -> failure(lid, attribute, modifier, "no answer"));
        if (answer.status() != 0) {
            throw failure(lid, attribute, modifier, String.format("status 0x%04x", answer.status()));
        }
        return answer.data(DATA, DATA_SIZE);
    }

    private static MadException failure(int lid, int attribute, int modifier, String reason) {
        return new MadException(
                String.format("LID %d, attribute 0x%04x, modifier 0x%x: %s", lid, attribute, modifier, reason));
    }

    /** The two VL arbitration tables of a port. */
    public enum Priority {
        /** The low-priority table. */
        LOW(1),
        /** The high-priority table. */
        HIGH(3);

        private final int firstBlock;

        Priority(int firstBlock) {
            this.firstBlock = firstBlock;
        }

        int firstBlock() {
            return firstBlock;
        }
    }
}
