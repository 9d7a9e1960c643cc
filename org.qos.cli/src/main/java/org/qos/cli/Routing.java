package org.qos.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.path.resolve.RoutedSubnet;

/** The subnet of a site whose snapshot tells the forwarding tables. */
final class Routing {

    private Routing() {}

    /** The options of a file; without one QoS is on and every other option has its default. */
    static SmOptions options(Console console, Optional<Path> opts) {
        return opts.map(file -> Site.options(console, file)).orElseGet(SmOptions.DEFAULTS::withQos);
    }

    /** The subnet with its tables. */
    static RoutedSubnet subnet(Site site, SmOptions options) {
        return RoutedSubnet.predicted(
                site.fabric(),
                site.snapshot().forwarding(),
                Map.of(),
                site.snapshot().sl2vl(),
                site.partitions(),
                options);
    }
}
