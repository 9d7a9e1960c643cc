package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.eclipse.xtext.util.ITextRegion;
import org.junit.jupiter.api.Test;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;

class ValueLocationsTest {

    private static final String POLICY =
            "<qos-policy><port-groups><port-group><name>A</name><port-name>n1/P1,n2/P1</port-name></port-group>"
                    + "</port-groups></qos-policy>";

    private static PortGroup group(String text) {
        SourceFile file = new ProjectFiles().load("file", text, new RfcLanguage());
        return file.root(PolicyFile.class).getPortGroups().get(0);
    }

    private static List<ITextRegion> names(PortGroup group) {
        return ValueLocations.of(group, Literals.PORT_GROUP__PORT_NAMES);
    }

    @Test
    void thePlacesAreInTheOrderOfTheText() {
        List<String> written = names(group(POLICY)).stream()
                .map(place -> POLICY.substring(place.getOffset(), place.getOffset() + place.getLength()))
                .toList();

        assertEquals(List.of("n1/P1", "n2/P1"), written);
    }

    /** Each look-up visits the whole entry: one for each of thousands of findings would take minutes. */
    @Test
    void aLongEntryIsVisitedOnceForAllItsValues() {
        PortGroup group = group(POLICY.replace("n1/P1", "n1/P1,".repeat(100) + "n1/P1"));

        assertSame(names(group), names(group));
    }

    @Test
    void aChangeOfTheEntryIsSeen() {
        PortGroup group = group(POLICY);
        List<ITextRegion> before = names(group);
        group.getPortNames().remove(0);

        assertNotSame(before, names(group));
    }
}
