package org.qos.cli.diff;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.qos.analysis.difference.LevelAspect;
import org.qos.analysis.difference.LevelChange;
import org.qos.analysis.difference.OptionChange;
import org.qos.analysis.difference.PartitionChange;
import org.qos.analysis.difference.PartitionPort;
import org.qos.analysis.difference.PolicyDifference;
import org.qos.analysis.difference.RequestClass;
import org.qos.analysis.difference.TableChange;
import org.qos.analysis.vl.VlForecast;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.Rate;

/**
 * Writes a difference as JSON: {@code {"before", "after", "ports", "breaking", "requests", "tables", "partitions", "options"}}, all
 * listed classes of requests among it.
 *
 * @param before the old side
 * @param after the new side
 */
public record DiffJson(DiffSide before, DiffSide after) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** The text. */
    public String of(PolicyDifference difference) throws JsonProcessingException {
        ObjectNode root = JSON.createObjectNode();
        root.put("before", before.name()).put("after", after.name());
        root.putObject("ports")
                .put("basis", word(difference.ports().basis()))
                .put("compared", difference.ports().isExact() ? compared(difference) : null)
                .put("onlyBefore", difference.ports().onlyBefore())
                .put("onlyAfter", difference.ports().onlyAfter());
        root.put("breaking", !difference.breaking().isEmpty());
        ArrayNode requests = root.putArray("requests");
        difference.requests().forEach(change -> add(requests.addObject(), change, difference));
        ArrayNode tables = root.putArray("tables");
        difference.tables().forEach(change -> add(tables.addObject(), change));
        root.put("otherScopes", difference.otherScopes());
        ArrayNode partitions = root.putArray("partitions");
        difference.partitions().forEach(change -> add(partitions.addObject(), change));
        ArrayNode options = root.putArray("options");
        difference.options().forEach(change -> add(options.addObject(), change));
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root);
    }

    private static Integer compared(PolicyDifference difference) {
        return difference.ports().fabric().endpoints().size();
    }

    private void add(ObjectNode node, LevelChange change, PolicyDifference difference) {
        add(node.putObject("before"), change.before());
        add(node.putObject("after"), change.after());
        ObjectNode aspects = node.putObject("aspects");
        for (LevelAspect aspect : change.aspects()) {
            aspects.putObject(word(aspect))
                    .put("before", aspect.text(change.before()))
                    .put("after", aspect.text(change.after()));
        }
        addWords(node.putArray("lowered"), change.lowered());
        put(node, change.pairs(), change.exact());
        node.put("refused", change.isRefused());
        node.put("unlistedClasses", change.unlisted());
        ArrayNode classes = node.putArray("classes");
        change.classes().forEach(requests -> add(classes.addObject(), requests, difference));
    }

    private static void add(ObjectNode node, QosLevel level) {
        node.put("name", level.name()).put("sl", level.sl());
    }

    private void add(ObjectNode node, RequestClass requests, PolicyDifference difference) {
        node.put("witness", difference.ports().text(requests.witness()));
        rule(node.putObject("before"), before, requests.ruleBefore());
        rule(node.putObject("after"), after, requests.ruleAfter());
        put(node, requests.pairs(), requests.exact());
        node.put("refused", requests.isRefused());
    }

    /** The rule, null for the default level. */
    private static void rule(ObjectNode node, DiffSide side, int rule) {
        node.put("rule", rule == 0 ? null : Integer.valueOf(rule))
                .put("place", side.place(rule).orElse(null));
    }

    private static void put(ObjectNode node, OptionalLong pairs, boolean exact) {
        node.put("pairs", pairs.isPresent() ? Long.valueOf(pairs.getAsLong()) : null)
                .put("pairsExact", pairs.isPresent() ? Boolean.valueOf(exact) : null);
    }

    private static void add(ObjectNode node, TableChange change) {
        if (change.origin() != TableChange.Origin.ONLY) {
            node.put("origin", word(change.origin()));
        }
        addWords(node.putArray("ports"), change.kinds());
        node.put(
                "count",
                change.ports().isPresent() ? Integer.valueOf(change.ports().getAsInt()) : null);
        add(node.putObject("before"), change.before());
        add(node.putObject("after"), change.after());
        ObjectNode lowered = node.putObject("lowered");
        change.lowered().forEach((sl, lower) -> addWords(lowered.putArray(Integer.toString(sl)), lower));
    }

    private static void add(ObjectNode node, VlForecast tables) {
        node.put("vls", tables.vls()).put("highLimit", tables.highLimit());
        ArrayNode vls = node.putArray("dataVls");
        tables.dataVls().forEach(one -> {
            ObjectNode vl = vls.addObject().put("vl", one.vl());
            one.sls().forEach(vl.putArray("sls")::add);
            vl.put("highShare", one.highShare()).put("lowShare", one.lowShare());
        });
        tables.dropped().forEach(node.putArray("dropped")::add);
    }

    private static void add(ObjectNode node, PartitionChange change) {
        node.put("pkey", Pkey.text(change.pkey())).put("name", change.name());
        node.put("slBefore", change.before().map(found -> found.sl()).orElse(null));
        node.put("slAfter", change.after().map(found -> found.sl()).orElse(null));
        addIpoib(node, "Before", change.ipoibBefore());
        addIpoib(node, "After", change.ipoibAfter());
        addMembers(node.putObject("gained"), change.gained());
        addMembers(node.putObject("lost"), change.lost());
        addMembers(node.putObject("changed"), change.changed());
        node.put("breaking", change.isBreaking());
    }

    /** The SL, the MTU in bytes and the rate in Gb/s of the IPoIB broadcast group of a side, null where there is none. */
    private static void addIpoib(ObjectNode node, String side, Optional<MulticastGroup> group) {
        node.put("ipoibSl" + side, group.map(MulticastGroup::sl).orElse(null));
        node.put("ipoibMtu" + side, group.map(found -> Mtu.bytes(found.mtu())).orElse(null));
        node.put(
                "ipoibRate" + side,
                group.map(found -> Rate.gigabits(found.rate())).orElse(null));
    }

    private static void addMembers(ObjectNode node, Map<PartitionPort, Membership> members) {
        members.forEach((port, membership) ->
                node.put(port.portGuid() == 0 ? word(port.ports()) : Guid.text(port.portGuid()), word(membership)));
    }

    private static void add(ObjectNode node, OptionChange change) {
        node.put("name", change.name()).put("before", change.before()).put("after", change.after());
    }

    private static void addWords(ArrayNode node, Collection<? extends Enum<?>> values) {
        values.forEach(value -> node.add(word(value)));
    }

    /** The name as words with hyphens. */
    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
