package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

class UnreadDefinitionsTest {

    /** A name that is not defined at the end of a line, and a part that cannot be read. */
    private static final String POLICY =
            """
            qos-setup
                vlarb-tables
                    vlarb-scope
                        across: a~
                        vlarb-high: 0:64
                    end-vlarb-scope
                end-vlarb-tables
            end-qos-se<tup
            """;

    @ParameterizedTest
    @ValueSource(strings = {"", "\r", " \r"})
    void lineEndsDoNotMatter(String end) {
        assertEquals(codes(POLICY.replace("~", "")), codes(POLICY.replace("~", end)));
    }

    private static List<String> codes(String text) {
        return Checker.check(new ProjectFiles().load("policy", text, new OpenSmLanguage())).findings().stream()
                .map(Finding::code)
                .toList();
    }
}
