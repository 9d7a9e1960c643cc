package org.qos.analysis.report;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.qos.analysis.audit.AuditResult;
import org.qos.analysis.audit.AuditText;
import org.qos.analysis.audit.share.LinkClass;
import org.qos.analysis.audit.share.LinkTables;
import org.qos.analysis.audit.share.VlPart;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.Section;
import org.qos.analysis.report.html.Tables;
import org.qos.analysis.setup.PortTitles;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;

/** What an audit of the fabric has found, and what each VL gets of the links. */
public final class AuditSection {

    /** Further kinds of links are counted. */
    private static final int MAX_CLASSES = 12;

    private final Fabric fabric;
    private final Html out = new Html();

    private AuditSection(Fabric fabric) {
        this.fabric = fabric;
    }

    /**
     * The section.
     *
     * @param findings the findings of the audit with their severities and codes, each at the fabric as its place
     * @param tables a sentence that says where the tables of ports are from; empty where no link has a share
     */
    public static Section of(AuditResult result, List<ReportFinding> findings, Fabric fabric, String tables) {
        AuditSection section = new AuditSection(fabric);
        section.write(result, findings, tables);
        return new Section("audit", "Audit", section.out.toString());
    }

    private void write(AuditResult result, List<ReportFinding> findings, String tables) {
        out.element(
                "p",
                followed(result)
                        + (findings.isEmpty() ? "the audit found nothing." : FindingSection.counts(findings) + "."));
        if (!findings.isEmpty()) {
            FindingSection.table(out, "Findings of the audit", findings);
        }
        if (!result.shares().isEmpty()) {
            out.element("h3", "What VLs get of the links");
            out.element(
                    "p",
                    "Guaranteed is the part of the link while all VLs of the tables send packets as large as link and"
                            + " levels let them; in the worst case others exceed their weights as far as they can. "
                            + tables);
        }
        result.shares().stream().limit(MAX_CLASSES).forEach(this::write);
        int more = result.shares().size() - MAX_CLASSES;
        if (more > 0) {
            out.element("p", "'qos audit' prints " + more + " more kinds of links.");
        }
    }

    private static String followed(AuditResult result) {
        return AuditText.unfollowed(result)
                .map(reason -> "No path was followed and no credit loop searched for, because " + reason
                        + ". Apart from that: ")
                .orElseGet(() -> number(result.paths()) + " paths were followed: ");
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value).replace(',', '\u00a0');
    }

    private void write(LinkClass links) {
        LinkTables tables = links.tables();
        String title = links.ports().size() + (links.ports().size() == 1 ? " link" : " links") + " from "
                + name(tables.from()) + " to " + name(tables.to());
        out.open("figure").open("figcaption").element("strong", title);
        out.text(", " + tables.rateText() + ", MTU " + tables.mtuText() + ": "
                        + new PortTitles(fabric).ports(links.ports()))
                .close();
        List<String> columns = List.of("VL", "SLs", "Levels", "Guaranteed", "Worst case");
        Tables.write(
                out,
                "VLs of " + title + " of " + new PortTitles(fabric).ports(links.ports()),
                columns,
                html -> links.vls().forEach(vl -> row(vl, tables.gigabits())));
        out.close().line();
    }

    private static String name(NodeType type) {
        return type == NodeType.CA ? "CA" : type.name().toLowerCase(Locale.ROOT);
    }

    private void row(VlPart vl, OptionalDouble rate) {
        out.open("tr").element("th", String.valueOf(vl.vl()), "scope", "row");
        out.element("td", vl.sls().stream().map(String::valueOf).collect(Collectors.joining(", ")));
        out.element("td", String.join(", ", vl.levels()));
        out.element("td", part(vl.guaranteed(), rate), "class", "number");
        out.element("td", part(vl.worst(), rate), "class", "number").close().line();
    }

    private static String part(double part, OptionalDouble rate) {
        String percent = String.format(Locale.ROOT, "%.1f %%", 100 * part);
        return rate.isPresent()
                ? percent + String.format(Locale.ROOT, " (%.2f Gb/s)", part * rate.getAsDouble())
                : percent;
    }
}
