package org.qos.packaging;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** Lambdas and method references of every kind, for {@link InnerLambdasTest}. */
public final class LambdaSamples implements Callable<List<String>> {

    private final String field = "field";

    /** What they return. */
    @Override
    public List<String> call() {
        List<String> results = new ArrayList<>();
        references(results::add);
        conversions(results::add);
        interfaces(results::add);
        nested(results::add);
        return results;
    }

    private void references(Consumer<String> results) {
        Supplier<String> constant = () -> "constant";
        Supplier<String> ofPrivateMethod = this::suffix;
        Function<String, StringBuilder> ofConstructor = StringBuilder::new;
        IntFunction<int[]> ofArray = int[]::new;
        Function<String, String> ofParameter = String::strip;
        Function<List<String>, Integer> ofInterface = List::size;
        long wide = 1L << 40;
        double real = 0.5;
        boolean flag = true;
        Supplier<String> capturing = () -> field + wide + real + flag + suffix();
        results.accept(constant.get() + ofPrivateMethod.get() + ofConstructor.apply("built"));
        results.accept(ofArray.apply(3).length + ofParameter.apply(" stripped ") + ofInterface.apply(List.of("")));
        results.accept(capturing.get());
    }

    private static void conversions(Consumer<String> results) {
        BiFunction<Integer, Integer, Integer> boxed = Math::addExact;
        ToIntFunction<Character> unboxedAndWidened = c -> c;
        ToLongFunction<Integer> widenedResult = Integer::intValue;
        IntToLongFunction widened = Math::abs;
        IntFunction<Object> result = i -> i;
        Function<Byte, Object> ofPrimitive = LambdaSamples::twice;
        Function<String, CharSequence> narrower = s -> new StringBuilder(s).reverse();
        Function<Integer, Boolean> bit = i -> i > 0;
        List<String> list = new ArrayList<>();
        Consumer<String> dropped = list::add;
        Runnable droppedWide = System::nanoTime;
        dropped.accept("added");
        droppedWide.run();
        results.accept("" + boxed.apply(1, 2) + unboxedAndWidened.applyAsInt('a') + widenedResult.applyAsLong(4));
        results.accept("" + widened.applyAsLong(-5) + result.apply(6) + ofPrimitive.apply((byte) 7) + list);
        results.accept("" + narrower.apply("abc") + bit.apply(1));
    }

    private static void interfaces(Consumer<String> results) {
        Supplier<String> marked = (Supplier<String> & Marker) () -> "marked";
        Named bridged = name -> "bridged " + name;
        Function<String, String> general = bridged;
        Supplier<String> serializable = (Supplier<String> & Serializable) () -> "serializable";
        results.accept(marked.get()
                + (marked instanceof Marker)
                + general.apply("name")
                + bridged.later("x").get());
        results.accept(serializable.get() + (serializable instanceof Serializable));
    }

    private static void nested(Consumer<String> results) {
        Function<String, Function<String, Supplier<String>>> three = a -> b -> () -> a + b;
        results.accept(
                three.apply("a").apply("b").get() + new Inner().later("inner").get());
        try {
            Runnable failing = () -> {
                throw new IllegalStateException("thrown");
            };
            failing.run();
        } catch (IllegalStateException thrown) {
            results.accept(thrown.getMessage());
        }
    }

    private static long twice(int number) {
        return 2L * number;
    }

    private String suffix() {
        return "suffix of " + field;
    }

    /** A second interface of a lambda. */
    private interface Marker {}

    /** An interface whose method has two erased types, and private code. */
    private interface Named extends Function<String, String> {

        @Override
        String apply(String name);

        default Supplier<String> later(String name) {
            return () -> decorated(name);
        }

        private String decorated(String name) {
            return apply("<" + name + ">");
        }
    }

    /** Another member of the nest. */
    private static final class Inner {

        private Supplier<String> later(String text) {
            return () -> text + this.getClass().getSimpleName();
        }
    }
}
