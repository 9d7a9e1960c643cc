package org.qos.conformity.paths;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetException;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;

/** Queries paths by the program saquery of infiniband-diags, one process a query. */
public final class Saquery {

    /** A line such as {@code mtu.....................0x83}. */
    private static final Pattern FIELD = Pattern.compile("^\\s+(\\w+?)\\.{2,}(\\S+)$", Pattern.MULTILINE);

    private final Path program;
    private final Map<String, String> environment;

    /** Queries that go into a simulated subnet, from the node where OpenSM runs. */
    public Saquery(OpenSmOnIbsim subnet) {
        this.program = subnet.programs().smpquery().resolveSibling("saquery");
        this.environment = subnet.clientEnvironment();
    }

    /**
     * The fields of the PathRecord that OpenSM returns, by the names that saquery gives them; empty when there is no path. It
     * sends SubnAdmGetTable, which has an empty response where SubnAdmGet is refused.
     *
     * @param query between GIDs, with any of Service-ID, QoS-Class, TClass, P_Key, SL and NumbPath
     * @throws SubnetException when saquery cannot be run
     */
    public Optional<Map<String, String>> path(PathQuery query) {
        Map<String, String> fields = new TreeMap<>();
        FIELD.matcher(run(query)).results().forEach(field -> add(fields, field));
        return fields.isEmpty() ? Optional.empty() : Optional.of(fields);
    }

    private static void add(Map<String, String> fields, MatchResult field) {
        if (fields.putIfAbsent(field.group(1), field.group(2)) != null) {
            throw new SubnetException("saquery prints more than one record");
        }
    }

    private List<String> command(PathQuery query) {
        List<String> command = new ArrayList<>(List.of(program.toString(), "PathRecord"));
        command.addAll(List.of("--sgid", query.values().sgid().toString()));
        command.addAll(List.of("--dgid", query.values().dgid().toString()));
        add(
                command,
                query,
                PathComponent.SERVICE_ID,
                "--service_id",
                query.values().serviceId());
        add(
                command,
                query,
                PathComponent.QOS_CLASS,
                "--qos_class",
                query.values().qosClass());
        add(command, query, PathComponent.TCLASS, "--tclass", query.values().tclass());
        add(command, query, PathComponent.PKEY, "--pkey", query.values().pkey());
        add(command, query, PathComponent.SL, "--sl", query.values().sl());
        add(
                command,
                query,
                PathComponent.NUMB_PATH,
                "--numb_path",
                query.values().numbPath());
        return command;
    }

    private static void add(List<String> command, PathQuery query, PathComponent component, String option, long value) {
        if (query.has(component)) {
            command.addAll(List.of(option, "0x" + Long.toHexString(value)));
        }
    }

    private String run(PathQuery query) {
        ProcessBuilder builder = new ProcessBuilder(command(query)).redirectErrorStream(true);
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
            process.waitFor();
            return output;
        } catch (IOException e) {
            throw new SubnetException("cannot run saquery", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SubnetException("interrupted while saquery ran", e);
        }
    }
}
