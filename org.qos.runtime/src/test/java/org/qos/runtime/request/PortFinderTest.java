package org.qos.runtime.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.testing.SmallFabric;

class PortFinderTest {

    private final PortFinder ports = new PortFinder(SmallFabric.FABRIC);

    @Test
    void aPortIsFoundByGuidLidGidAndName() throws Exception {
        assertEquals(SmallFabric.BETA_1, ports.guid("0xb1"));
        assertEquals(SmallFabric.BETA_1, ports.guid("18"));
        assertEquals(SmallFabric.BETA_1, ports.guid("fe80::b1"));
        assertEquals(SmallFabric.BETA_1, ports.guid("beta/HCA-1/P1"));
        assertEquals(SmallFabric.BETA_1, ports.guid("beta HCA-1/P1"));
    }

    @Test
    void aGuidNeedNotBeKnown() throws Exception {
        assertEquals(0x77, ports.guid("0x77"));
        assertEquals(0x77, new PortFinder(Fabric.EMPTY).guid("0x77"));
    }

    @Test
    void theOnlyPortWhoseNodeBeginsWithTheNameIsNamed() {
        assertEquals("the port \"storage/P1\" is not in the fabric, but \"storage box/P1\" is", message("storage/P1"));
        assertEquals("the port \"storage/P2\" is not in the fabric", message("storage/P2"));
        assertEquals("the port \"stor/P1\" is not in the fabric", message("stor/P1"));
    }

    private String message(String port) {
        return assertThrows(RequestSyntaxException.class, () -> ports.guid(port))
                .getMessage();
    }

    @Test
    void aPortThatIsNotCabledOrDoesNotExistIsNotFound() {
        assertThrows(RequestSyntaxException.class, () -> ports.guid("alpha/HCA-1/P2"));
        assertThrows(RequestSyntaxException.class, () -> ports.guid("leaf/P5"));
    }
}
