package org.qos.dsl.project.design;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.policy.Range;
import org.qos.runtime.request.ServicePort;
import org.qos.runtime.request.WellKnownService;

/** Reads the Service-IDs of an intent: protocols, ports, port spaces and numbers. */
final class ServiceNames {

    private static final Pattern NUMBERS = Pattern.compile("0x([0-9a-fA-F]{1,16})(?:-0x([0-9a-fA-F]{1,16}))?");
    private static final Pattern PORT = Pattern.compile("([a-z]+):(\\d.*)");
    private static final int HEX = 16;

    private ServiceNames() {}

    /** The Service-IDs of a name; empty where it is not one. */
    static Optional<Range> range(String text) {
        Matcher numbers = NUMBERS.matcher(text);
        if (numbers.matches()) {
            long first = Long.parseUnsignedLong(numbers.group(1), HEX);
            long last = numbers.group(2) == null ? first : Long.parseUnsignedLong(numbers.group(2), HEX);
            return Long.compareUnsigned(first, last) > 0 ? Optional.empty() : Optional.of(new Range(first, last));
        }
        Matcher port = PORT.matcher(text);
        if (port.matches()) {
            return WellKnownService.named(port.group(1)).flatMap(space -> ports(port.group(2))
                    .map(ports ->
                            new Range(space.serviceId((int) ports.first()), space.serviceId((int) ports.last()))));
        }
        return Arrays.stream(ServicePort.values())
                .filter(service -> service.keyword().equals(text))
                .findFirst()
                .map(service -> Range.of(service.serviceId()))
                .or(() -> spaces().stream()
                        .filter(space -> space.keyword().equals(text))
                        .findFirst()
                        .map(space -> new Range(space.serviceId(0), space.serviceId(WellKnownService.MAX_PORT))));
    }

    private static Optional<Range> ports(String text) {
        return DecimalRanges.parse(text, WellKnownService.MAX_PORT);
    }

    /** What is wrong with a text that is written as a range or a port but is none. */
    static Optional<String> problem(String text) {
        Matcher numbers = NUMBERS.matcher(text);
        if (numbers.matches() && numbers.group(2) != null && range(text).isEmpty()) {
            return Optional.of("the range '" + text + "' ends before it begins; the lower Service-ID is first");
        }
        Matcher port = PORT.matcher(text);
        return port.matches()
                        && WellKnownService.named(port.group(1)).isPresent()
                        && ports(port.group(2)).isEmpty()
                ? Optional.of(
                        "'" + text + "': " + DecimalRanges.problem(port.group(2), "a port", WellKnownService.MAX_PORT))
                : Optional.empty();
    }

    /** What a name stands for, for people. */
    static String title(String text) {
        return Arrays.stream(ServicePort.values())
                .filter(service -> service.keyword().equals(text))
                .findFirst()
                .map(ServicePort::title)
                .or(() -> spaces().stream()
                        .filter(space -> space.keyword().equals(text))
                        .findFirst()
                        .map(space -> space.title() + " connections"))
                .orElse(text);
    }

    /** All names. */
    static List<String> names() {
        List<String> names = new ArrayList<>(
                Arrays.stream(ServicePort.values()).map(ServicePort::keyword).toList());
        spaces().forEach(space -> names.add(space.keyword()));
        return names;
    }

    private static List<WellKnownService> spaces() {
        return List.of(WellKnownService.TCP, WellKnownService.UDP, WellKnownService.SDP);
    }
}
