package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.qos.runtime.path.resolve.SmallSubnet.A;
import static org.qos.runtime.path.resolve.SmallSubnet.B;
import static org.qos.runtime.path.resolve.SmallSubnet.FABRIC;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.testing.QosOn;

/** The option {@code subnet_prefix}: which GIDs are of the subnet, and which prefix the answer has. */
class SubnetPrefixTest {

    private static final long PREFIX = 0x1234_0000_0000_0042L;

    @ParameterizedTest(name = "from {0} to {1}: {2} to {3}")
    @CsvSource(
            textBlock =
                    """
                    1234:0:0:42::a1, 1234:0:0:42::b1, 1234:0:0:42::a1, 1234:0:0:42::b1
                    fe80::a1,        fe80::b1,        fe80::a1,        1234:0:0:42::b1
                    febf:1::a1,      1234:0:0:42::b1, febf:1::a1,      1234:0:0:42::b1
                    1234:0:0:43::a1, fe80::b1,        0x0300,
                    fe80::a1,        fec0::b1,        0x0300,
                    """)
    void theSgidIsRepeatedAndTheDgidHasThePrefixOfTheSubnet(String from, String to, String sgid, String dgid) {
        Resolution answer = resolver()
                .resolve(
                        new PathQueryBuilder()
                                .source(gid(from))
                                .destination(gid(to))
                                .build(),
                        FABRIC.endpointIndex(A));
        if (answer instanceof Resolution.Refused refused) {
            assertEquals(sgid, refused.reason().status().orElseThrow().text());
            return;
        }
        PathRecord path = assertInstanceOf(Resolution.Path.class, answer).path();
        assertEquals(gid(sgid), path.sgid());
        assertEquals(gid(dgid), path.dgid());
    }

    @Test
    void whereTheSourceIsALidTheSgidHasThePrefixOfTheSubnet() {
        PathQueryBuilder query = new PathQueryBuilder().slid(4).dlid(6);
        PathRecord path = assertInstanceOf(
                        Resolution.Path.class, resolver().resolve(query.build(), FABRIC.endpointIndex(A)))
                .path();
        assertEquals(List.of(new Gid(PREFIX, A), new Gid(PREFIX, B)), List.of(path.sgid(), path.dgid()));
    }

    @ParameterizedTest(name = "MultiPathRecord from {0}: {1}")
    @CsvSource({
        "fe80::a1, true",
        "febf:1::a1, true",
        "1234:0:0:42::a1, true",
        "1234:0:0:43::a1, false",
        "fec0::a1, false"
    })
    void pathsBetweenSeveralPortsHaveThePrefixOfTheSubnetAtBothEnds(String from, boolean found) {
        MultiPathQuery query =
                MultiPathQuery.between(List.of(gid(from)), List.of(Gid.ofPort(B)), new PathQueryBuilder().build());
        MultiPathResolution answer = resolver().resolve(query, FABRIC.endpointIndex(A));
        if (found) {
            PathRecord path = assertInstanceOf(MultiPathResolution.Paths.class, answer)
                    .paths()
                    .get(0)
                    .path();
            assertEquals(List.of(new Gid(PREFIX, A), new Gid(PREFIX, B)), List.of(path.sgid(), path.dgid()));
        } else {
            assertEquals(
                    Reason.GID_OF_OTHER_SUBNET,
                    assertInstanceOf(Resolution.Refused.class, answer).reason());
        }
    }

    private static Gid gid(String text) {
        return Gid.parse(text).orElseThrow();
    }

    private static PathResolver resolver() {
        SmOptions options = QosOn.USUALLY.prefix(PREFIX).options();
        return new SmallSubnet().options(options).resolver();
    }
}
