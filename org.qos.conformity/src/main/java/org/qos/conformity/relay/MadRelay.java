package org.qos.conformity.relay;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.qos.fabric.mad.MadException;
import org.qos.fabric.mad.MadTransport;
import org.qos.fabric.mad.UmadPort;

/** The program that sends MADs for another process, until its standard input ends. */
public final class MadRelay {

    private MadRelay() {}

    /** Takes requests from standard input and answers on standard output, a line each, see {@link RelayLine}. */
    public static void main(String[] arguments) throws IOException {
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        try (UmadPort port = UmadPort.openFirst()) {
            serve(port, requests, System.out);
        } catch (MadException e) {
            System.out.println(RelayLine.of(e));
        }
    }

    static void serve(MadTransport port, BufferedReader requests, PrintStream answers) throws IOException {
        answers.println(RelayLine.READY);
        answers.flush();
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            answers.println(answer(port, RelayLine.request(line)));
            answers.flush();
        }
    }

    private static String answer(MadTransport port, RelayLine.Request request) {
        try {
            return RelayLine.of(port.exchange(request.mad(), request.to(), request.timeout()));
        } catch (MadException e) {
            return RelayLine.of(e);
        }
    }
}
