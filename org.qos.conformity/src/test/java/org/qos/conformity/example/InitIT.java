package org.qos.conformity.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.site.SiteConformity;
import org.qos.conformity.site.SiteReport;
import org.qos.conformity.tables.OptionTables;
import org.qos.conformity.tables.TableReader;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.runtime.match.BoundPolicy;

/** OpenSM accepts the files of the projects that {@code qos init} writes, and does what their policies mean. */
@RequiresOpenSm
class InitIT {

    private static final Path FABRIC = Path.of("..", "examples", "cluster", "fabric.ibnetdiscover");
    private static final long SEED = 20261122;
    private static final int QUERIES = 500;

    private static final String DROPPING = "qos_ca_sl2vl 15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15\n";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--preset storage-mpi --storage oss*,mds*",
                "--preset multi-tenant-training --storage oss*,mds* --tenant blue=cn0* --tenant red=cn1*",
                "--preset inference-kv-cache --storage oss* --kv-stores cn2*"
            })
    void openSmDoesWhatAPresetMeans(String options) throws IOException {
        Path site = folder.resolve("site");
        List<String> words = new ArrayList<>(List.of("init", site.toString(), "--fabric", FABRIC.toString()));
        words.addAll(List.of(options.split(" ")));
        QosRun run = QosRun.of("", words.toArray(String[]::new));
        assertEquals(QosRun.CLEAN, run.exitCode(), run.out() + run.err());

        Path generated = site.resolve("generated");
        Files.copy(FABRIC, generated.resolve("fabric.ibnetdiscover"));
        Files.copy(FABRIC, site.resolve("fabric.ibnetdiscover"));
        Example example = new Example(site.resolve("policy.qos"));
        BoundPolicy bound = example.bound();
        SiteReport report = SiteConformity.examine(
                SubnetFiles.in(generated), bound, new MatchCommandLevels(example, bound), SEED, QUERIES);
        System.out.println("InitIT: " + options + ", seed " + SEED + ": " + report.paths());
        assertEquals(List.of(), report.problems());
    }

    /** The options of the site drop all SLs at adapters; the ports get the tables of the policy nevertheless. */
    @Test
    void openSmTakesMergedOptionsAsThoseOfThePolicy() throws IOException {
        Path options = folder.resolve("opensm.conf");
        Files.writeString(options, "# of the site\nsweep_interval 10\nqos FALSE\n" + DROPPING);
        Path policy = Path.of("..", "examples", "cluster", "policy.qos");
        for (String more : List.of("", "--merge " + options)) {
            String words = "generate " + policy + " --out " + folder + " --fabric " + FABRIC + " " + more;
            QosRun run = QosRun.of("", words.strip().split(" "));
            assertEquals(QosRun.CLEAN, run.exitCode(), run.err());
        }
        Files.copy(FABRIC, folder.resolve("fabric.ibnetdiscover"));
        SubnetFiles generated = SubnetFiles.in(folder);
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(generated.withOptions(Files.readString(options)))) {
            // tables of switch ports are settled by the second sweep
            assertTrue(subnet.sweepAgain().isAccepted());
            assertEquals(
                    List.of(),
                    new OptionTables(generated.options())
                            .differences(new TableReader(subnet.smp()).readAll(subnet.ports())));
        }
    }
}
