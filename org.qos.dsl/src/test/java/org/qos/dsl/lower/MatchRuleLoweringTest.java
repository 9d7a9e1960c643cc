package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.qos.dsl.lower.testing.LoweredPolicy.hex;
import static org.qos.dsl.lower.testing.LoweredPolicy.levelsOfRules;
import static org.qos.dsl.lower.testing.LoweredPolicy.names;
import static org.qos.dsl.lower.testing.LoweredPolicy.openSm;
import static org.qos.dsl.lower.testing.LoweredPolicy.rfc;

import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.lower.testing.OpenSmSections;
import org.qos.dsl.lower.testing.RfcSections;
import org.qos.dsl.lower.testing.ShownValue;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;

/** What each criterion of a match rule compares, in both syntaxes, and which rules are left out. */
class MatchRuleLoweringTest {

    private static final long SEED = 99;

    private static final String OPENSM =
            OpenSmSections.groups("A", "B") + OpenSmSections.levels("name: DEFAULT/sl: 0", "name: Gold/sl: 1");

    private static final String RFC = RfcSections.groups("A", "B")
            + RfcSections.levels("<sn>0</sn><name>DEFAULT</name><sl>0</sl>", "<sn>1</sn><name>Gold</name><sl>1</sl>");

    private static Policy openSmRules(String... rules) {
        return openSm(OPENSM + OpenSmSections.rules(rules));
    }

    private static Policy rfcRules(String... rules) {
        return rfc(RFC + RfcSections.rules(rules));
    }

    private static String shown(MatchRule rule) {
        return new ShownValue()
                .with("from", names(rule.sources()))
                .with("to", names(rule.destinations()))
                .with("service", hex(rule.serviceIds()))
                .with("class", hex(rule.qosClasses()))
                .with("tclass", hex(rule.tclasses()))
                .with("pkey", hex(rule.pkeys()))
                .with("use", rule.use())
                .toString();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    ''                                  | ''
                    use: a, b: c                        | use=a, b: c
                    source: A                           | from=A
                    source: a                           | from=A
                    source: A, B                        | from=A,B
                    source: B/source: A                 | from=B,A
                    source: A, a, A                     | from=A
                    destination: B                      | to=B
                    source: A/destination: A,B          | from=A to=A,B
                    service-id: 0                       | service=0
                    service-id: 0x10-0x1f               | service=10-1f
                    service-id: 0x1f-0x10               | service=10-1f
                    service-id: 5,3,4                   | service=3-5
                    service-id: 1/service-id: 3         | service=1,3
                    service-id: 0-18446744073709551615  | service=0-ffffffffffffffff
                    service-id: 0x8000000000000000-1    | service=1-8000000000000000
                    qos-class: 4095                     | class=fff
                    qos-class: 5-1                      | class=1-5
                    qos-class: 0                        | class=0
                    pkey: 0x8001                        | pkey=1
                    pkey: 0x7fff,1                      | pkey=1,7fff
                    pkey: 0x10001                       | pkey=1
                    pkey: 1 service-id: 2 qos-class: 3  | service=2 class=3 pkey=1
                    """)
    void entriesOfTheOpenSmSyntax(String entries, String rule) {
        assertEquals(
                rule,
                shown(openSmRules(entries + "/qos-level-name: Gold").rules().get(0)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    ''                                           | ''
                    <use>a &lt; b</use>                          | use=a < b
                    <sn>7</sn>                                   | ''
                    <source>A</source>                           | from=A
                    <source> b , a </source>                     | from=B,A
                    <source>A</source><source>B</source>         | from=A,B
                    <destination>B</destination>                 | to=B
                    <source>A</source><destination>A</destination> | from=A to=A
                    <service>0x10-0x1f, 1</service>              | service=1,10-1f
                    <service-id>5</service-id>                   | service=5
                    <service>0-18446744073709551615</service>    | service=0-ffffffffffffffff
                    <qos-class>0,4095</qos-class>                | class=0,fff
                    <qos_class>1-5</qos_class>                   | class=1-5
                    <tclass>255,1-2</tclass>                     | tclass=1-2,ff
                    <pkey>0x8001,1</pkey>                        | pkey=1
                    <pkey>0x7fff-0x8001</pkey>                   | pkey=0-1,7fff
                    <service>1</service><service>3</service>     | service=1,3
                    """)
    void elementsOfTheRfcSyntax(String elements, String rule) {
        assertEquals(
                rule,
                shown(rfcRules(elements + "<qos-level-sn>1</qos-level-sn>")
                        .rules()
                        .get(0)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "service-id: 1",
                "qos-level-name: Silver",
                "source: C/qos-level-name: Gold",
                "destination: C/qos-level-name: Gold",
                "source: C, D/destination: A/qos-level-name: Gold"
            })
    void aRuleWithoutItsLevelOrWithoutAnyOfItsGroupsIsLeftOut(String rule) {
        Policy policy = openSmRules("qos-level-name: Gold", rule, "qos-level-name: DEFAULT");
        assertEquals(List.of("Gold", "DEFAULT"), levelsOfRules(policy));
    }

    @Test
    void aRuleThatHasOneOfItsGroupsStays() {
        assertEquals(
                "from=A",
                shown(openSmRules("source: C, A/qos-level-name: Gold").rules().get(0)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<qos-level-sn>1</qos-level-sn>",
                "<match_level>0x1</match_level>",
                "<match-level>1</match-level>"
            })
    void rfcRulesNameTheirLevelByNumber(String level) {
        Policy policy = rfcRules(level);
        assertSame(policy.levels().get(1), policy.rules().get(0).level());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "<qos-level-sn>2</qos-level-sn>", "<qos-level-sn>Gold</qos-level-sn>"})
    void rfcRulesWithoutALevelAreLeftOut(String level) {
        assertEquals(List.of(), rfcRules("<service>1</service>" + level).rules());
    }

    @Test
    void fileOrderCountsWhateverTheSerialNumbersAre() {
        Policy policy = rfcRules(
                "<sn>3</sn><service>1</service><qos-level-sn>1</qos-level-sn>",
                "<sn>1</sn><service>2</service><qos-level-sn>0</qos-level-sn>",
                "<sn>2</sn><service>3</service><qos-level-sn>1</qos-level-sn>");
        assertEquals(
                List.of("service=1", "service=2", "service=3"),
                policy.rules().stream().map(MatchRuleLoweringTest::shown).toList());
    }

    @Test
    void randomListsAreTheUnionOfTheirNumbers() {
        Random random = new Random(SEED);
        for (int round = 0; round < 40; round++) {
            BitSet expected = new BitSet();
            String list = IntStream.rangeClosed(0, random.nextInt(6))
                    .mapToObj(i -> {
                        int first = random.nextInt(40);
                        int last = first + random.nextInt(6);
                        expected.set(first, last + 1);
                        return first == last ? "" + first : first + "-" + last;
                    })
                    .collect(Collectors.joining(","));
            MatchRule written = openSmRules("service-id: " + list + "/qos-level-name: Gold")
                    .rules()
                    .get(0);
            MatchRule elements = rfcRules("<service>" + list + "</service><qos-level-sn>1</qos-level-sn>")
                    .rules()
                    .get(0);
            for (MatchRule rule : List.of(written, elements)) {
                BitSet read = IntStream.range(0, 64)
                        .filter(rule.serviceIds()::contains)
                        .collect(BitSet::new, BitSet::set, BitSet::or);
                assertEquals(expected, read, "seed " + SEED + ": " + list);
            }
        }
    }
}
