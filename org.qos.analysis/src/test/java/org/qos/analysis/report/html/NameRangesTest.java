package org.qos.analysis.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameRangesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cn1                         | cn1",
                "cn1,cn2,cn3                 | cn[1-3]",
                "cn01,cn02,cn04              | cn[01-02,04]",
                "cn9,cn10                    | cn9, cn10",
                "cn3,cn1                     | cn[1,3]",
                "cn1 HCA-1,cn2 HCA-1,gw      | cn[1-2] HCA-1, gw",
                "a1x,a1y                     | a1x, a1y",
                "n1,n1                       | n1",
                "n123456789012,n123456789013 | n123456789012, n123456789013",
            })
    void namesThatDifferInTheFirstNumberAreOne(String names, String expected) {
        assertEquals(expected, String.join(", ", NameRanges.of(List.of(names.split(",")))));
    }
}
