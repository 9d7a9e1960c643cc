package org.qos.dsl.ide.completion;

import java.util.Arrays;
import java.util.stream.Stream;
import org.qos.runtime.request.WellKnownService;
import org.qos.runtime.value.ServiceId;

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
                .map(service -> Proposal.value(
                        ServiceId.shortText(service.defaultPort().getAsInt()), "the port of " + service.title()));
    }

    private static Proposal id(WellKnownService service) {
        return service.defaultServiceId().isPresent()
                ? Proposal.value(ServiceId.shortText(service.defaultServiceId().getAsLong()), service.title())
                : Proposal.value(
                        ServiceId.shortText(service.serviceId(0)) + "-"
                                + ServiceId.shortText(service.serviceId(WellKnownService.MAX_PORT)),
                        service.title() + ", all ports");
    }
}
