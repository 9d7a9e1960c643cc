package org.qos.dsl.ide.completion;

import java.util.Arrays;
import java.util.stream.Stream;
import org.qos.runtime.request.ServicePort;
import org.qos.runtime.request.WellKnownService;
import org.qos.runtime.value.ServiceId;

/** The Service-IDs of known protocols. */
final class Services {

    private Services() {}

    /** The Service-ID of each protocol that has one, the range of each that has one for each port. */
    static Stream<Proposal> ids() {
        return Stream.concat(
                Arrays.stream(ServicePort.values())
                        .map(service -> Proposal.value(ServiceId.shortText(service.serviceId()), service.title())),
                Arrays.stream(WellKnownService.values())
                        .filter(service -> service.defaultPort().isEmpty())
                        .map(Services::allPorts));
    }

    /** The ports that protocols have where none is named. */
    static Stream<Proposal> ports() {
        return Arrays.stream(WellKnownService.values())
                .filter(service -> service.defaultPort().isPresent())
                .map(service -> Proposal.value(
                        ServiceId.shortText(service.defaultPort().getAsInt()), "the port of " + service.title()));
    }

    private static Proposal allPorts(WellKnownService service) {
        return Proposal.value(
                ServiceId.shortText(service.serviceId(0)) + "-"
                        + ServiceId.shortText(service.serviceId(WellKnownService.MAX_PORT)),
                service.title() + ", all ports");
    }
}
