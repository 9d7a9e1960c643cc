package org.qos.dsl.project.traffic;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.qos.analysis.simulation.traffic.OfferedLoad;
import org.qos.analysis.simulation.traffic.TrafficClass;
import org.qos.analysis.simulation.traffic.TrafficPattern;
import org.qos.dsl.project.settings.Choice;
import org.qos.dsl.project.settings.FormContext;
import org.qos.dsl.project.settings.FormKey;
import org.qos.dsl.project.settings.FormKey.Shape;

/** The keys of a description of traffic for editors, with the values that are known. */
public final class TrafficForm {

    private TrafficForm() {}

    /** The keys of the file. */
    public static List<FormKey> keys() {
        List<FormKey> ofClass =
                Arrays.stream(TrafficKey.values()).map(TrafficForm::key).toList();
        return List.of(new FormKey(
                TrafficReader.TRAFFIC, "the classes of traffic", Shape.MAPPINGS, ofClass, context -> List.of()));
    }

    private static FormKey key(TrafficKey key) {
        Shape shape = key == TrafficKey.FROM || key == TrafficKey.TO ? Shape.VALUES : Shape.VALUE;
        return new FormKey(key.id(), key.meaning(), shape, List.of(), context -> values(key, context));
    }

    private static List<Choice> values(TrafficKey key, FormContext context) {
        return switch (key) {
            case PATTERN ->
                Arrays.stream(TrafficPattern.values())
                        .map(pattern -> new Choice(pattern.id(), pattern.meaning()))
                        .toList();
            case FROM, TO ->
                Stream.concat(
                                context.groups().get().stream(),
                                Stream.of(new Choice(TrafficClass.ANY, "all ports of adapters and routers")))
                        .toList();
            case LOAD -> List.of(new Choice(OfferedLoad.MAX.toString(), "as much as the fabric takes"));
            case NAME, REQUEST -> List.of();
        };
    }
}
