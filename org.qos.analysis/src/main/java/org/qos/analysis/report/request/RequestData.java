package org.qos.analysis.report.request;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.analysis.report.html.Json;
import org.qos.analysis.report.policy.PolicyText;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.value.Guid;

/** All data from which the script of a page answers requests, as a JSON object. */
public final class RequestData {

    private final Fabric fabric;
    private final GroupClasses classes;
    private final Json json = new Json();

    private RequestData(BoundPolicy bound, GroupClasses classes) {
        this.fabric = bound.fabric();
        this.classes = classes;
    }

    /**
     * The data of a policy on its fabric.
     *
     * @param rows the groups of the matrix of levels, see {@link MatrixSection}
     * @param subnet where paths go; empty without a fabric
     */
    public static String of(
            BoundPolicy bound,
            PolicyText text,
            GroupClasses classes,
            List<Integer> rows,
            SmOptions options,
            Optional<ReportedSubnet> subnet) {
        RequestData data = new RequestData(bound, classes);
        data.json.object(members -> {
            new PolicyData(bound, text, classes, data.json).write(options);
            data.json.name("matrix").array(rows, data.json::value);
            data.ports();
            subnet.filter(known -> RouteData.isPossible(known.routed()))
                    .ifPresent(known -> data.json.name("routes").object(routes -> new RouteData(known, data.json)
                            .write(mtuLimits(text))));
        });
        return data.json.toString();
    }

    private static List<Integer> mtuLimits(PolicyText text) {
        return text.levels().stream()
                .flatMapToInt(level -> level.mtuLimit().stream())
                .boxed()
                .toList();
    }

    /** Name, GUID, LID, class, node and number of each endpoint. */
    private void ports() {
        Map<Long, Integer> nodeOf = new HashMap<>();
        for (Node node : fabric.nodes()) {
            nodeOf.putIfAbsent(node.guid(), nodeOf.size());
        }
        FieldText names = new FieldText(fabric);
        json.name("ports").array(all -> {
            int index = 0;
            for (Port port : fabric.endpoints()) {
                int number = classes.classOf(index++);
                json.array(parts -> json.value(names.name(port.guid()).orElse(""))
                        .value(Guid.text(port.guid()))
                        .value(port.lid())
                        .value(number)
                        .value(nodeOf.get(port.id().nodeGuid()))
                        .value(port.number()));
            }
        });
    }
}
