package org.qos.dsl.project.design;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.policy.Range;
import org.qos.runtime.request.ServicePort;
import org.qos.runtime.request.WellKnownService;

/** Reads the Service-IDs of an intent: protocols, ports, port spaces and numbers. */
final class ServiceNames {

    private static final Pattern NUMBERS = Pattern.compile("0x([0-9a-fA-F]{1,16})(?:-0x([0-9a-fA-F]{1,16}))?");
    private static final Pattern PORT = Pattern.compile("([a-z]+):(\\d{1,5})");
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
            int number = Integer.parseInt(port.group(2));
            return WellKnownService.named(port.group(1))
                    .filter(space -> number <= WellKnownService.MAX_PORT)
                    .map(space -> Range.of(space.serviceId(number)));
        }
        return Arrays.stream(ServicePort.values())
                .filter(service -> id(service).equals(text))
                .findFirst()
                .map(service -> Range.of(service.serviceId()))
                .or(() -> spaces().stream()
                        .filter(space -> space.keyword().equals(text))
                        .findFirst()
                        .map(space -> new Range(space.serviceId(0), space.serviceId(WellKnownService.MAX_PORT))));
    }

    /** What is wrong with a text that is written as a range or a port but is none. */
    static Optional<String> mistake(String text) {
        Matcher numbers = NUMBERS.matcher(text);
        if (numbers.matches() && numbers.group(2) != null && range(text).isEmpty()) {
            return Optional.of("the range '" + text + "' ends before it begins; the lower Service-ID is first");
        }
        Matcher port = PORT.matcher(text);
        return port.matches()
                        && WellKnownService.named(port.group(1)).isPresent()
                        && range(text).isEmpty()
                ? Optional.of("'" + text + "' is not a port; expected 0 to " + WellKnownService.MAX_PORT)
                : Optional.empty();
    }

    /** What a name stands for, for people. */
    static String title(String text) {
        return Arrays.stream(ServicePort.values())
                .filter(service -> id(service).equals(text))
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
                Arrays.stream(ServicePort.values()).map(ServiceNames::id).toList());
        spaces().forEach(space -> names.add(space.keyword()));
        return names;
    }

    private static String id(ServicePort service) {
        return service.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static List<WellKnownService> spaces() {
        return List.of(WellKnownService.TCP, WellKnownService.UDP, WellKnownService.SDP);
    }
}
