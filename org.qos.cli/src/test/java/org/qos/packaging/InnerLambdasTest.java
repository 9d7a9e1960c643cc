package org.qos.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Lambdas as classes: they do the same, and Java generates none at run time, except those that can be serialized. */
class InnerLambdasTest {

    private final Map<String, byte[]> classes;

    InnerLambdasTest() throws Exception {
        Class<?>[] types = Stream.concat(
                        Stream.of(LambdaSamples.class), Stream.of(LambdaSamples.class.getDeclaredClasses()))
                .toArray(Class[]::new);
        classes = InnerLambdas.in(RewrittenClasses.compiled(types));
    }

    @Test
    void theyDoTheSame() throws Exception {
        Object rewritten = new RewrittenClasses(classes)
                .loadClass(LambdaSamples.class.getName())
                .getConstructor()
                .newInstance();

        assertEquals(new LambdaSamples().call(), ((Callable<?>) rewritten).call());
    }

    @Test
    void noneIsGeneratedAtRunTimeUnlessItCanBeSerialized() {
        List<String> left = classes.values().stream()
                .flatMap(content -> CallSites.in(content).stream())
                .toList();

        assertEquals(List.of("interfaces altMetafactory", "$deserializeLambda$ altMetafactory"), left);
    }
}
