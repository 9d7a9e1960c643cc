package org.qos.conformity.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.fabric.mad.PortInfo;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.PortVlCapabilities;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.SmOptions;

/**
 * The tables that the product predicts from option files, with errors and without, are those of every port once a second
 * sweep has settled them. The limit of the high-priority table is left out: ibsim says 0 whatever was set.
 */
@RequiresOpenSm
class RandomOptionsIT {

    private static final long SEED = 20060901;
    private static final int FILES = Integer.getInteger("qos.random.options", 16);

    @Test
    void everyPortHasThePredictedTables() {
        RandomOptions options = new RandomOptions(SEED);
        List<String> wrong = new ArrayList<>();
        for (int file = 0; file < FILES; file++) {
            String text = options.next();
            List<String> differences = differences(text);
            if (!differences.isEmpty()) {
                wrong.add("file " + file + ": " + differences.get(0) + "\n" + text);
            }
        }
        System.out.println(
                "options, seed " + SEED + ": " + FILES + " files, " + wrong.size() + " with a wrong prediction");
        assertEquals(List.of(), wrong);
    }

    private static List<String> differences(String text) {
        SmOptions intended = OptionsLowering.lower(new ProjectFiles()
                        .load("opensm.opts", text, new OptionsLanguage())
                        .root(OptionsFile.class))
                .value();
        try (OpenSmOnIbsim subnet =
                OpenSmOnIbsim.start(SubnetFiles.ofNet(Nets.everyKindOfPort()).withOptions(text))) {
            subnet.sweepAgain();
            TableReader reader = new TableReader(subnet.smp());
            SubnetPort leaf = subnet.ports().first("leaf");
            return Stream.concat(reader.readAll(subnet.ports()).stream(), Stream.of(reader.read(leaf.portZero())))
                    .filter(port -> !predicted(intended, port).equals(found(port)))
                    .map(port -> port.port() + ": predicted " + predicted(intended, port) + ", is " + found(port))
                    .toList();
        }
    }

    private static Tables predicted(SmOptions intended, ProgrammedPort port) {
        QosTables tables = tables(intended, port, kind(port));
        return new Tables(
                port.sl2Vl().keySet().stream()
                        .collect(Collectors.toMap(inPort -> inPort, inPort -> row(intended, port, inPort))),
                tables.vlarbHigh(),
                tables.vlarbLow());
    }

    /**
     * At an enhanced port 0, what comes from outside has the table of the outside (OpenSM osm_qos.c:qos_extports_setup). In
     * the row of in-port 0 a table with VL0 only comes and goes with the sweeps, as OpenSM's threads have it, so that
     * either table is right, see {@link EnhancedPort0IT}.
     */
    private static List<Integer> row(SmOptions intended, ProgrammedPort port, int inPort) {
        List<Integer> own = tables(intended, port, kind(port)).sl2vl();
        if (kind(port) != PortKind.SWITCH_PORT_0) {
            return own;
        }
        boolean inDoubt =
                own.stream().allMatch(vl -> vl == 0) && !own.equals(port.sl2Vl().get(0));
        return inPort != 0 || inDoubt
                ? tables(intended, port, PortKind.SWITCH_EXTERNAL).sl2vl()
                : own;
    }

    private static QosTables tables(SmOptions intended, ProgrammedPort port, PortKind kind) {
        PortInfo info = port.info();
        return intended.effective(kind)
                .on(new PortVlCapabilities(
                        info.vlCap(), info.operationalVls(), info.vlArbHighCap(), info.vlArbLowCap()));
    }

    private static Tables found(ProgrammedPort port) {
        return new Tables(port.sl2Vl(), port.high(), port.low());
    }

    private static PortKind kind(ProgrammedPort port) {
        return switch (port.port().type()) {
            case CA -> PortKind.CA;
            case ROUTER -> PortKind.ROUTER;
            case SWITCH -> port.port().number() == 0 ? PortKind.SWITCH_PORT_0 : PortKind.SWITCH_EXTERNAL;
        };
    }

    private record Tables(Map<Integer, List<Integer>> sl2Vl, List<?> high, List<?> low) {}
}
