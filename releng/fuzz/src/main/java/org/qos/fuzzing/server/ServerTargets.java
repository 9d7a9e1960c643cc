package org.qos.fuzzing.server;

import java.io.IOException;
import java.util.List;
import org.qos.cli.baseline.BaselineFile;
import org.qos.dsl.ide.server.ServerInput;
import org.qos.fuzzing.FuzzTarget;
import org.qos.fuzzing.ScratchFile;
import org.qos.fuzzing.SeedSource;

/** Targets of the language server and the command line. */
public final class ServerTargets {

    private static final String CLI_TESTS = "org.qos.cli/src/test/java/org/qos/cli/baseline";

    private ServerTargets() {}

    /** All of them. */
    public static List<FuzzTarget> all() {
        return List.of(
                new FuzzTarget("server", Sessions.seeds(), bytes -> ServerInput.serve(Sessions.framed(bytes))),
                new FuzzTarget("server-frames", Sessions.framedSeeds(), ServerInput::serve),
                new FuzzTarget(
                        "baseline",
                        SeedSource.texts(
                                        "{\"version\": 1, \"findings\": []}",
                                        "{\"version\": 1, \"findings\": [{\"file\": \"a.qos\", \"code\": \"unused-group\","
                                                + " \"fingerprint\": \"0\", \"message\": \"m\"}]}")
                                .and(SeedSource.textBlocks(CLI_TESTS, text -> text.startsWith("{"))),
                        ServerTargets::baseline));
    }

    private static void baseline(byte[] bytes) {
        try {
            BaselineFile.read(ScratchFile.of("baseline.json", bytes));
        } catch (IOException | BaselineFile.Malformed documented) {
            // not a baseline
        }
    }
}
