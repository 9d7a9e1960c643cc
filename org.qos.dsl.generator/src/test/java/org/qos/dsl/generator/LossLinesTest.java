package org.qos.dsl.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.check.Severity;

class LossLinesTest {

    private static ReportedLoss loss(ConversionCode code, int line, Severity severity) {
        return new ReportedLoss(new ConversionLoss(code, "message " + line, line), severity, "a.qos:" + line);
    }

    private static List<ReportedLoss> losses(ConversionCode code, int count, Severity severity) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(line -> loss(code, line, severity))
                .toList();
    }

    @Test
    void upToThreeOfAKindHaveALineEach() {
        assertEquals(
                List.of(
                        "a.qos:1: info: message 1 [level-sn]",
                        "a.qos:2: info: message 2 [level-sn]",
                        "a.qos:3: info: message 3 [level-sn]"),
                LossLines.of(losses(ConversionCode.LEVEL_SN, 3, Severity.INFO)));
    }

    @Test
    void moreOfAKindAreOneLine() {
        List<ReportedLoss> mixed = Stream.concat(
                        losses(ConversionCode.LEVEL_SN, 900, Severity.INFO).stream(),
                        Stream.of(loss(ConversionCode.OPTIONS_SCOPE, 7, Severity.WARNING)))
                .toList();
        assertEquals(
                List.of(
                        "a.qos:1: info: message 1 [level-sn] and 899 more of this kind, the next at a.qos:2",
                        "a.qos:7: warning: message 7 [options-scope]"),
                LossLines.of(mixed));
    }

    @Test
    void eachErrorHasALine() {
        assertEquals(
                5,
                LossLines.of(losses(ConversionCode.PORT_NAME, 5, Severity.ERROR))
                        .size());
        assertEquals(
                1,
                LossLines.of(losses(ConversionCode.PORT_NAME, 5, Severity.WARNING))
                        .size());
    }
}
