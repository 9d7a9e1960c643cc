package org.qos.analysis.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.decision.Interruption;
import org.qos.analysis.partition.AnsweredPairs;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.analysis.report.fabric.FabricSection;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.Section;
import org.qos.analysis.report.policy.GroupSection;
import org.qos.analysis.report.policy.LevelSection;
import org.qos.analysis.report.policy.RuleSection;
import org.qos.analysis.report.policy.RuleUses;
import org.qos.analysis.report.policy.TableSection;
import org.qos.analysis.report.request.GroupClasses;
import org.qos.analysis.report.request.LevelMatrix;
import org.qos.analysis.report.request.MatrixSection;
import org.qos.analysis.report.request.PathSection;
import org.qos.analysis.report.request.ReportedSubnet;
import org.qos.analysis.report.request.RequestData;
import org.qos.runtime.match.BoundPolicy;

/**
 * A report as one HTML page. The page holds its style sheet, its script and its data, and its Content-Security-Policy
 * forbids every request of the network and every script and style but its own. The same input always gives the same
 * page.
 */
public final class ReportPage {

    private static final List<String> STYLES = List.of("page.css", "content.css", "pictures.css", "print.css");
    private static final List<String> SCRIPTS = List.of("requests.js", "answers.js", "page.js");

    private final ReportInput input;
    private final Consumer<String> progress;
    private final List<Section> sections = new ArrayList<>();
    private String data = "{}";

    private ReportPage(ReportInput input, Consumer<String> progress) {
        this.input = input;
        this.progress = progress;
    }

    /**
     * The page of a report, in UTF-8.
     *
     * @param progress takes what is being done, for people
     * @throws CancellationException when the thread is interrupted
     */
    public static String of(ReportInput input, Consumer<String> progress) {
        ReportPage page = new ReportPage(input, progress);
        page.addSections();
        return page.html();
    }

    private void addSections() {
        BoundPolicy bound = input.policy();
        add("listing findings", () -> FindingSection.of(input.findings()));
        input.subnet().ifPresent(this::addFabric);
        AnsweredPairs pairs =
                new AnsweredPairs(List.of(bound.partitions()), bound.fabric(), List.of(bound), DecisionProgress.NONE);
        add(
                "listing rules",
                () -> RuleSection.of(
                        bound,
                        input.text(),
                        RuleUses.of(pairs, progress),
                        input.tests().byRule()));
        add("listing levels", () -> LevelSection.of(bound.policy(), input.text()));
        add("listing port groups", () -> GroupSection.of(bound, input.text(), pairs.decisions()));
        add("drawing tables", () -> TableSection.of(bound, input.text(), input.options(), input.optionSource()));
        sections.addAll(input.more());
    }

    private void addFabric(ReportedSubnet subnet) {
        BoundPolicy bound = input.policy();
        GroupClasses classes = new GroupClasses(bound, new SharedPkeys(bound.partitions(), bound.fabric()));
        List<Integer> rows = MatrixSection.groups(bound, classes);
        add("drawing the fabric", () -> FabricSection.of(bound.fabric(), new GroupClasses(bound), bound.policy()));
        add("computing levels between groups", () -> MatrixSection.of(bound, classes, input.text(), rows));
        if (classes.count() <= LevelMatrix.MAX_CLASSES) {
            add("preparing paths", () -> PathSection.of(subnet.routed()));
            data = RequestData.of(bound, input.text(), classes, rows, input.options(), input.subnet());
        }
    }

    private void add(String work, Supplier<Section> section) {
        Interruption.check();
        progress.accept(work);
        sections.add(section.get());
    }

    private String html() {
        String style = resources(STYLES);
        String script = resources(SCRIPTS);
        Html out = new Html();
        out.raw("<!DOCTYPE html>\n").open("html", "lang", "en").open("head").open("meta", "charset", "utf-8");
        out.open("meta", "http-equiv", "Content-Security-Policy", "content", policy(style, script));
        out.open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        out.open("meta", "name", "color-scheme", "content", "light dark");
        out.open("meta", "name", "generator", "content", "qos " + input.version());
        out.element("title", PageHead.title(input))
                .open("style")
                .raw(style)
                .close()
                .close()
                .line();
        out.open("body")
                .element("a", "Skip to the content", "href", "#content", "class", "skip")
                .line();
        new PageHead(input, out).write(sections);
        out.open("main", "id", "content", "tabindex", "-1").line();
        sections.forEach(section -> write(section, out));
        out.close().line();
        out.open("script", "type", "application/json", "id", "data")
                .raw(data)
                .close()
                .line();
        out.open("script").raw(script).close().close().close();
        return out.line().toString();
    }

    private static void write(Section section, Html out) {
        out.open("section", "id", section.id(), "aria-labelledby", section.id() + "-title");
        out.element("h2", section.title(), "id", section.id() + "-title")
                .raw(section.html())
                .close()
                .line();
    }

    /** Allows the style sheet and the script of the page by their digests and nothing else. */
    private static String policy(String style, String script) {
        return "default-src 'none'; style-src '" + source(style) + "'; script-src '" + source(script)
                + "'; base-uri 'none'; form-action 'none'";
    }

    private static String source(String text) {
        return "sha256-" + Base64.getEncoder().encodeToString(ReportFile.sha256(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String resources(List<String> names) {
        return names.stream().map(ReportPage::resource).collect(Collectors.joining());
    }

    private static String resource(String name) {
        try (InputStream in = ReportPage.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
