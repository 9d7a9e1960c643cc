package org.qos.conformity.relay;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.qos.fabric.mad.MadException;
import org.qos.fabric.mad.MadPort;
import org.qos.fabric.mad.UmadPort;

/** The program that sends and receives MADs for another process, until its standard input ends. */
public final class MadRelay {

    private static final Duration PAUSE = Duration.ofMillis(500);

    private MadRelay() {}

    /** Takes MADs to send from standard input and prints those that arrive, a line each, see {@link RelayLine}. */
    public static void main(String[] arguments) throws IOException {
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        try (UmadPort port = UmadPort.openFirst()) {
            System.out.println(RelayLine.READY);
            Thread receiver = new Thread(() -> receive(port, System.out), "receiver");
            receiver.setDaemon(true);
            receiver.start();
            send(port, requests, System.out);
            receiver.interrupt();
            receiver.join(2 * PAUSE.toMillis());
        } catch (MadException e) {
            System.out.println(RelayLine.of(e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static void send(MadPort port, BufferedReader requests, PrintStream answers) throws IOException {
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            RelayLine.Request request = RelayLine.request(line);
            try {
                port.send(request.mad(), request.to());
            } catch (MadException e) {
                answers.println(RelayLine.of(e));
            }
        }
    }

    /** Prints what arrives until this thread is interrupted or the port fails. */
    static void receive(MadPort port, PrintStream answers) {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                port.receive(PAUSE).ifPresent(mad -> answers.println(RelayLine.of(mad)));
            }
        } catch (MadException e) {
            answers.println(RelayLine.of(e));
        }
    }
}
