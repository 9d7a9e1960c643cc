package org.qos.fabric.mad;

import java.util.ArrayList;
import java.util.List;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlWeight;

/** Reads the tables of ports from their subnet management agents, routed by LID (IBTA 14.2.5). */
public final class SmpClient {

    private final MadTransport transport;

    /** A client that asks one after the other. */
    public SmpClient(MadTransport transport) {
        this.transport = transport;
    }

    /**
     * PortInfo of a port (IBTA 14.2.5.6).
     *
     * @param lid a LID of the port, for a switch the LID of its port 0
     * @param port the number of the port
     * @throws MadException when the port does not answer or refuses
     */
    public PortInfo portInfo(int lid, int port) {
        return PortInfo.decode(read(lid, SmpAttribute.PORT_INFO, port));
    }

    /**
     * The SL2VL table of a pair of ports of a switch (IBTA 14.2.5.8): the VL of each of the 16 SLs.
     *
     * @throws MadException when the switch does not answer or refuses
     */
    public List<Integer> switchSl2Vl(int lid, int inPort, int outPort) {
        return sl2Vl(lid, SmpTables.sl2VlModifier(inPort, outPort));
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
            byte[] data = read(lid, SmpAttribute.VL_ARBITRATION_TABLE, SmpTables.arbitrationModifier(block++, port));
            table.addAll(SmpTables.arbitration(data, Math.min(SmpTables.ARBITRATION_BLOCK, entries - table.size())));
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
        return SmpTables.pkeys(read(lid, SmpAttribute.P_KEY_TABLE, 0));
    }

    private List<Integer> sl2Vl(int lid, int modifier) {
        return Sl2VlRow.vls(SmpTables.sl2Vl(read(lid, SmpAttribute.SL_TO_VL_TABLE, modifier)));
    }

    private byte[] read(int lid, SmpAttribute attribute, int modifier) {
        Mad request = Mad.get(MadClass.SUBNET_LID_ROUTED, attribute.code(), modifier);
        Mad answer = transport
                .exchange(request, MadAddress.subnetManagement(lid))
                .orElseThrow(() -> failure(lid, attribute, modifier, "no answer"));
        if (answer.status() != 0) {
            throw failure(lid, attribute, modifier, String.format("status 0x%04x", answer.status()));
        }
        return answer.smpData();
    }

    private static MadException failure(int lid, SmpAttribute attribute, int modifier, String reason) {
        return new MadException(
                String.format("LID %d, attribute 0x%04x, modifier 0x%x: %s", lid, attribute.code(), modifier, reason));
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

        /** The first block of VLArbitrationTable that has it (IBTA 14.2.5.9). */
        public int firstBlock() {
            return firstBlock;
        }
    }
}
