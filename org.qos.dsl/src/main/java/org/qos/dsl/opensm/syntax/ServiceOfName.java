package org.qos.dsl.opensm.syntax;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.scanner.NumberSuggestion;
import org.qos.runtime.request.ServicePort;
import org.qos.runtime.value.ServiceId;

/** The name of a protocol in place of its Service-ID: a line {@code service lustre : 3} of {@code qos-ulps}, or a number. */
final class ServiceOfName {

    private static final Pattern LINE = Pattern.compile(
            "(?:any[ \\t]*,[ \\t]*)?(?:service(?:-?ids?)?[ \\t:=]+)?([a-z][a-z0-9-]*)", Pattern.CASE_INSENSITIVE);

    private ServiceOfName() {}

    /** A line of {@code qos-ulps} that begins with such a name. */
    static Optional<NodeError> line(UnexpectedTokens run) {
        String all = run.first().leaf().getRootNode().getText();
        Matcher line = LINE.matcher(all).region(run.first().start(), all.length());
        if (!run.block().equals(Optional.of("qos-ulps"))
                || !line.lookingAt()
                || OpenSmKeywords.isUlp(line.group().toLowerCase(Locale.ROOT))) {
            return Optional.empty();
        }
        return ServicePort.named(line.group(1)).map(service -> {
            String keyword = "any, service-id " + ServiceId.shortText(service.serviceId());
            return new NodeError(
                            run.node(),
                            SyntaxCode.UNKNOWN_KEYWORD,
                            "'" + line.group() + "' is not a keyword; OpenSM rejects the policy; write '" + keyword
                                    + "' for " + service.title())
                    .withFix(FixData.edit(run.first().start(), line.group().length(), keyword, "write " + keyword))
                    .asSuggestion();
        });
    }

    /** The Service-ID to write for a name in place of a number, as the end of a message; empty for other texts. */
    static String number(UnexpectedTokens run) {
        boolean wanted = run.before() != null && run.before().kind().matches("(?:any,)?service-id:?");
        return wanted ? NumberSuggestion.serviceId(run.leadingText()) : "";
    }
}
