package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.qos.runtime.path.resolve.SmallSubnet.A;
import static org.qos.runtime.path.resolve.SmallSubnet.B;
import static org.qos.runtime.path.resolve.SmallSubnet.C;
import static org.qos.runtime.path.resolve.SmallSubnet.FABRIC;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.PathQuery;

/** Who learns of a path: a requester that shares a P_Key with both ends (OpenSM pr_rcv_get_port_pair_paths). */
class RequesterTest {

    private static final Map<String, Long> HOSTS = Map.of("a", A, "b", B, "c", C);

    /** Host b shares a partition with a and another with c, which share none. */
    private final PathResolver resolver = new SmallSubnet()
            .partitions(new Partitions(List.of()))
            .partition(1, 0, A, B)
            .partition(2, 0, B, C)
            .resolver();

    @ParameterizedTest(name = "host {0} asks for the path from {1} to {2}: {3}")
    @CsvSource(
            textBlock =
                    """
                    a, a, b, true
                    b, a, b, true
                    b, b, c, true
                    c, a, b, false
                    c, b, a, false
                    a, c, b, false
                    b, a, c, false
                    """)
    void onlyWhoSharesAPkeyWithBothEndsGetsThePath(String requester, String from, String to, boolean answered) {
        PathQuery query = PathQuery.between(HOSTS.get(from), HOSTS.get(to)).build();
        int asks = FABRIC.endpointIndex(HOSTS.get(requester));
        Resolution answer = resolver.resolve(query, asks);
        MultiPathResolution.Paths table =
                assertInstanceOf(MultiPathResolution.Paths.class, resolver.resolveAll(query, asks));
        if (answered) {
            assertInstanceOf(Resolution.Path.class, answer);
        } else {
            Resolution.Refused refused = assertInstanceOf(Resolution.Refused.class, answer);
            assertEquals(Reason.NO_SHARED_PKEY, refused.reason());
            assertEquals(refused, table.firstRefusal().orElseThrow());
        }
        assertEquals(answered, !table.paths().isEmpty());
    }
}
