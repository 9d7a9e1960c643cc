package org.qos.conformity.relay;

import java.util.HexFormat;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadAddress;
import org.qos.fabric.mad.MadException;

/**
 * The lines that a relay and its client exchange. A MAD to send is {@code LID QP Q_KEY MAD}, the MAD in hexadecimal
 * digits; one that arrives is those digits; a failure is {@code !} and a message.
 */
final class RelayLine {

    /** What the relay says once it can take requests. */
    static final String READY = "ready";

    private static final String FAILURE = "!";
    private static final HexFormat HEX = HexFormat.of();

    private RelayLine() {}

    /** A MAD and where it goes. */
    record Request(Mad mad, MadAddress to) {}

    static String of(Request request) {
        MadAddress to = request.to();
        return to.lid() + " " + to.queuePair() + " " + to.qkey() + " " + of(request.mad());
    }

    static Request request(String line) {
        String[] fields = line.split(" ");
        MadAddress to =
                new MadAddress(Integer.parseInt(fields[0]), Integer.parseInt(fields[1]), Integer.parseInt(fields[2]));
        return new Request(mad(fields[3]), to);
    }

    static String of(Mad mad) {
        return HEX.formatHex(mad.toBytes());
    }

    static String of(MadException failure) {
        return FAILURE + failure.getMessage().replace('\n', ' ');
    }

    /**
     * The MAD that a line of the relay has.
     *
     * @throws MadException the failure that the line reports
     */
    static Mad received(String line) {
        if (line.startsWith(FAILURE)) {
            throw new MadException(line.substring(FAILURE.length()));
        }
        return mad(line);
    }

    private static Mad mad(String digits) {
        return Mad.of(HEX.parseHex(digits));
    }
}
