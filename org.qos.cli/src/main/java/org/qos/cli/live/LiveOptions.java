package org.qos.cli.live;

import java.util.Optional;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.fabric.mad.MKey;
import org.qos.fabric.mad.MadException;
import org.qos.fabric.mad.MadPort;
import org.qos.fabric.mad.UmadPort;
import org.qos.runtime.value.PortNumber;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that send MADs: by which port of this machine, and with which key. */
public final class LiveOptions {

    @Option(
            names = "--ca",
            paramLabel = "NAME",
            description = "The channel adapter of this machine to send from, such as mlx5_0 (default: the first one"
                    + " with an active port).")
    private Optional<String> adapter = Optional.empty();

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port of the channel adapter, from 1 (default: the first active one).")
    private Optional<Integer> port = Optional.empty();

    @Mixin
    private MKeyOption mKey;

    /**
     * Opens the port, which adds the M_Key to each SMP.
     *
     * @throws CommandFailed when an option is wrong, or what the port needs is missing
     */
    MadPort open(Console console) {
        int number = port.orElse(0);
        if (port.isPresent() && (number < 1 || number > PortNumber.MAX)) {
            throw CommandFailed.usage(
                    "--port: " + number + " is not the number of a port; expected 1 to " + PortNumber.MAX + ".");
        }
        MKey key = mKey.read(console);
        try {
            return key.at(UmadPort.open(adapter.orElse(null), number));
        } catch (MadException e) {
            throw CommandFailed.failed(e.getMessage());
        }
    }
}
