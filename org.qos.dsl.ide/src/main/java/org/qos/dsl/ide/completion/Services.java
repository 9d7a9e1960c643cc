package org.qos.dsl.ide.completion;

import java.util.Arrays;
import java.util.stream.Stream;
import org.qos.runtime.request.WellKnownService;

/** The Service-IDs of known protocols. */
final class Services {

    private Services() {}

    /** The Service-ID of each protocol that has one, the range of each that has one for each port. */
    static Stream<Proposal> ids() {
        return Arrays.stream(WellKnownService.values()).map(Services::id);
    }

    /** The ports that protocols have where none is named. */
    static Stream<Proposal> ports() {
        return Arrays.stream(WellKnownService.values())
                .filter(service -> service.defaultPort().isPresent())
                .map(service ->
                        Proposal.value(hex(service.defaultPort().getAsInt()), "the port of " + service.title()));
    }

    private static Proposal id(WellKnownService service) {
        return service.defaultServiceId().isPresent()
                ? Proposal.value(hex(service.defaultServiceId().getAsLong()), service.title())
                : Proposal.value(
                        hex(service.serviceId(0)) + "-" + hex(service.serviceId(WellKnownService.LARGEST_PORT)),
                        service.title() + ", all ports");
    }

    private static String hex(long number) {
        return "0x" + Long.toHexString(number);
    }
}
