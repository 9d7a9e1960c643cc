package org.qos.cli.live;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.terminal.Progress;
import org.qos.fabric.discovery.DiscoveryProgress;
import org.qos.fabric.mad.MadException;
import org.qos.fabric.mad.MadPort;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.program.LiveSubnet;
import org.qos.fabric.program.MadSubnet;

/**
 * Works on the live fabric.
 *
 * @param options the port to send from
 * @param console resolves file names
 * @param progress shows how far the reading of the fabric is
 */
public record LiveWork(LiveOptions options, Console console, Progress progress) {

    /**
     * Opens the local port, works, and closes the port.
     *
     * @throws CommandFailed when the port cannot be used
     */
    public <T> T with(Function<LiveSubnet, T> work) {
        return with((window, subnet) -> work.apply(subnet));
    }

    /** The same for work that also sends requests of its own. */
    public <T> T with(BiFunction<MadWindow, LiveSubnet, T> work) {
        return reading((window, step) -> work.apply(window, new MadSubnet(window, step)));
    }

    /** The same for work that reads the fabric itself, and reports how far it is. */
    public <T> T reading(BiFunction<MadWindow, Consumer<DiscoveryProgress>, T> work) {
        AtomicReference<DiscoveryProgress> step = new AtomicReference<>(new DiscoveryProgress(0, 0));
        progress.show(() -> "reading the fabric: " + step.get().nodes() + " nodes, "
                + step.get().attributes() + " attributes");
        try (MadPort port = options.open(console)) {
            return work.apply(new MadWindow(port), step::set);
        } catch (MadException e) {
            throw CommandFailed.failed(e.getMessage());
        } finally {
            progress.end();
        }
    }
}
