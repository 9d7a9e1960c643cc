package org.qos.cli.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AnswerCountsTest {

    @Test
    void whereEveryRuleIsComparedNothingElseIsSaid() {
        assertEquals(
                "SA: 3 requests, one for each rule and for the default level; 3 answered as the policy says",
                new AnswerCounts(3, 3, 3, 0).text());
        assertEquals(
                "SA: 3 requests, one for each rule and for the default level; 2 answered as the policy says, 1 differently",
                new AnswerCounts(3, 3, 2, 1).text());
    }

    @Test
    void rulesThatWereNotComparedAreCounted() {
        assertEquals(
                "SA: 4 requests for the default level and 4 rules; 4 answered as the policy says; 1 not compared",
                new AnswerCounts(5, 4, 4, 0).text());
        assertEquals(
                "SA: 3 requests, one for each rule and for the default level; 2 answered as the policy says; 1 not"
                        + " compared",
                new AnswerCounts(3, 3, 2, 0).text());
    }

    @Test
    void aRuleWithoutARequestIsNotCompared() {
        AnswerCounts counts = AnswerCounts.of(List.of(new RuleAnswer(1, Optional.empty())));
        assertEquals(1, counts.notCompared());
        ObjectNode json = new ObjectMapper().createObjectNode();
        counts.addTo(json);
        assertEquals("{\"rules\":1,\"requests\":0,\"same\":0,\"different\":0,\"notCompared\":1}", json.toString());
    }
}
