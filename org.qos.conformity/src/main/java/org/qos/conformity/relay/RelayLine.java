package org.qos.conformity.relay;

import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadAddress;
import org.qos.fabric.mad.MadException;

/**
 * The lines that a relay and its client exchange. A request is {@code LID QP Q_KEY TIMEOUT_MS MAD}, the MAD in
 * hexadecimal digits; its answer is the MAD received, {@code -} when none came in time, or {@code !} and a message.
 */
final class RelayLine {

    /** What the relay says once it can take requests. */
    static final String READY = "ready";

    private static final String NO_ANSWER = "-";
    private static final String FAILURE = "!";
    private static final HexFormat HEX = HexFormat.of();

    private RelayLine() {}

    /** A request and where it goes. */
    record Request(Mad mad, MadAddress to, Duration timeout) {}

    static String of(Request request) {
        MadAddress to = request.to();
        return to.lid() + " " + to.queuePair() + " " + to.qkey() + " "
                + request.timeout().toMillis() + " " + hex(request.mad());
    }

    static Request request(String line) {
        String[] fields = line.split(" ");
        MadAddress to =
                new MadAddress(Integer.parseInt(fields[0]), Integer.parseInt(fields[1]), Integer.parseInt(fields[2]));
        return new Request(mad(fields[4]), to, Duration.ofMillis(Long.parseLong(fields[3])));
    }

    static String of(Optional<Mad> answer) {
        return answer.map(RelayLine::hex).orElse(NO_ANSWER);
    }

    static String of(MadException failure) {
        return FAILURE + failure.getMessage().replace('\n', ' ');
    }

    /**
     * What an answer line says.
     *
     * @throws MadException the failure that the line reports
     */
    static Optional<Mad> answer(String line) {
        if (line.startsWith(FAILURE)) {
            throw new MadException(line.substring(FAILURE.length()));
        }
        return line.equals(NO_ANSWER) ? Optional.empty() : Optional.of(mad(line));
    }

    private static String hex(Mad mad) {
        return HEX.formatHex(mad.toBytes());
    }

    private static Mad mad(String digits) {
        return Mad.of(HEX.parseHex(digits));
    }
}
