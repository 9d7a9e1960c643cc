package org.qos.cli.explain;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.qos.analysis.explanation.CriterionResult;
import org.qos.analysis.explanation.Explanation;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.PairClass;
import org.qos.analysis.explanation.Route;
import org.qos.analysis.explanation.RuleTrial;
import org.qos.analysis.explanation.SlDecision;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.analysis.explanation.page.PairsPage;
import org.qos.analysis.explanation.page.QueryFields;
import org.qos.cli.path.PathJson;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Match;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.resolve.Hop;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Guid;

/** Prints explanations as JSON: {@code {"request", "rules", "inForce", "rule", "level", "sl", "hops"}}, or {@code {"pairs", "refused", "classes"}}. */
public final class ExplanationJson {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final PrintWriter out;
    private final FieldText wording;
    private final Function<Object, String> places;

    /**
     * A printer.
     *
     * @param out takes the JSON
     * @param fabric gives ports their names, or {@link Fabric#EMPTY}
     * @param places where in its file a rule or the level of a match is written
     */
    public ExplanationJson(PrintWriter out, Fabric fabric, Function<Object, String> places) {
        this.out = out;
        this.wording = new FieldText(fabric);
        this.places = places;
    }

    /** Prints the explanation of one query; without a route the hops are not known and null. */
    public void print(Explanation explanation, Optional<Route> route) throws JsonProcessingException {
        ObjectNode root = JSON.createObjectNode();
        ObjectNode request = root.putObject("request");
        addPort(request.putObject("source"), explanation.request().sourceGuid());
        addPort(request.putObject("destination"), explanation.request().destinationGuid());
        QueryFields.of(explanation.query()).forEach(request.putArray("fields")::add);
        request.put("componentMask", PathComponent.text(explanation.query().componentMask()));
        ArrayNode rules = root.putArray("rules");
        explanation.trials().forEach(trial -> add(rules.addObject(), trial));
        root.put("inForce", explanation.sl().inForce());
        addMatch(root, explanation.match());
        add(root.putObject("sl"), explanation.sl());
        route.ifPresentOrElse(known -> add(root, known), () -> root.putNull("hops"));
        print(root);
    }

    /** Prints which level how many pairs of ports get, and how many get no path. */
    public void print(PairsPage page) throws JsonProcessingException {
        ObjectNode root = JSON.createObjectNode();
        root.put("sources", page.sources()).put("destinations", page.destinations());
        root.put("pairs", page.pairs()).put("refused", page.refusedPairs());
        ArrayNode array = root.putArray("classes");
        for (PairClass pairs : page.answered().toList()) {
            ObjectNode node = array.addObject();
            addMatch(node, pairs.match());
            node.put("pairs", pairs.pairs());
            ObjectNode example = node.putObject("example");
            addPort(example.putObject("source"), pairs.source());
            addPort(example.putObject("destination"), pairs.destination());
        }
        print(root);
    }

    private void print(ObjectNode root) throws JsonProcessingException {
        out.println(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root));
    }

    private static void add(ObjectNode root, Route route) {
        ArrayNode hops = root.putArray("hops");
        for (Hop hop : route.hops()) {
            ObjectNode node = hops.addObject().put("node", Guid.text(hop.node().guid()));
            node.put("description", hop.node().description());
            node.put("inPort", hop.inPort()).put("outPort", hop.outPort());
            node.put("sl", route.sl());
            hop.vl().ifPresent(vl -> PathJson.add(node, vl));
        }
        route.noPath().ifPresent(reason -> root.put("noPath", reason));
    }

    private void addPort(ObjectNode node, long portGuid) {
        node.put("guid", portGuid == 0 ? null : Guid.text(portGuid));
        node.put("name", wording.name(portGuid).orElse(null));
    }

    private void add(ObjectNode node, RuleTrial trial) {
        node.put("rule", trial.place());
        node.put("use", trial.rule().use());
        node.put("place", places.apply(trial.rule()));
        node.put("matches", trial.matches());
        ArrayNode criteria = node.putArray("criteria");
        trial.comparisons().forEach(comparison -> add(criteria.addObject(), comparison));
    }

    private static void add(ObjectNode node, CriterionResult comparison) {
        Field field = comparison.field();
        node.put("field", FieldText.title(field)).put("met", comparison.met());
        if (comparison instanceof CriterionResult.OfPort port) {
            addNames(node.putArray("wanted"), port.wanted());
            addNames(node.putArray("memberOf"), port.memberOf());
        } else if (comparison instanceof CriterionResult.OfNumber number) {
            node.put("wanted", FieldText.values(field, number.wanted()));
            node.put(
                    "got",
                    number.got().isPresent()
                            ? FieldText.value(field, number.got().getAsLong())
                            : null);
        }
    }

    private static void addNames(ArrayNode node, List<PortGroup> groups) {
        groups.forEach(group -> node.add(group.name()));
    }

    /** The level, and the rule that gives it, null for the default level. */
    private void addMatch(ObjectNode node, Match match) {
        node.put("rule", match.isDefault() ? null : match.rule());
        QosLevel level = match.level();
        ObjectNode added = node.putObject("level").put("name", level.name()).put("place", places.apply(match));
        added.put("sl", level.sl());
        put(added, "mtuLimit", level.mtuLimit());
        put(added, "rateLimit", level.rateLimit());
        put(added, "packetLife", level.packetLife());
        put(added, "qosClass", level.qosClass());
        put(added, "tclass", level.tclass());
        if (!level.pathBits().isEmpty()) {
            added.put("pathBits", FieldText.values(Field.QOS_CLASS, level.pathBits()));
        }
        if (!level.pkeys().isEmpty()) {
            added.put("pkeys", FieldText.values(Field.PKEY, level.pkeys()));
        }
    }

    private static void put(ObjectNode node, String name, OptionalInt value) {
        value.ifPresent(number -> node.put(name, number));
    }

    private static void add(ObjectNode node, SlDecision sl) {
        node.put("answered", sl.answered().isPresent() ? sl.answered().getAsInt() : null);
        node.put("requested", sl.requested().isPresent() ? sl.requested().getAsInt() : null);
        node.put("level", sl.level());
        sl.partition()
                .ifPresentOrElse(found -> add(node.putObject("partition"), found), () -> node.putNull("partition"));
        node.put("counts", counts(sl));
    }

    /** What gives the SL; null where nothing does, while QoS is off. */
    private static String counts(SlDecision sl) {
        if (!sl.isRefused() && sl.engine().isPresent()) {
            return "engine";
        }
        if (sl.inForce()) {
            return sl.isRefused() ? null : "level";
        }
        return sl.requested().isPresent() ? "requested" : null;
    }

    private static void add(ObjectNode node, Partition partition) {
        node.put("name", partition.name());
        node.put("pkey", FieldText.value(Field.PKEY, partition.pkey()));
        node.put("sl", partition.sl());
    }
}
