package org.qos.runtime.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.runtime.testing.SmallFabric.ALPHA_1;
import static org.qos.runtime.testing.SmallFabric.BETA_1;
import static org.qos.runtime.testing.SmallFabric.FABRIC;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.Selected;
import org.qos.runtime.path.Selector;

class ClientTest {

    private static final String ENDS = "from 0xa1 to 0xb1 ";

    /** The masks are those of the implementations that {@link Client} names. */
    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    ipoib,    '',              0x340c
                    ipoib-freebsd, '',         0x3340c
                    cma-ipv4, service tcp:988, 0x780f
                    cma-ipv6, service tcp:988, 0x3c0f
                    cma-ib,   service tcp:988, 0x3c0f
                    srp,      service 0x77,    0x300f
                    srp-cma-ipv4, service tcp:5000, 0x780f
                    srp-cma-ipv6, service tcp:5000, 0x3c0f
                    sdp,      service sdp:80,  0x780f
                    rds,      '',              0x780f
                    rds-ipv6, '',              0x3c0f
                    iser,     '',              0x780f
                    ibacm,    '',              0x200c
                    ibacm,    tclass 4,        0x240c
                    ibacm,    pkey 0,          0x000c
                    mpi,      '',              0x30
                    """)
    void eachClientHasItsComponentMask(String client, String more, String mask) throws Exception {
        PathQuery query = query(ENDS + more + " client " + client);
        assertEquals(Long.decode(mask), query.componentMask());
    }

    @Test
    void theConnectionManagerAsksForOneReversiblePathWithTheTypeOfServiceAsClass() throws Exception {
        PathRecord values = query(ENDS + "service tcp:988 class 32 pkey 0x10 client cma-ipv4")
                .values();
        assertEquals(0x10603dc, values.serviceId());
        assertEquals(32, values.qosClass());
        assertEquals(0x8010, values.pkey());
        assertEquals(1, values.numbPath());
        assertTrue(values.reversible());
        assertEquals(Gid.ofPort(ALPHA_1), values.sgid());
    }

    @Test
    void whatTheSentenceLeavesOutIsWhatTheClientSendsByDefault() throws Exception {
        assertEquals(0, query(ENDS + "service 1 client cma-ipv4").values().qosClass());
        assertEquals(0xffff, query(ENDS + "client ipoib").values().pkey());
        assertEquals(0x10648ca, query(ENDS + "client rds").values().serviceId());
        assertEquals(0x1060cbc, query(ENDS + "client iser").values().serviceId());
        assertEquals(0x1064001, query(ENDS + "client rds-ipv6").values().serviceId());
        assertEquals(
                0x1060001, query(ENDS + "service tcp:1 client iser").values().serviceId());
    }

    @Test
    void srpKeepsThePkeyThatItIsGiven() throws Exception {
        assertEquals(
                0x10, query(ENDS + "service 9 pkey 0x10 client srp").values().pkey());
        assertEquals(0xffff, query(ENDS + "service 9 client srp").values().pkey());
    }

    @Test
    void ipoibTakesTheTclassOfItsBroadcastGroup() throws Exception {
        MulticastGroup group = new MulticastGroup(Mgid.broadcast(0x10), 4, 3, 0, 0xb1b, 96, 0);
        Partitions partitions = new Partitions(List.of(new Partition("Blue", 0x10, 0, List.of(group), List.of())));
        PathRequest blue = RequestParser.parse(ENDS + "pkey 0x10 client ipoib");
        assertEquals(96, blue.toQuery(FABRIC, partitions).values().tclass());
        assertEquals(0, query(ENDS + "client ipoib").values().tclass());
        assertEquals(7, query(ENDS + "tclass 7 client ipoib").values().tclass());
    }

    /** An interface of 2048 bytes asks for more than 1024, one of 256 for no MTU. */
    @ParameterizedTest(name = "broadcast group with MTU code {0}: more than code {1}")
    @CsvSource({"5, 4", "4, 3", "3, 2", "2, 1", "1, ", ", 3"})
    void ipoibOfFreeBsdAsksForMoreThanTheMtuBelowThatOfItsInterface(Integer mtu, Integer below) throws Exception {
        List<MulticastGroup> groups =
                mtu == null ? List.of() : List.of(new MulticastGroup(Mgid.broadcast(0x10), mtu, 3, 0, 0xb1b, 96, 0));
        Partitions partitions = new Partitions(List.of(new Partition("Blue", 0x10, 0, groups, List.of())));
        PathQuery asked =
                RequestParser.parse(ENDS + "pkey 0x10 client ipoib-freebsd").toQuery(FABRIC, partitions);
        assertEquals(below != null, asked.has(PathComponent.MTU));
        if (below != null) {
            assertEquals(
                    new Selected(Selector.GREATER_THAN, below), asked.values().mtu());
        }
        assertEquals(mtu == null ? 0 : 96, asked.values().tclass());
    }

    @Test
    void mpiAsksByLids() throws Exception {
        PathQuery query = query("from 0xa1 to 18 client mpi");
        assertEquals(1, query.values().slid());
        assertEquals(18, query.values().dlid());
        assertEquals(Request.between(ALPHA_1, BETA_1), query.toRequest(FABRIC));
        PathRequest request = RequestParser.parse("from 0xa1 to 0xb1 client mpi");
        Exception unknown = assertThrows(
                RequestSyntaxException.class, () -> request.toQuery(Fabric.EMPTY, Partitions.WITHOUT_FILE));
        assertEquals(
                "the client mpi asks by LIDs, and the LID of the port 0x00000000000000a1 is not known; give a LID, or name a fabric"
                        + " that has it",
                unknown.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    class 3 client ipoib             | the client ipoib does not let a request set the QoS-Class; omit it, or omit the client
                    service 1 tclass 3 client sdp    | the client sdp does not let a request set the TClass; omit it, or omit the client
                    sl 3 client mpi                  | the client mpi does not let a request set the SL; omit it, or omit the client
                    service 1 client ibacm           | the client ibacm does not let a request set the Service-ID; omit it, or omit the client
                    client srp-cma-ipv4              | the client srp-cma-ipv4 needs a Service-ID; add: service N
                    pkey 1 client mpi                | the client mpi does not let a request set the P_Key; omit it, or omit the client
                    sl 1 client iser                 | the client iser does not let a request set the SL; omit it, or omit the client
                    mtu = 4 client rds               | the client rds does not let a request set the MTU; omit it, or omit the client
                    client srp                       | the client srp needs a Service-ID; add: service N
                    client cma-ipv6                  | the client cma-ipv6 needs a Service-ID; add: service N
                    """)
    void whatAClientCannotSendIsRefused(String rest, String message) {
        assertEquals(
                message,
                assertThrows(RequestSyntaxException.class, () -> query(ENDS + rest))
                        .getMessage());
    }

    @Test
    void withoutAClientTheQueryCarriesWhatIsStated() throws Exception {
        assertEquals(0xc, query(ENDS).componentMask());
        assertEquals(0x30, query("from 1 to 18").componentMask());
        PathQuery all = query(
                ENDS + "service 1 class 2 tclass 3 pkey 4 sl 5 mtu = 4 rate > 3 life < 18 reversible" + " numb-path 7");
        assertEquals(0x3f_fc0f, all.componentMask());
        assertEquals(4, all.values().pkey());
        assertEquals(
                new Gid(0xfec0_0000_0000_0000L, 0xa1),
                query("from fec0::a1 to 0xb1").values().sgid());
    }

    private static PathQuery query(String sentence) throws RequestSyntaxException {
        return RequestParser.parse(sentence).toQuery(FABRIC, Partitions.WITHOUT_FILE);
    }
}
