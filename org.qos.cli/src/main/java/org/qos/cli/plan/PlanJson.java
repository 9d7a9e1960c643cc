package org.qos.cli.plan;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.analysis.setup.SetupFindingText;
import org.qos.dsl.check.SetupRule;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.policy.Range;
import org.qos.runtime.setup.PortChange;
import org.qos.runtime.setup.SetupFinding;
import org.qos.runtime.setup.SetupPlan;
import org.qos.runtime.setup.TableBlock;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlWeight;

/**
 * Prints a plan as JSON, as it goes, because a plan can have millions of rows: {@code {"snapshot": {"taken",
 * "ageSeconds"}, "ports", "mads", "madsOfUnknownTables", "changes", "findings"}}. A {@code before} that is not known is null.
 *
 * @param out takes the JSON
 * @param fabric has the ports
 * @param text says what findings are about
 * @param syntax that of the policy, on which severities depend
 * @param age that of the snapshot, if it is known
 */
public record PlanJson(
        PrintWriter out, Fabric fabric, SetupFindingText text, PolicySyntax syntax, Optional<SnapshotAge> age) {

    /** Prints a plan. */
    public void print(SetupPlan plan) throws IOException {
        try (JsonGenerator json = new JsonFactory()
                .createGenerator(out)
                .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
                .useDefaultPrettyPrinter()) {
            json.writeStartObject();
            if (age.isPresent()) {
                json.writeObjectFieldStart("snapshot");
                json.writeStringField("taken", age.get().taken().toString());
                json.writeNumberField("ageSeconds", age.get().seconds());
                json.writeEndObject();
            }
            json.writeNumberField("ports", plan.tables().size());
            json.writeNumberField("mads", plan.mads());
            json.writeNumberField("madsOfUnknownTables", plan.madsOfUnknownTables());
            json.writeArrayFieldStart("changes");
            for (PortChange change : plan.changes()) {
                write(change, json);
            }
            json.writeEndArray();
            json.writeArrayFieldStart("findings");
            for (SetupFinding finding : plan.findings()) {
                write(finding, json);
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        out.println();
    }

    private void write(PortChange change, JsonGenerator json) throws IOException {
        json.writeStartObject();
        writePort(change.port(), json);
        json.writeArrayFieldStart("sl2vl");
        for (TableBlock block : change.blocks()) {
            if (block instanceof TableBlock.Sl2Vl row) {
                write(row, json);
            }
        }
        json.writeEndArray();
        json.writeArrayFieldStart("vlArb");
        for (TableBlock block : change.blocks()) {
            if (block instanceof TableBlock.VlArb table) {
                write(table, json);
            }
        }
        json.writeEndArray();
        for (TableBlock block : change.blocks()) {
            if (block instanceof TableBlock.HighLimit limit) {
                write(limit, json);
            }
        }
        json.writeEndObject();
    }

    private static void write(TableBlock.Sl2Vl row, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("inPort", row.inPort());
        json.writeFieldName("before");
        write(row.before(), json);
        json.writeFieldName("after");
        write(Optional.of(row.after()), json);
        json.writeEndObject();
    }

    private static void write(Optional<Long> row, JsonGenerator json) throws IOException {
        if (row.isEmpty()) {
            json.writeNull();
            return;
        }
        int[] vls = Sl2VlRow.vls(row.get()).stream().mapToInt(Integer::intValue).toArray();
        json.writeArray(vls, 0, vls.length);
    }

    private static void write(TableBlock.VlArb table, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("block", table.block());
        json.writeFieldName("before");
        if (table.before().isPresent()) {
            write(table.before().get(), json);
        } else {
            json.writeNull();
        }
        json.writeFieldName("after");
        write(table.after(), json);
        json.writeEndObject();
    }

    private static void write(List<VlWeight> entries, JsonGenerator json) throws IOException {
        json.writeStartArray();
        for (VlWeight entry : entries) {
            json.writeString(entry.toString());
        }
        json.writeEndArray();
    }

    private static void write(TableBlock.HighLimit limit, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("highLimit");
        OptionalInt before = limit.before();
        if (before.isPresent()) {
            json.writeNumberField("before", before.getAsInt());
        } else {
            json.writeNullField("before");
        }
        json.writeNumberField("after", limit.after());
        json.writeEndObject();
    }

    private void write(SetupFinding finding, JsonGenerator json) throws IOException {
        SetupRule rule = SetupRule.of(finding.kind()).orElseThrow();
        json.writeStartObject();
        json.writeStringField("code", rule.code());
        json.writeStringField("severity", rule.severity(finding, syntax).toString());
        json.writeStringField("message", text.of(finding));
        if (finding.scope() >= 0) {
            json.writeStringField("table", finding.kind().isOfVlArb() ? "vlarb" : "sl2vl");
            json.writeNumberField("scope", finding.scope() + 1);
        }
        json.writeArrayFieldStart("values");
        for (Range range : finding.values().ranges()) {
            json.writeString(range.text(Long::toUnsignedString));
        }
        json.writeEndArray();
        json.writeArrayFieldStart("ports");
        for (PortId port : finding.ports()) {
            json.writeStartObject();
            writePort(port, json);
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void writePort(PortId port, JsonGenerator json) throws IOException {
        json.writeStringField("node", Guid.text(port.nodeGuid()));
        json.writeStringField(
                "description",
                fabric.node(port.nodeGuid()).map(Node::description).orElse(""));
        json.writeNumberField("port", port.number());
    }
}
