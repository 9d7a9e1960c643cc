package org.qos.cli.audit;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.qos.analysis.audit.AuditResult;
import org.qos.analysis.audit.AuditText;
import org.qos.analysis.audit.share.LinkClass;
import org.qos.analysis.audit.share.LinkTables;
import org.qos.analysis.audit.share.VlPart;
import org.qos.analysis.setup.PortTitles;
import org.qos.cli.report.CompactReport;
import org.qos.cli.report.TextTable;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.Printable;
import org.qos.dsl.project.settings.GradedAudit;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;
import picocli.CommandLine.Help.Ansi;

/**
 * Prints an audit for people.
 *
 * @param out takes the text
 * @param fabric has the ports
 * @param name the fabric, as the user names it
 * @param maxHops how many links of a loop are printed at most
 * @param tables a sentence that says where the tables of ports are from; may be empty
 * @param ansi whether in colour
 */
public record AuditReport(PrintWriter out, Fabric fabric, String name, int maxHops, String tables, Ansi ansi) {

    private static final List<String> COLUMNS =
            List.of("VL", "SLs", "levels", "guaranteed", "Gb/s", "worst case", "Gb/s");
    private static final int NAMED_LEVELS = 3;

    /**
     * Prints the findings, what the links give to VLs, and a summary.
     *
     * @param graded what is reported of the findings
     */
    public void print(AuditResult result, List<GradedAudit> graded) {
        AuditText text = new AuditText(fabric);
        for (GradedAudit found : graded) {
            Severity severity = found.severity();
            out.println(Printable.of(name) + ": " + CompactReport.colored(severity.toString(), severity, ansi) + ": "
                    + Printable.of(text.of(found.finding())) + " [" + found.code() + "]");
            List<String> details = text.details(found.finding());
            details.stream().limit(maxHops).forEach(line -> out.println("  " + Printable.of(line)));
            if (details.size() > maxHops) {
                out.println("  ... " + (details.size() - maxHops) + " more links; --format json has all");
            }
        }
        if (!graded.isEmpty()) {
            out.println();
        }
        result.shares().forEach(this::print);
        if (!tables.isEmpty()) {
            out.println(Printable.of(tables));
        }
        out.println(summary(result, graded));
    }

    private void print(LinkClass links) {
        out.println(Printable.of(title(links)));
        List<List<String>> rows = new ArrayList<>();
        rows.add(COLUMNS);
        links.vls().forEach(part -> rows.add(row(part, links.tables().gigabits())));
        TextTable.lines(rows).forEach(line -> out.println("  " + line));
        out.println();
    }

    private String title(LinkClass links) {
        LinkTables tables = links.tables();
        return PortTitles.counted(links.ports().size(), "link") + " " + name(tables.from()) + " -> "
                + name(tables.to()) + ", " + tables.rateText() + ", MTU "
                + tables.mtuText() + ", " + PortTitles.counted(tables.vls(), "VL") + ", VLHighLimit "
                + tables.arbitration().highLimit() + ": " + new PortTitles(fabric).ports(links.ports());
    }

    private static String name(NodeType type) {
        return type == NodeType.CA ? "CA" : type.name().toLowerCase(Locale.ROOT);
    }

    private static List<String> row(VlPart part, OptionalDouble rate) {
        return List.of(
                String.valueOf(part.vl()),
                part.sls().stream().map(String::valueOf).collect(Collectors.joining(",")),
                levels(part.levels()),
                percent(part.guaranteed()),
                gigabits(part.guaranteed(), rate),
                percent(part.worst()),
                gigabits(part.worst(), rate));
    }

    private static String levels(List<String> names) {
        List<String> shown =
                names.stream().limit(NAMED_LEVELS).map(Printable::of).toList();
        int more = names.size() - shown.size();
        return String.join(", ", shown) + (more > 0 ? " and " + more + " more" : "");
    }

    private static String percent(double part) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * part);
    }

    private static String gigabits(double part, OptionalDouble rate) {
        return rate.isPresent() ? String.format(Locale.ROOT, "%.2f", part * rate.getAsDouble()) : "";
    }

    private static String summary(AuditResult result, List<GradedAudit> graded) {
        return PortTitles.counted(result.paths(), "path") + " followed"
                + AuditText.unfollowed(result)
                        .map(reason -> " (" + reason + ")")
                        .orElse("") + ", "
                + count(graded, Severity.ERROR) + ", "
                + count(graded, Severity.WARNING) + ".";
    }

    private static String count(List<GradedAudit> graded, Severity severity) {
        long count =
                graded.stream().filter(found -> found.severity() == severity).count();
        return PortTitles.counted(count, severity.toString());
    }
}
