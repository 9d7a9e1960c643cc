package org.qos.conformity.audit;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.qos.conformity.sim.SubnetException;

/** The program ibdmchk of ibutils, which searches for credit loops between channel adapters in the dumps of OpenSM. */
final class Ibdmchk {

    /** What to install, for messages. */
    static final String INSTALL = "Debian: apt-get install ibutils";

    private static final int SECONDS = 60;

    private Ibdmchk() {}

    /** Where it is installed. */
    static Optional<Path> program() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .map(folder -> Path.of(folder, "ibdmchk"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /**
     * Whether routing has a credit loop while all packets have SL 0.
     *
     * @param dumps the directory with the dumps of OpenSM
     */
    static boolean hasLoop(Path dumps) {
        return run(dumps, List.of());
    }

    /**
     * Whether routing has a credit loop.
     *
     * @param dumps the directory with the dumps of OpenSM
     * @param pathSls the SL of each path, a file in its form
     * @param sl2vl the SL2VL tables of switches, a file in its form or OpenSM's dump
     */
    static boolean hasLoop(Path dumps, Path pathSls, Path sl2vl) {
        return run(dumps, List.of("-c", pathSls.toString(), "-d", sl2vl.toString()));
    }

    private static boolean run(Path dumps, List<String> more) {
        List<String> command = new ArrayList<>(List.of(
                program().orElseThrow().toString(),
                "-s",
                dumps.resolve("opensm-subnet.lst").toString(),
                "-f",
                dumps.resolve("opensm.fdbs").toString(),
                "-m",
                dumps.resolve("opensm.mcfdbs").toString()));
        command.addAll(more);
        String output = output(command, dumps.resolve("ibdmchk.out"));
        boolean loop = output.contains("-E- credit loops in routing");
        if (loop == output.contains("-I- no credit loops found")) {
            throw new SubnetException("ibdmchk does not decide: " + output);
        }
        return loop;
    }

    private static String output(List<String> command, Path into) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(into.toFile())
                    .start();
            process.getOutputStream().close();
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new SubnetException("ibdmchk did not end");
            }
            return Files.readString(into, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new SubnetException("cannot run ibdmchk", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SubnetException("interrupted while ibdmchk ran", e);
        }
    }
}
