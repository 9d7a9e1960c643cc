package org.qos.fabric.snapshot;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.value.Lid;

/**
 * A line of a port in a net of ibsim.
 *
 * @param line its line in the file
 * @param number the port's number
 * @param remote the ID of the node at the other end
 * @param remotePort the port's number there
 * @param widths the enabled widths, a bit for each as in LinkWidthEnabled; 0 when the line does not say
 * @param speeds the enabled speeds, a bit for each as {@link LinkCodes} has them; 0 when the line does not say
 * @param lid its LID, 0 when the line does not say
 * @param lmc its LMC
 */
record IbsimPort(int line, int number, String remote, int remotePort, int widths, int speeds, int lid, int lmc) {

    private static final Pattern LINE = Pattern.compile("\\[(\\d{1,3})][^\"]*\"([^\"]*)\"\\s*(?:\\[(\\d{1,3})])?(.*)");
    private static final Pattern WIDTH = Pattern.compile("\\bw\\s*=\\s*(\\d{1,2})");
    private static final Pattern SPEED = Pattern.compile("\\bs\\s*=\\s*(\\d{1,2})");
    private static final Pattern EXTENDED = Pattern.compile("\\be\\s*=\\s*(\\d{1,2})");
    private static final Pattern CABLE = Pattern.compile("\\b(\\d{1,2})x\\s?([A-Z]+\\d*)");
    private static final Pattern LID = Pattern.compile("\\blid (\\d{1,5})");
    private static final Pattern LMC = Pattern.compile("\\blmc (\\d{1,9})");
    private static final int EXTENDED_BITS = 8;

    static Optional<IbsimPort> parse(int line, String text) {
        Matcher port = LINE.matcher(text);
        if (!port.matches()) {
            return Optional.empty();
        }
        String rest = port.group(4);
        Matcher cable = CABLE.matcher(rest);
        boolean named = cable.find();
        int speeds = number(SPEED, rest) | number(EXTENDED, rest) << EXTENDED_BITS;
        int widths = number(WIDTH, rest);
        return Optional.of(new IbsimPort(
                line,
                Integer.parseInt(port.group(1)),
                port.group(2),
                port.group(3) == null ? 1 : Integer.parseInt(port.group(3)),
                widths == 0 && named ? LinkCodes.widthCode(Integer.parseInt(cable.group(1))) : widths,
                speeds == 0 && named ? LinkCodes.speedBit(cable.group(2)) : speeds,
                lid(rest),
                lmc(rest)));
    }

    /** The number that a pattern finds, 0 when it does not. */
    static int number(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? Integer.parseInt(found.group(1)) : 0;
    }

    /** The LID in the line of a switch, 0 for one that no port can have. */
    static int lid(String text) {
        int lid = writtenLid(text);
        return Lid.isUnicast(lid) ? lid : 0;
    }

    /** The LID in a line as it is written, 0 when the line does not say. */
    static int writtenLid(String text) {
        return number(LID, text);
    }

    /** The LMC in the line of a switch, 0 for one that no port can have. */
    static int lmc(String text) {
        int lmc = writtenLmc(text);
        return lmc <= Lid.MAX_LMC ? lmc : 0;
    }

    /** The LMC in a line as it is written, 0 when the line does not say. */
    static int writtenLmc(String text) {
        return number(LMC, text);
    }
}
