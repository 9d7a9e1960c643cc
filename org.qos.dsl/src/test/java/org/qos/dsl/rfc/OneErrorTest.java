package org.qos.dsl.rfc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.Finding;

/** One typo in a good policy is one error, near its place, and the rest of the policy keeps its meaning. */
class OneErrorTest {
    private static final Pattern TAG = Pattern.compile("</?[a-z0-9-]+>");
    private static final String GOOD = PolicyText.complete();
    private static final List<Integer> SIZES = List.of(3, 3, 2, 2);

    /** A way to spoil a tag. */
    private enum Spoiling {
        DELETED {
            @Override
            String spoil(String tag) {
                return "";
            }
        },
        SLASH_FLIPPED {
            @Override
            String spoil(String tag) {
                return tag.startsWith("</") ? "<" + tag.substring(2) : "</" + tag.substring(1);
            }
        },
        LAST_LETTER_CHANGED {
            @Override
            String spoil(String tag) {
                return tag.substring(0, tag.length() - 2) + "x>";
            }
        },
        DOUBLED {
            @Override
            String spoil(String tag) {
                return tag + tag;
            }
        },
        END_MISSING {
            @Override
            String spoil(String tag) {
                return tag.substring(0, tag.length() - 1) + " ";
            }
        };

        abstract String spoil(String tag);
    }

    private record Case(Spoiling spoiling, MatchResult tag) {
        String text() {
            return GOOD.substring(0, tag.start()) + spoiling.spoil(tag.group()) + GOOD.substring(tag.end());
        }

        int line() {
            return (int) GOOD.substring(0, tag.start())
                            .chars()
                            .filter(c -> c == '\n')
                            .count()
                    + 1;
        }

        @Override
        public String toString() {
            return tag.group() + " in line " + line() + " " + spoiling;
        }
    }

    static Stream<Spoiling> spoilings() {
        return Stream.of(Spoiling.values());
    }

    @ParameterizedTest
    @MethodSource("spoilings")
    void oneSpoiltTagIsOneError(Spoiling spoiling) {
        List<String> wrong = new ArrayList<>();
        TAG.matcher(GOOD).results().map(tag -> new Case(spoiling, tag)).forEach(spoilt -> check(spoilt, wrong));
        assertEquals(List.of(), wrong);
    }

    private static void check(Case spoilt, List<String> wrong) {
        PolicyText parsed = PolicyText.of(spoilt.text());
        List<Finding> errors = parsed.errors();
        if (errors.size() != 1 || !parsed.sizes().equals(SIZES) || !parsed.isKept()) {
            wrong.add(spoilt + ": " + errors + " " + parsed.sizes());
        }
    }

    @Test
    void aPolicyThatIsClosedTooEarlyOrTwiceIsNamedAsSuch() {
        String end = "</qos-policy>";
        assertEquals(
                List.of("the policy ends here, but another </qos-policy> follows; remove one of them"),
                messages(GOOD.replace(end, end + "\n" + end)));
        assertEquals(
                List.of("the policy goes on after this </qos-policy>; remove it, or what follows"),
                messages(GOOD.replaceFirst("<qos-levels>", end + "<qos-levels>")));
    }

    private static List<String> messages(String text) {
        return PolicyText.of(text).errors().stream().map(Finding::message).toList();
    }

    @Test
    void theGoodPolicyHasNone() {
        PolicyText parsed = PolicyText.of(GOOD);
        assertEquals(List.of(), parsed.findings());
        assertEquals(SIZES, parsed.sizes());
        assertTrue(parsed.isKept());
    }

    @Test
    void anEmptyFileHasNoPolicy() {
        assertEquals(List.of("1:1 missing-policy"), PolicyText.of("").errorPlaces());
        assertEquals(
                List.of("1:1 missing-policy"),
                PolicyText.of("<!-- nothing -->").errorPlaces().stream()
                        .map(place -> place.replaceFirst("1:\\d+", "1:1"))
                        .toList());
    }

    @Test
    void theBeginningOfATagIsOneErrorBesideTheElementsThatItLeavesOpen() {
        assertEquals(List.of("1:1 incomplete-tag"), PolicyText.of("<").errorPlaces());
        assertEquals(
                List.of("1:1 unclosed-element", "1:13 incomplete-tag"),
                PolicyText.of("<qos-policy><").errorPlaces());
        assertEquals(
                List.of("1:1 unclosed-element", "1:13 unclosed-element", "1:26 incomplete-tag"),
                PolicyText.of("<qos-policy><qos-levels> </qo").errorPlaces());
    }

    /** Text around «» and what is said about the text between. */
    static Stream<String> errorsInValues() {
        return Stream.of(
                "<sl>«three»</sl> not-a-number",
                "<sl>«-1»</sl> not-a-number",
                "<sl>«1,2»</sl> not-a-number",
                "<sl>«0x»</sl> not-a-number",
                "<sl>«010»</sl> leading-zero",
                "<sl>«18446744073709551616»</sl> number-too-large",
                "<sl>«0x10000000000000000»</sl> number-too-large",
                "«<sl>»</sl> missing-value",
                "«<sl>»  </sl> missing-value",
                "<pkey>1«,»</pkey> empty-value",
                "<pkey>«,»1</pkey> empty-value",
                "<pkey>1«,»,2</pkey> empty-value",
                "<pkey>1,«x»,2</pkey> malformed-value",
                "<pkey>«1-2-3»</pkey> malformed-value",
                "<pkey>1,«*»</pkey> malformed-value",
                "<use>«a & b»</use> unescaped-character",
                "<use>«a &unknown; b»</use> unescaped-character",
                "<use>«a < b»</use> unescaped-character",
                "<use>a<!-- cut -->«b»</use> text-after-comment",
                "«<use a=\"b\">»c</use> attribute",
                "«<use/>» self-closing-tag",
                "«stray» text-outside-element",
                "«<priority>»3</priority> unknown-element",
                "«<![CDATA[x]]>» declaration",
                "«<!-»x --> comment-opener",
                "«<!--» never closed\n<sn>9</sn> unclosed-comment",
                "«<SL>»1</SL> unknown-element");
    }

    @ParameterizedTest
    @MethodSource("errorsInValues")
    void oneBadValueIsOneErrorAtIt(String example) {
        String code = example.substring(example.lastIndexOf(' ') + 1);
        String entry = example.substring(0, example.lastIndexOf(' '));
        String text =
                "<qos-policy><qos-levels><qos-level>" + entry.replace("«", "").replace("»", "")
                        + "</qos-level><qos-level><sn>0</sn><sl>0</sl></qos-level></qos-levels></qos-policy>";
        PolicyText parsed = PolicyText.of(text);
        List<Finding> errors = parsed.errors();
        assertEquals(1, errors.size(), errors::toString);
        assertEquals(code, errors.get(0).code());
        assertEquals(entry.substring(entry.indexOf('«') + 1, entry.indexOf('»')), parsed.marked(errors.get(0)));
        assertEquals(List.of(0, 0, 2, 0), parsed.sizes());
    }
}
