package org.qos.analysis.policytest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.request.End;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.WitnessText;

/**
 * The lines about a failure, for people.
 *
 * @param file the file with the test, as the user names it
 * @param fabric gives ports their names
 * @param explain the command that explains a request after it, with its options
 */
public record FailureText(String file, Fabric fabric, String explain) {

    /** The command without options. */
    public static final String EXPLAIN = "qos explain";

    private static final Pattern GUID = Pattern.compile("\\b(from|to) 0x");

    /** The lines: the place and the expectation, the request, what happens, and a request to explain. */
    public List<String> lines(TestFailure failure) {
        List<String> lines = new ArrayList<>();
        lines.add(file + ":" + failure.expectation().line() + ": expect "
                + failure.expectation().text());
        lines.add("request:  " + failure.request().text() + " (line "
                + failure.request().line() + ")");
        if (failure.expectation().clauses().size() > 1) {
            lines.add("expected: " + failure.clause().text());
        }
        lines.add("got:      " + failure.got() + pairs(failure));
        failure.refusal().ifPresent(reason -> lines.add("note:     OpenSM refuses such a request: " + reason));
        failure.counterexample().ifPresent(request -> {
            String text = WitnessText.of(request, fabric);
            lines.add("explain:  " + explain + " " + text);
            names(request)
                    .filter(names -> GUID.matcher(text).find())
                    .ifPresent(names -> lines.add("ports:    " + names));
        });
        return lines;
    }

    private static String pairs(TestFailure failure) {
        return failure.pairs() > 1 ? " (one of " + failure.pairs() + " pairs of ports)" : "";
    }

    private Optional<String> names(PathRequest request) {
        return name(request.from()).flatMap(from -> name(request.to()).map(to -> from + " to " + to));
    }

    private Optional<String> name(End end) {
        return end instanceof End.Guid guid ? new FieldText(fabric).name(guid.portGuid()) : Optional.empty();
    }
}
