package org.qos.cli.path;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.Function;
import org.qos.runtime.match.Match;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.Hop;
import org.qos.runtime.path.resolve.HopVl;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Reason;
import org.qos.runtime.path.resolve.Resolution;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Pkey;

/**
 * Prints the answer to a path request as JSON: {@code {"path", "level", "hops"}}, {@code {"refused"}} or {@code
 * {"notKnown"}}. MTU, rate and packet lifetime are IBTA codes.
 *
 * @param out takes the JSON
 * @param resolver what gave the answer
 * @param tables the tables that packets meet
 * @param places where in its file the level of a match is written
 */
public record PathJson(PrintWriter out, PathResolver resolver, ExpectedTables tables, Function<Object, String> places) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** Prints an answer. */
    public void print(Resolution answer) throws JsonProcessingException {
        ObjectNode root = JSON.createObjectNode();
        if (answer instanceof Resolution.Path path) {
            add(root.putObject("path"), path.path());
            ArrayNode assumed = root.putArray("assumed");
            path.assumed().stream()
                    .sorted()
                    .forEach(value -> assumed.add(value.name().toLowerCase(Locale.ROOT)));
            path.match().ifPresentOrElse(match -> add(root.putObject("level"), match), () -> root.putNull("level"));
            ArrayNode hops = root.putArray("hops");
            resolver.hops(path, tables).forEach(hop -> add(hops.addObject(), hop));
        } else if (answer instanceof Resolution.Refused refused) {
            add(root.putObject("refused"), refused.reason(), resolver.explain(refused));
        } else if (answer instanceof Resolution.NotKnown unknown) {
            add(root.putObject("notKnown"), unknown.reason(), resolver.explain(unknown));
        }
        out.println(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root));
    }

    private static void add(ObjectNode node, PathRecord path) {
        node.put("sgid", path.sgid().toString()).put("dgid", path.dgid().toString());
        node.put("slid", path.slid()).put("dlid", path.dlid());
        node.put("sl", path.sl());
        node.put("pkey", Pkey.text(path.pkey()));
        node.put("mtu", path.mtu().value());
        node.put("rate", path.rate().value());
        node.put("packetLife", path.packetLife().value());
        node.put("qosClass", path.qosClass()).put("tclass", path.tclass());
        node.put("reversible", path.reversible());
        node.put("preference", path.preference());
    }

    private void add(ObjectNode node, Match match) {
        node.put("name", match.level().name());
        node.put("place", places.apply(match));
        node.put("rule", match.isDefault() ? null : match.rule());
    }

    private static void add(ObjectNode node, Hop hop) {
        node.put("node", Guid.text(hop.node().guid()));
        node.put("description", hop.node().description());
        node.put("inPort", hop.inPort()).put("outPort", hop.outPort());
        hop.vl().ifPresent(vl -> add(node, vl));
        hop.mtu().ifPresent(mtu -> node.put("mtu", mtu));
        hop.rate().ifPresent(rate -> node.put("rate", rate));
    }

    private static void add(ObjectNode node, Reason reason, String text) {
        node.put("reason", reason.name()).put("text", text);
        reason.status().ifPresent(status -> node.put("status", status.text()));
        node.put("log", reason.logId().map(id -> "ERR " + id).orElse(null));
    }

    /** Adds the VL of a hop, its share, and where the tables are from. */
    public static void add(ObjectNode node, HopVl vl) {
        node.put("vl", vl.vl()).put("vlTables", vl.source().id());
        node.put("dropped", vl.dropsPackets());
        vl.share().ifPresent(share -> node.put("share", share.part())
                .put("shareTables", share.source().id()));
    }
}
