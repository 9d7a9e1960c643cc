package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.conformance.RuleAnswer;
import org.qos.cli.conformance.RuleAnswers;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.fabric.conformance.SaComparison;
import org.qos.fabric.mad.PathRecordResponse;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Profile;
import org.qos.runtime.path.resolve.Resolution;

/** The paths that a program of others gets from OpenSM are those that the resolver expects. */
@RequiresOpenSm
class SaqueryIT {

    private static final int QUERIES = 60;

    /** The two bits of a selector: exactly. */
    private static final int EXACTLY = 0x80;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {20_261_122, 4, 5})
    void pathsOfSaqueryAreTheExpectedOnes(long seed) {
        Set<String> sls = new TreeSet<>();
        new RandomSite(seed, 0, false).run((subnet, routed, bound, matcher) -> {
            PathResolver resolver = new PathResolver(routed, matcher, Profile.OPENSM);
            Saquery saquery = new Saquery(subnet);
            int requester = routed.fabric()
                    .endpointIndex(routed.fabric().smPort().orElseThrow().guid());
            RandomQueries queries = new RandomQueries(
                    bound, routed.fabric().endpoints().stream().map(Port::guid).toList(), seed);
            for (int i = 0; i < QUERIES; i++) {
                PathQuery query = queries.next();
                Optional<Map<String, String>> expected = fields(resolver.resolve(query, requester));
                assertEquals(expected, saquery.path(query), () -> "seed " + seed + ", " + query);
                expected.ifPresent(path -> sls.add(path.get("sl")));
            }
        });
        assertTrue(sls.size() > 1, () -> "paths of SLs " + sls);
    }

    /** {@code qos verify --sa} sends a request for each rule and one for the default level. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {20_261_126, 4, 5})
    void whatVerifyIsAnsweredIsWhatSaqueryPrints(long seed) {
        List<PathQuery> sent = new ArrayList<>();
        new RandomSite(seed, 0, false).run((subnet, routed, bound, matcher) -> {
            int requester = routed.fabric()
                    .endpointIndex(routed.fabric().smPort().orElseThrow().guid());
            SaComparison comparison =
                    new SaComparison(new PathResolver(routed, matcher, Profile.OPENSM), subnet.sa(), requester);
            Saquery saquery = new Saquery(subnet);
            for (RuleAnswer answer : new RuleAnswers(bound, comparison).all()) {
                answer.compared().ifPresent(compared -> {
                    assertEquals(
                            fields(compared.answer()),
                            saquery.path(compared.query()),
                            () -> "seed " + seed + ", " + compared.query());
                    sent.add(compared.query());
                });
            }
        });
        assertTrue(sent.size() > 1, () -> "requests " + sent);
    }

    private static Optional<Map<String, String>> fields(PathRecordResponse answer) {
        return answer instanceof PathRecordResponse.Found found ? Optional.of(fields(found.path())) : Optional.empty();
    }

    private static Optional<Map<String, String>> fields(Resolution expected) {
        return expected instanceof Resolution.Path path ? Optional.of(fields(path.path())) : Optional.empty();
    }

    private static Map<String, String> fields(PathRecord path) {
        Map<String, String> fields = new TreeMap<>();
        fields.put("service_id", String.format("0x%016X", path.serviceId()));
        fields.put("dgid", path.dgid().toString());
        fields.put("sgid", path.sgid().toString());
        fields.put("dlid", String.valueOf(path.dlid()));
        fields.put("slid", String.valueOf(path.slid()));
        fields.put("tclass", hex(path.tclass()));
        fields.put("num_path_revers", hex((path.reversible() ? 0x80 : 0) | path.numbPath()));
        fields.put("pkey", hex(path.pkey()));
        fields.put("qos_class", hex(path.qosClass()));
        fields.put("sl", hex(path.sl()));
        fields.put("mtu", hex(EXACTLY | path.mtu().value()));
        fields.put("rate", hex(EXACTLY | path.rate().value()));
        fields.put("pkt_life", hex(EXACTLY | path.packetLife().value()));
        fields.put("preference", hex(path.preference()));
        fields.put("hop_flow_raw", hex(0));
        fields.put("resv2", "0x000000000000");
        return fields;
    }

    private static String hex(int value) {
        return String.format("0x%X", value);
    }
}
