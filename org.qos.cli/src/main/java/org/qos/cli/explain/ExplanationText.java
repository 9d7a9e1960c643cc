package org.qos.cli.explain;

import java.io.PrintWriter;
import java.util.OptionalInt;
import java.util.function.Function;
import org.qos.analysis.explanation.Comparison;
import org.qos.analysis.explanation.Explanation;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.RuleTrial;
import org.qos.analysis.explanation.SlLadder;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.path.resolve.Hop;
import org.qos.runtime.policy.QosLevel;

/** Prints an explanation for people, section by section: the query, the rules, the level, the SL, the hops. */
public final class ExplanationText {

    private final Layout layout;
    private final Wording wording;
    private final Function<Object, String> places;

    /**
     * A printer.
     *
     * @param out takes the text
     * @param fabric gives ports their names, or {@link Fabric#EMPTY}
     * @param places where in its file a rule or level is written
     */
    public ExplanationText(PrintWriter out, Fabric fabric, Function<Object, String> places) {
        this.layout = new Layout(out);
        this.wording = new Wording(fabric);
        this.places = places;
    }

    /** Prints all sections. */
    public void print(Explanation explanation) {
        printQuery(explanation);
        if (!explanation.sl().inForce()) {
            layout.line("QoS", "is off, so that OpenSM does not read the policy; with it on, this would hold:");
            layout.blank();
        }
        explanation.passedOver().forEach(this::printPassedOver);
        explanation.matched().ifPresentOrElse(this::printMatched, this::printDefault);
        printLevel(explanation.match().level());
        printSl(explanation.sl());
    }

    /** Prints the section about the way of the path: the VL at each hop, or why there is none. */
    public void print(Route route) {
        layout.blank();
        route.noPath().ifPresent(reason -> layout.line("hops", reason));
        String heading = "hops";
        for (Hop hop : route.hops()) {
            layout.line(heading, hop.node().description() + ports(hop) + ": SL " + route.sl() + " -> " + lane(hop));
            heading = "";
        }
    }

    private static String ports(Hop hop) {
        return (hop.inPort() == 0 ? "" : ", in by port " + hop.inPort()) + ", out by port " + hop.outPort();
    }

    private static String lane(Hop hop) {
        return hop.vl().isPresent() ? "VL " + hop.vl().getAsInt() : "VL 0, QoS is off";
    }

    private void printQuery(Explanation explanation) {
        layout.line("from", wording.port(explanation.request().sourceGuid()));
        layout.line("to", wording.port(explanation.request().destinationGuid()));
        layout.line("carries", String.join(", ", QueryFields.of(explanation.query())));
        layout.line("mask", String.format("0x%016x", explanation.query().componentMask()));
        layout.blank();
    }

    private void printPassedOver(RuleTrial trial) {
        layout.line(heading(trial), "does not match" + source(trial));
        trial.unmet().forEach(comparison -> layout.detail(unmet(comparison)));
    }

    private void printMatched(RuleTrial trial) {
        layout.line(heading(trial), "matches" + source(trial));
        trial.comparisons().forEach(comparison -> layout.detail(met(comparison)));
        if (trial.comparisons().isEmpty()) {
            layout.detail("it states no criterion");
        }
        layout.blank();
    }

    private void printDefault() {
        layout.line("default", "no rule matches");
        layout.blank();
    }

    private void printLevel(QosLevel level) {
        layout.line("level", "\"" + level.name() + "\" (" + places.apply(level) + ")");
        layout.detail("sl " + level.sl());
        detail("mtu-limit", level.mtuLimit());
        detail("rate-limit", level.rateLimit());
        detail("packet-life", level.packetLife());
        detail("qos-class", level.qosClass());
        detail("tclass", level.tclass());
        if (!level.pathBits().isEmpty()) {
            layout.detail("path-bits " + Wording.values(Field.QOS_CLASS, level.pathBits()));
        }
        if (!level.pkeys().isEmpty()) {
            layout.detail("pkey " + Wording.values(Field.PKEY, level.pkeys()));
        }
        layout.blank();
    }

    private void detail(String entry, OptionalInt value) {
        value.ifPresent(number -> layout.detail(entry + " " + number));
    }

    private void printSl(SlLadder sl) {
        layout.line(
                "SL",
                sl.isRefused()
                        ? "none, the request is refused"
                        : String.valueOf(sl.answered().orElseThrow()));
        layout.detail("requested  " + requested(sl));
        layout.detail("level      " + sl.level() + level(sl));
        layout.detail("partition  "
                + sl.partition().map(found -> partition(sl, found)).orElse("not known"));
    }

    private static String level(SlLadder sl) {
        if (!sl.inForce()) {
            return ", QoS is off";
        }
        return sl.isRefused() ? "" : ", counts";
    }

    private static String requested(SlLadder sl) {
        if (sl.requested().isEmpty()) {
            return "none";
        }
        return sl.requested().getAsInt()
                + (sl.inForce() ? "" : ", counts")
                + (sl.isRefused() ? ", another than the level's: OpenSM answers that there is no path" : "");
    }

    private static String partition(SlLadder sl, Partition partition) {
        String name = " (" + partition.name() + ", " + Wording.value(Field.PKEY, partition.pkey()) + ")";
        if (!sl.inForce()) {
            return "0, QoS is off" + name + (sl.requested().isEmpty() ? ", counts" : "");
        }
        return partition.sl() + name + (sl.overridesPartition() && !sl.isRefused() ? ", overridden by the level" : "");
    }

    private String unmet(Comparison comparison) {
        if (comparison instanceof Comparison.OfPort port) {
            return title(port) + "wanted in " + Wording.names(port.wanted()) + ", " + wording.port(port.portGuid())
                    + " is in "
                    + (port.memberOf().isEmpty() ? "no group" : Wording.names(port.memberOf()));
        }
        Comparison.OfNumber number = (Comparison.OfNumber) comparison;
        return title(number) + "wanted " + Wording.values(number.field(), number.wanted()) + ", got "
                + Wording.got(number.field(), number.got());
    }

    private String met(Comparison comparison) {
        if (comparison instanceof Comparison.OfPort port) {
            return title(port) + wording.port(port.portGuid()) + " is in "
                    + Wording.names(port.wanted().stream()
                            .filter(port.memberOf()::contains)
                            .toList());
        }
        Comparison.OfNumber number = (Comparison.OfNumber) comparison;
        return title(number) + Wording.got(number.field(), number.got()) + " is in "
                + Wording.values(number.field(), number.wanted());
    }

    private static String title(Comparison comparison) {
        return Wording.title(comparison.field()) + ": ";
    }

    private static String heading(RuleTrial trial) {
        return "rule " + trial.place();
    }

    private String source(RuleTrial trial) {
        String use = trial.rule().use();
        return (use.isEmpty() ? "" : ": " + use) + " (" + places.apply(trial.rule()) + ")";
    }
}
