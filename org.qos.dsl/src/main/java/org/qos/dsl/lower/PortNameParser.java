package org.qos.dsl.lower;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.policy.PortName;

/** Takes a port name apart at its last slash. */
public final class PortNameParser {

    private static final Pattern NAME = Pattern.compile("(?s)(.*)/[Pp]([^/]*)");

    private PortNameParser() {}

    /** A name in the RFC syntax: the number is decimal and nothing may follow it. */
    public static Optional<PortName> rfc(String written) {
        Matcher name = NAME.matcher(written);
        return name.matches() && name.group(2).matches("[1-9]\\d{0,2}")
                ? Optional.of(
                        new PortName(name.group(1), Integer.parseInt(name.group(2)), PortName.Reading.FIRST_TWO_WORDS))
                : Optional.empty();
    }

    /**
     * A name in the OpenSM syntax: the number is read by strtoul with base 0, so that a leading 0 is octal and what
     * follows the digits is ignored (OpenSM osm_qos_parser_y.y:__parser_add_port_name).
     */
    public static Optional<PortName> openSm(String written) {
        Matcher name = NAME.matcher(written);
        if (!name.matches()) {
            return Optional.empty();
        }
        int number = (int) Math.min(CNumber.in(name.group(2)).asUnsignedInt(), Integer.MAX_VALUE);
        return number == 0
                ? Optional.empty()
                : Optional.of(new PortName(name.group(1), number, PortName.Reading.DESCRIPTION));
    }
}
