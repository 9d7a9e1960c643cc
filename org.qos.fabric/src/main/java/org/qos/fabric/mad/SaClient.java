package org.qos.fabric.mad;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecordCodec;
import org.qos.runtime.path.SaStatus;
import org.qos.runtime.path.wire.ClassPortInfo;
import org.qos.runtime.path.wire.QueryCodec;
import org.qos.runtime.path.wire.ServiceIdCoding;
import org.qos.runtime.path.wire.WireQuery;

/** Asks the subnet administration (IBTA chapter 15). */
public final class SaClient {

    /** Where the component mask of a datagram begins (IBTA 15.2.1.1). */
    public static final int COMPONENT_MASK = 48;

    /** Where the attribute begins (IBTA 15.2.1.1). */
    public static final int RECORD = 56;

    private static final int METHOD_GET_TABLE = 0x12;
    private static final int METHOD_GET_MULTI = 0x14;
    private static final int CLASS_PORT_INFO = 0x0001;
    private static final int PATH_RECORD = 0x0035;
    private static final int MULTI_PATH_RECORD = 0x003A;
    private static final int RMPP = 24;
    private static final int SM_KEY = 36;
    private static final QueryCodec STANDARD = new QueryCodec(ServiceIdCoding.STANDARD);

    private final MadTransport transport;
    private final MadAddress sa;

    /**
     * A client of the subnet administration that runs beside a subnet manager.
     *
     * @param transport how requests are sent
     * @param smLid the LID of the subnet manager's port
     */
    public SaClient(MadTransport transport, int smLid) {
        this.transport = transport;
        this.sa = MadAddress.generalServices(smLid);
    }

    /**
     * Asks for one path (SubnAdmGet of PathRecord, IBTA 15.2.5.16).
     *
     * @throws MadException when the query cannot be sent
     */
    public PathRecordResponse path(PathQuery query) {
        Mad request = with(Mad.get(MadClass.SUBNET_ADMINISTRATION, PATH_RECORD, 0), STANDARD.encode(query));
        return exchange(request).map(SaClient::readPath).orElseGet(PathRecordResponse.NoAnswer::new);
    }

    /**
     * Asks for all paths that fit (SubnAdmGetTable of PathRecord, IBTA 15.2.5.16). The answer is the first datagram
     * of a transaction that may have more; the rest is not read.
     *
     * @throws MadException when the query cannot be sent
     */
    public MultiPathRecordResponse pathTable(PathQuery query) {
        Mad request = with(
                Mad.request(MadClass.SUBNET_ADMINISTRATION, METHOD_GET_TABLE, PATH_RECORD, 0), STANDARD.encode(query));
        return exchange(request).map(SaClient::readPaths).orElseGet(MultiPathRecordResponse.NoAnswer::new);
    }

    /**
     * Asks for paths between several ports (SubnAdmGetMulti of MultiPathRecord, IBTA 15.2.5.20). Query and answer are
     * the first datagram of a transaction that may have more; of a longer answer the rest is not read.
     *
     * @throws IllegalArgumentException when the query has more than the 11 GIDs that fit into one datagram
     * @throws MadException when the query cannot be sent
     */
    public MultiPathRecordResponse paths(MultiPathQuery query) {
        WireQuery wire = STANDARD.encode(query);
        if (wire.attribute().length > Mad.SIZE - RECORD) {
            throw new IllegalArgumentException("a MultiPathRecord of " + wire.attribute().length
                    + " bytes does not fit into one datagram; at most 11 GIDs do");
        }
        Mad request = Mad.request(MadClass.SUBNET_ADMINISTRATION, METHOD_GET_MULTI, MULTI_PATH_RECORD, 0)
                .with(RMPP, onlySegment());
        return exchange(with(request, wire)).map(SaClient::readPaths).orElseGet(MultiPathRecordResponse.NoAnswer::new);
    }

    /**
     * Asks what the subnet administration can do (SubnAdmGet of ClassPortInfo, IBTA 13.4.8.1).
     *
     * @return empty when no good answer came in time
     * @throws MadException when the query cannot be sent
     */
    public Optional<ClassPortInfo> classPortInfo() {
        return exchange(Mad.get(MadClass.SUBNET_ADMINISTRATION, CLASS_PORT_INFO, 0))
                .filter(answer -> answer.status() == 0)
                .map(answer -> ClassPortInfo.decode(answer.data(RECORD, ClassPortInfo.SIZE)));
    }

    private Optional<Mad> exchange(Mad request) {
        return transport.exchange(request, sa);
    }

    private static Mad with(Mad request, WireQuery query) {
        return request.with(SM_KEY, bytes(query.smKey()))
                .with(COMPONENT_MASK, bytes(query.componentMask()))
                .with(RECORD, query.attribute());
    }

    private static byte[] bytes(long value) {
        return ByteBuffer.allocate(Long.BYTES).putLong(value).array();
    }

    /** The RMPP header (IBTA 13.6.2.1) of a datagram that is the first and last of its transaction. */
    private static byte[] onlySegment() {
        ByteBuffer header = ByteBuffer.allocate(3 * Integer.BYTES);
        header.put((byte) 1).put((byte) 1).put((byte) 7).put((byte) 0); // version, DATA, active first last, status
        header.putInt(1).putInt(Mad.SIZE - SM_KEY);
        return header.array();
    }

    private static PathRecordResponse readPath(Mad answer) {
        if (answer.status() != 0) {
            return new PathRecordResponse.Refused(new SaStatus(answer.status()));
        }
        return new PathRecordResponse.Found(PathRecordCodec.decode(answer.data(RECORD, PathRecordCodec.SIZE)));
    }

    private static MultiPathRecordResponse readPaths(Mad answer) {
        if (answer.status() != 0) {
            return new MultiPathRecordResponse.Refused(new SaStatus(answer.status()));
        }
        return new MultiPathRecordResponse.Found(PathTable.read(answer));
    }
}
