package org.qos.cli.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.qos.analysis.setup.PortTitles;
import org.qos.dsl.language.Printable;
import org.qos.fabric.conformance.ComparedPath;
import org.qos.fabric.mad.PathRecordResponse;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Resolution;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.Rate;

/**
 * Writes the answers of the subnet administration for people.
 *
 * @param resolver what the expected answers are from
 * @param places where the rule of a place is written, such as {@code policy.qos:12:3}
 */
public record RuleAnswersText(PathResolver resolver, Function<Integer, String> places) {

    /** The answers that differ, a line or more each, then how many rules were compared. */
    public List<String> of(List<RuleAnswer> answers) {
        List<String> lines = new ArrayList<>();
        answers.stream().filter(RuleAnswer::differs).forEach(answer -> lines.addAll(difference(answer)));
        answers.stream()
                .filter(answer -> answer.compared().isEmpty())
                .forEach(answer ->
                        lines.add(name(answer) + ": no query was sent, because no request was found that it decides"));
        answers.stream()
                .filter(answer -> answer.compared().isPresent() && !answer.differs() && !answer.agrees())
                .forEach(answer -> lines.add(
                        name(answer) + ": not compared; what is known of the subnet does not decide the answer"));
        lines.add(AnswerCounts.of(answers).text());
        return lines;
    }

    private List<String> difference(RuleAnswer answer) {
        ComparedPath compared = answer.compared().orElseThrow();
        List<String> lines =
                new ArrayList<>(List.of(name(answer) + ": request " + Printable.of(request(compared.query()))));
        if (compared.answer() instanceof PathRecordResponse.Found found
                && compared.expected() instanceof Resolution.Path path) {
            lines.addAll(fields(path.path(), found.path()));
        } else {
            lines.add("  expected: " + Printable.of(expected(compared.expected())));
            lines.add("  SA answers: " + answer(compared.answer()));
        }
        return lines;
    }

    private String name(RuleAnswer answer) {
        return answer.rule() == 0
                ? "default level"
                : "rule " + answer.rule() + " (" + places.apply(answer.rule()) + ")";
    }

    private String request(PathQuery query) {
        StringBuilder text =
                new StringBuilder("from " + port(query.values().sgid().interfaceId()) + " to "
                        + port(query.values().dgid().interfaceId()));
        if (query.has(PathComponent.SERVICE_ID)) {
            text.append(String.format(" service 0x%x", query.values().serviceId()));
        }
        if (query.has(PathComponent.QOS_CLASS)) {
            text.append(" class ").append(query.values().qosClass());
        }
        if (query.has(PathComponent.TCLASS)) {
            text.append(" tclass ").append(query.values().tclass());
        }
        if (query.has(PathComponent.PKEY)) {
            text.append(" pkey ").append(Pkey.text(query.values().pkey()));
        }
        return text.toString();
    }

    private String port(long guid) {
        Fabric fabric = resolver.subnet().fabric();
        return fabric.portByGuid(guid)
                .map(port -> "'" + new PortTitles(fabric).port(port.id()) + "'")
                .orElseGet(() -> Guid.text(guid));
    }

    private String expected(Resolution expected) {
        if (expected instanceof Resolution.Path path) {
            return "a path, " + text(path.path());
        }
        return expected instanceof Resolution.Refused refused
                ? "no path: " + resolver.explain(refused)
                : resolver.explain((Resolution.NotKnown) expected);
    }

    private static String answer(PathRecordResponse answer) {
        if (answer instanceof PathRecordResponse.Found found) {
            return "a path, " + text(found.path());
        }
        return answer instanceof PathRecordResponse.Refused refused
                ? refused.status().toString()
                : "nothing in time";
    }

    private static String text(PathRecord path) {
        return "SL " + path.sl() + ", MTU " + mtu(path) + ", " + rate(path) + ", P_Key " + Pkey.text(path.pkey());
    }

    /** The fields that differ; the whole records where these are others. */
    private static List<String> fields(PathRecord expected, PathRecord answered) {
        List<String> lines = new ArrayList<>();
        field(lines, "SL", expected.sl(), answered.sl());
        field(lines, "MTU", mtu(expected), mtu(answered));
        field(lines, "rate", rate(expected), rate(answered));
        field(lines, "P_Key", Pkey.text(expected.pkey()), Pkey.text(answered.pkey()));
        field(
                lines,
                "packet lifetime",
                expected.packetLife().value(),
                answered.packetLife().value());
        field(lines, "DLID", expected.dlid(), answered.dlid());
        if (lines.isEmpty()) {
            field(lines, "record", expected, answered);
        }
        return lines;
    }

    private static void field(List<String> lines, String name, Object expected, Object answered) {
        if (!Objects.equals(expected, answered)) {
            lines.add("  " + name + ": expected " + expected + ", SA answers " + answered);
        }
    }

    private static String mtu(PathRecord path) {
        return Mtu.bytes(path.mtu().value()) + " bytes";
    }

    private static String rate(PathRecord path) {
        return Rate.text(path.rate().value());
    }
}
