package org.qos.fabric.mad;

import java.nio.ByteBuffer;
import java.time.Duration;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecordCodec;

/** Asks the subnet administration (IBTA chapter 15). */
public final class SaClient {

    private static final int PATH_RECORD = 0x0035;
    private static final int COMPONENT_MASK = 48;
    private static final int RECORD = 56;

    private final MadTransport transport;
    private final MadAddress sa;
    private final Duration timeout;

    /**
     * A client of the subnet administration that runs beside a subnet manager.
     *
     * @param transport how requests are sent
     * @param smLid the LID of the subnet manager's port
     * @param timeout how long to wait for each answer
     */
    public SaClient(MadTransport transport, int smLid, Duration timeout) {
        this.transport = transport;
        this.sa = MadAddress.generalServices(smLid);
        this.timeout = timeout;
    }

    /**
     * Asks for one path (SubnAdmGet of PathRecord, IBTA 15.2.5.16).
     *
     * @throws MadException when the query cannot be sent
     */
    public PathAnswer path(PathQuery query) {
        Mad request = Mad.get(MadClass.SUBNET_ADMINISTRATION, PATH_RECORD, 0)
                .with(COMPONENT_MASK, maskBytes(query))
                .with(RECORD, PathRecordCodec.encode(query.values()));
        return transport.exchange(request, sa, timeout).map(SaClient::read).orElseGet(PathAnswer.NoAnswer::new);
    }

    private static byte[] maskBytes(PathQuery query) {
        return ByteBuffer.allocate(Long.BYTES).putLong(query.componentMask()).array();
    }

    private static PathAnswer read(Mad answer) {
        if (answer.status() != 0) {
            return new PathAnswer.Refused(new SaStatus(answer.status()));
        }
        return new PathAnswer.Found(PathRecordCodec.decode(answer.data(RECORD, PathRecordCodec.SIZE)));
    }
}
