package org.qos.dsl.rfc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.Finding;

/** One mistake in a good policy is one error, near its place, and the rest of the policy keeps its meaning. */
@Timeout(120)
class OneMistakeTest {
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
    void theGoodPolicyHasNone() {
        PolicyText parsed = PolicyText.of(GOOD);
        assertEquals(List.of(), parsed.findings());
        assertEquals(SIZES, parsed.sizes());
        assertTrue(parsed.isKept());
    }
}
