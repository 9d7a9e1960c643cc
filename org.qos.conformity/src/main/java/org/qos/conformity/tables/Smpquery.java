package org.qos.conformity.tables;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetException;
import org.qos.conformity.subnet.SubnetPort;

/** Reads the tables of ports by the program smpquery of infiniband-diags, one process a table. */
public final class Smpquery {

    private final Path program;
    private final Map<String, String> environment;

    /** Queries that go into a simulated subnet. */
    public Smpquery(OpenSmOnIbsim subnet) {
        this.program = subnet.programs().smpquery();
        this.environment = subnet.clientEnvironment();
    }

    /**
     * The tables of a port.
     *
     * @throws SubnetException when smpquery fails
     */
    public ProgrammedPort read(SubnetPort port) {
        String arbitration = run("vlarb", port);
        return new ProgrammedPort(
                port,
                SmpqueryOutput.portInfo(run("portinfo", port)),
                SmpqueryOutput.sl2Vl(run("sl2vl", port)),
                SmpqueryOutput.arbitration(arbitration, "High"),
                SmpqueryOutput.arbitration(arbitration, "Low"));
    }

    private String run(String operation, SubnetPort port) {
        ProcessBuilder builder = new ProcessBuilder(
                        program.toString(), operation, String.valueOf(port.lid()), String.valueOf(port.number()))
                .redirectErrorStream(true);
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
            if (process.waitFor() != 0) {
                throw new SubnetException("smpquery " + operation + " of " + port + " failed: " + output);
            }
            return output;
        } catch (IOException e) {
            throw new SubnetException("cannot run smpquery", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SubnetException("interrupted while smpquery ran", e);
        }
    }
}
