package org.qos.dsl.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LossLinesTest {

    private static ConversionLoss loss(String code, int line, ConversionLoss.Effect effect) {
        return new ConversionLoss(code, "message " + line, line, effect);
    }

    private static List<ConversionLoss> losses(String code, int count, ConversionLoss.Effect effect) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(line -> loss(code, line, effect))
                .toList();
    }

    private static List<String> lines(List<ConversionLoss> losses) {
        return LossLines.of(losses, line -> "a.qos:" + line);
    }

    @Test
    void upToThreeOfAKindHaveALineEach() {
        assertEquals(
                List.of(
                        "a.qos:1: info: message 1 [level-sn]",
                        "a.qos:2: info: message 2 [level-sn]",
                        "a.qos:3: info: message 3 [level-sn]"),
                lines(losses("level-sn", 3, ConversionLoss.Effect.NOTE)));
    }

    @Test
    void moreOfAKindAreOneLine() {
        List<ConversionLoss> mixed = Stream.concat(
                        losses("level-sn", 900, ConversionLoss.Effect.NOTE).stream(),
                        Stream.of(loss("options-scope", 7, ConversionLoss.Effect.CHANGES_TABLES)))
                .toList();
        assertEquals(
                List.of(
                        "a.qos:1: info: message 1 [level-sn] and 899 more of this kind, the next at a.qos:2",
                        "a.qos:7: warning: message 7 [options-scope]"),
                lines(mixed));
    }

    @Test
    void whatRefusesAnOutputIsAlwaysListed() {
        assertEquals(
                5,
                lines(losses("port-name", 5, ConversionLoss.Effect.CHANGES_LEVEL))
                        .size());
        assertEquals(
                5,
                lines(losses("port-name", 5, ConversionLoss.Effect.IMPOSSIBLE)).size());
    }
}
