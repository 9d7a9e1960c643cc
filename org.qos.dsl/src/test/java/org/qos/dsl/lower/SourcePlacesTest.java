package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsFactory;
import org.qos.dsl.testing.PartitionsText;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;

/** Where messages say that a lowered value is written. */
class SourcePlacesTest {

    private static final PartitionFile FILE = PartitionsText.parse("# storage\n  a=1,ipoib: 0x1, 0x2;\n");
    private static final Lowered<Partitions> LOWERED = PartitionsLowering.lower(FILE);
    private static final SourcePlaces PLACES = new SourcePlaces("p.conf", LOWERED.trace());

    @Test
    void aValueIsAtTheLineAndColumnOfItsOrigin() {
        Partition partition = LOWERED.value().byName("a").orElseThrow();
        assertEquals("p.conf:2:3", PLACES.of(partition));
        assertEquals("p.conf:2:3", PLACES.of(partition.groups().get(0)));
        assertEquals("p.conf:2:14", PLACES.of(partition.members().get(0)));
        assertEquals("p.conf:2:19", PLACES.of(partition.members().get(1)));
    }

    @Test
    void aValueThatIsNotWrittenHasOnlyTheFile() {
        assertEquals("p.conf", PLACES.of(LOWERED.value().byName("Default").orElseThrow()));
        assertEquals("p.conf", PLACES.of("anything"));
    }

    @Test
    void aValueHasTheLinesFromItsBeginningToItsEnd() {
        Lowered<Partitions> lowered = PartitionsText.lower("\na=1:\n  0x1,\n  0x2;\n");
        SourcePlaces places = new SourcePlaces("p.conf", lowered.trace());
        Partition partition = lowered.value().byName("a").orElseThrow();
        assertEquals(Optional.of(2), places.line(partition));
        assertEquals(List.of(2, 3, 4), places.lines(partition).boxed().toList());
        assertEquals(
                List.of(4), places.lines(partition.members().get(1)).boxed().toList());
        assertEquals(Optional.empty(), places.line("anything"));
        assertEquals(List.of(), places.lines("anything").boxed().toList());
    }

    @Test
    void anOriginThatWasNotParsedHasOnlyTheFile() {
        Trace trace = new Trace();
        EObject made = PartitionsFactory.eINSTANCE.createPartitionDefinition();
        assertEquals("p.conf", new SourcePlaces("p.conf", trace).of(trace.note("value", made)));
    }

    @Test
    void equalValuesHaveOriginsOfTheirOwn() {
        Trace trace = new Trace();
        EObject one = PartitionsFactory.eINSTANCE.createPartitionDefinition();
        String value = new String("value");
        assertEquals(one, trace.origin(trace.note(value, one)).orElseThrow());
        assertEquals(true, trace.origin(new String("value")).isEmpty());
    }
}
