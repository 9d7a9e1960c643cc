package org.qos.conformity.partition;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetException;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadAddress;
import org.qos.fabric.mad.MadClass;
import org.qos.fabric.mad.SaClient;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.path.SaStatus;
import org.qos.runtime.value.FlowLabel;

/** Asks the subnet administration for multicast groups (SubnAdmGet of MCMemberRecord, IBTA 15.2.5.17). */
public final class GroupReader {

    private static final int MC_MEMBER_RECORD = 0x0038;
    private static final int RECORD_SIZE = 52;
    private static final long MGID_COMPONENT = 1;
    private static final int SELECTED = 0x3f;

    private final OpenSmOnIbsim subnet;

    /** A reader of the groups of that subnet. */
    public GroupReader(OpenSmOnIbsim subnet) {
        this.subnet = subnet;
    }

    /**
     * The group of that GID, as it is in force; empty when there is none.
     *
     * @throws SubnetException when the subnet administration does not answer or refuses
     */
    public Optional<MulticastGroup> group(Mgid mgid) {
        Mad request = Mad.get(MadClass.SUBNET_ADMINISTRATION, MC_MEMBER_RECORD, 0)
                .with(
                        SaClient.COMPONENT_MASK,
                        ByteBuffer.allocate(Long.BYTES).putLong(MGID_COMPONENT).array())
                .with(
                        SaClient.RECORD,
                        ByteBuffer.allocate(2 * Long.BYTES)
                                .putLong(mgid.high())
                                .putLong(mgid.low())
                                .array());
        Mad answer = subnet.transport()
                .exchange(request, MadAddress.generalServices(subnet.ports().managerLid()))
                .orElseThrow(() -> new SubnetException("no answer about group " + mgid));
        if (answer.status() == SaStatus.NO_RECORDS.code()) {
            return Optional.empty();
        }
        if (answer.status() != 0) {
            throw new SubnetException(String.format("status 0x%04x about group %s", answer.status(), mgid));
        }
        return Optional.of(decode(ByteBuffer.wrap(answer.data(SaClient.RECORD, RECORD_SIZE))));
    }

    private static MulticastGroup decode(ByteBuffer data) {
        int slAndFlow = data.getInt(44);
        return new MulticastGroup(
                new Mgid(data.getLong(0), data.getLong(8)),
                data.get(38) & SELECTED,
                data.get(42) & SELECTED,
                slAndFlow >>> 28,
                Integer.toUnsignedLong(data.getInt(32)),
                data.get(39) & 0xff,
                FlowLabel.lowestBits(slAndFlow >>> 8));
    }
}
