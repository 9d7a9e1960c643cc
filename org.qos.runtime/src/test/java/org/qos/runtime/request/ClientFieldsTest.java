package org.qos.runtime.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.testing.SmallFabric;

/** What the clients of each protocol send, and which parts of a request each of them takes. */
class ClientFieldsTest {

    private static final Map<String, String> PARTS = Map.of(
            "service", "service 7",
            "class", "class 3",
            "tclass", "tclass 4",
            "pkey", "pkey 0x8010",
            "sl", "sl 5",
            "mtu", "mtu = 4",
            "rate", "rate > 3",
            "life", "life < 18",
            "reversible", "reversible",
            "numb-path", "numb-path 2");
    private static final Map<String, String> NAMES = Map.of(
            "service", "Service-ID",
            "class", "QoS-Class",
            "tclass", "TClass",
            "pkey", "P_Key",
            "sl", "SL",
            "mtu", "MTU",
            "rate", "rate",
            "life", "packet lifetime",
            "reversible", "reversible flag",
            "numb-path", "number of paths");

    @ParameterizedTest(name = "{0} sends {1}")
    @CsvSource(
            textBlock =
                    """
                    ipoib,    DGID SGID TCLASS NUMB_PATH PKEY
                    ipoib-freebsd, DGID SGID TCLASS NUMB_PATH PKEY MTU
                    cma-ipv4, SERVICE_ID DGID SGID REVERSIBLE NUMB_PATH PKEY QOS_CLASS
                    cma-ipv6, SERVICE_ID DGID SGID TCLASS REVERSIBLE NUMB_PATH PKEY
                    cma-ib,   SERVICE_ID DGID SGID TCLASS REVERSIBLE NUMB_PATH PKEY
                    srp,      SERVICE_ID DGID SGID NUMB_PATH PKEY
                    srp-cma-ipv4, SERVICE_ID DGID SGID REVERSIBLE NUMB_PATH PKEY QOS_CLASS
                    srp-cma-ipv6, SERVICE_ID DGID SGID TCLASS REVERSIBLE NUMB_PATH PKEY
                    sdp,      SERVICE_ID DGID SGID REVERSIBLE NUMB_PATH PKEY QOS_CLASS
                    rds,      SERVICE_ID DGID SGID REVERSIBLE NUMB_PATH PKEY QOS_CLASS
                    rds-ipv6, SERVICE_ID DGID SGID TCLASS REVERSIBLE NUMB_PATH PKEY
                    iser,     SERVICE_ID DGID SGID REVERSIBLE NUMB_PATH PKEY QOS_CLASS
                    ibacm,    DGID SGID TCLASS PKEY
                    mpi,      DLID SLID
                    """)
    void aClientSendsTheFieldsOfItsImplementation(String keyword, String fields) throws Exception {
        Client client = Client.named(keyword).orElseThrow();
        Set<PathComponent> sent = Arrays.stream(fields.split(" "))
                .map(PathComponent::valueOf)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(PathComponent.class)));
        assertEquals(
                sent,
                Arrays.stream(PathComponent.values()).filter(client::carries).collect(Collectors.toSet()));
        long mask = sent.stream().mapToLong(PathComponent::mask).sum();
        String service = client.carries(PathComponent.SERVICE_ID) ? "service 7 " : "";
        String tclass = client.leavesOutZeros() ? "tclass 4 " : "";
        assertEquals(mask, query(service + tclass + "client " + keyword).componentMask());
    }

    /** Every other part is refused with a message that names it. */
    @ParameterizedTest(name = "{0} takes {1}")
    @CsvSource(
            textBlock =
                    """
                    ipoib,    tclass pkey
                    ipoib-freebsd, tclass pkey
                    cma-ipv4, service class pkey
                    cma-ipv6, service tclass pkey
                    cma-ib,   service tclass pkey
                    srp,      service pkey
                    srp-cma-ipv4, service class pkey
                    srp-cma-ipv6, service tclass pkey
                    sdp,      service class pkey
                    rds,      service class pkey
                    rds-ipv6, service tclass pkey
                    iser,     service class pkey
                    ibacm,    tclass pkey
                    mpi,      ''
                    """)
    void aRequestMaySetTheFieldsThatTheClientTakes(String keyword, String taken) throws Exception {
        List<String> parts = List.of(taken.split(" "));
        String service = parts.contains("service") ? "service 7 " : "";
        for (String part : PARTS.keySet()) {
            String request = (part.equals("service") ? "" : service) + PARTS.get(part) + " client " + keyword;
            if (parts.contains(part)) {
                query(request);
            } else {
                String message = "the client " + keyword + " does not let a request set the " + NAMES.get(part)
                        + "; omit it, or omit the client";
                assertEquals(
                        message,
                        assertThrows(RequestSyntaxException.class, () -> query(request), request)
                                .getMessage());
            }
        }
    }

    @ParameterizedTest(name = "{0} with {1}: {2}")
    @CsvSource({
        "ipoib, pkey 0x10, 0x8010",
        "ipoib, pkey 0x8010, 0x8010",
        "ipoib, , 0xffff",
        "cma-ipv4, service 1 pkey 0x10, 0x8010",
        "cma-ipv6, service 1 pkey 0, 0x8000",
        "srp, service 1 pkey 0x10, 0x0010",
        "srp, service 1 pkey 0x8010, 0x8010",
        "srp, service 1, 0xffff",
        "srp-cma-ipv4, service 1 pkey 0x10, 0x8010",
        "cma-ib, service 1 pkey 0x10, 0x0010",
        "ibacm, pkey 0x10, 0x0010",
        "ibacm, , 0xffff",
        "rds, , 0xffff"
    })
    void onlyClientsThatAreGivenAPkeyAskAsALimitedMember(String keyword, String parts, String pkey) throws Exception {
        String more = parts == null ? "" : parts + " ";
        assertEquals(
                Integer.decode(pkey), query(more + "client " + keyword).values().pkey());
    }

    @ParameterizedTest
    @EnumSource
    void aClientThatSendsThemAsksForOneReversiblePath(Client client) throws Exception {
        String service = client.carries(PathComponent.SERVICE_ID) ? "service 7 " : "";
        PathRecord values = query(service + "client " + client.keyword()).values();
        assertEquals(client.carries(PathComponent.REVERSIBLE), values.reversible());
        assertEquals(client.carries(PathComponent.NUMB_PATH) ? 1 : 0, values.numbPath());
        assertEquals(client.carries(PathComponent.SERVICE_ID) ? 7 : 0, values.serviceId());
        assertEquals(0, values.tclass());
        assertEquals(0, values.qosClass());
    }

    @ParameterizedTest
    @CsvSource({"IPOIB", "cma_ipv4", "cma", "''", "' srp'"})
    void otherNamesAreNotClients(String keyword) {
        assertEquals(Optional.empty(), Client.named(keyword));
    }

    @Test
    void everyClientIsFoundByItsKeyword() {
        for (Client client : Client.values()) {
            assertEquals(Optional.of(client), Client.named(client.keyword()));
        }
    }

    private static org.qos.runtime.path.PathQuery query(String rest) throws RequestSyntaxException {
        return RequestParser.parse("from 0xa1 to 0xb1 " + rest).toQuery(SmallFabric.FABRIC, Partitions.WITHOUT_FILE);
    }
}
