package org.qos.cli.live;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import org.qos.fabric.mad.DirectedRoute;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadAddress;
import org.qos.fabric.mad.MadPort;
import org.qos.fabric.mad.SmpAttribute;

/**
 * The smallest fabric in which a discovery takes all of its steps: two channel adapters at a switch. With it, the classes of a discovery
 * are known where there is no InfiniBand device. Tables are zero.
 */
public final class TrainingFabric implements MadPort {

    private static final int CA = 1;
    private static final int SWITCH = 2;
    private static final int CABLES = 2;

    private static final int ACTIVE = 4;
    private static final int WIDTH_4X = 2;
    private static final int EDR = 2;
    private static final int SL_MAPPING = 1 << 6;
    private static final byte GET_RESPONSE = (byte) 0x81;
    private static final int METHOD = 3;

    /** Each node by the route to it, with the port at the end of the route. */
    private static final Map<DirectedRoute, Node> NODES = Map.of(
            DirectedRoute.LOCAL,
            new Node(CA, 0x10, 1),
            DirectedRoute.of(1),
            new Node(SWITCH, 0x20, 1),
            DirectedRoute.of(1, 2),
            new Node(CA, 0x30, 1));

    private final Deque<Mad> answers = new ArrayDeque<>();

    @Override
    public void send(Mad mad, MadAddress to) {
        Node node = NODES.get(mad.route());
        byte[] data = SmpAttribute.ofCode(mad.attribute())
                .map(attribute -> node.attribute(attribute, mad.modifier()))
                .orElseGet(() -> new byte[Mad.SMP_DATA_SIZE]);
        answers.add(mad.with(METHOD, new byte[] {GET_RESPONSE}).withSmpData(data));
    }

    @Override
    public Optional<Mad> receive(Duration timeout) {
        return Optional.ofNullable(answers.poll());
    }

    @Override
    public void close() {
        // nothing is open
    }

    private record Node(int type, long guid, int localPort) {

        private byte[] attribute(SmpAttribute attribute, int modifier) {
            ByteBuffer data = ByteBuffer.allocate(Mad.SMP_DATA_SIZE);
            switch (attribute) {
                case NODE_INFO ->
                    data.put(2, (byte) type)
                            .put(3, (byte) (type == SWITCH ? CABLES : 1))
                            .putLong(12, guid)
                            .putLong(20, type == SWITCH ? guid : guid + localPort)
                            .putShort(28, (short) 1)
                            .put(36, (byte) localPort);
                case SWITCH_INFO -> data.putShort(0, (short) Mad.SMP_DATA_SIZE).putShort(4, (short) CABLES);
                case PORT_INFO ->
                    data.putShort(16, (short) guid)
                            .putInt(20, SL_MAPPING)
                            .put(28, (byte) modifier)
                            .put(31, (byte) WIDTH_4X)
                            .put(32, (byte) ACTIVE)
                            .put(37, (byte) 0x40)
                            .put(39, (byte) 8)
                            .put(40, (byte) 8)
                            .put(62, (byte) (EDR << 4));
                default -> {
                    // zero
                }
            }
            return data.array();
        }
    }
}
