package org.qos.dsl.policytest;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.qos.runtime.request.RequestKeyword;

/** The roles of the tokens of one request after the other. */
final class RequestRoles {

    private static final String FIRST = "RULE_FIRST";
    private static final String KEYWORD = "RULE_KEYWORD";
    private static final String VALUE = "RULE_VALUE";

    /** The end of a request, of which there is one each. */
    private static final Set<RequestKeyword> ENDS = EnumSet.of(RequestKeyword.FROM, RequestKeyword.TO);

    private final Set<RequestKeyword> seen = EnumSet.noneOf(RequestKeyword.class);
    private RequestKeyword.Value awaited = RequestKeyword.Value.NONE;
    private boolean groupName;

    /** The role of the keyword that begins a request. */
    String begin(String token) {
        seen.clear();
        groupName = false;
        keyword(RequestKeyword.of(token).orElseThrow());
        return FIRST;
    }

    /** Whether a value has to follow. */
    boolean awaitsValue() {
        return groupName || awaited != RequestKeyword.Value.NONE;
    }

    /** Whether a token begins the next request, because this one has that end. */
    boolean isRepeated(String token) {
        return !awaitsValue()
                && RequestKeyword.of(token)
                        .filter(ENDS::contains)
                        .filter(seen::contains)
                        .isPresent();
    }

    /** The role of the next token of the request. */
    String next(String token) {
        if (groupName) {
            groupName = false;
            return "RULE_GROUP";
        }
        return switch (awaited) {
            case NONE -> {
                Optional<RequestKeyword> keyword = RequestKeyword.of(token);
                keyword.ifPresent(this::keyword);
                yield KEYWORD;
            }
            case END -> {
                awaited = RequestKeyword.Value.NONE;
                groupName = token.equals(PolicyTestScanner.GROUP);
                yield groupName ? KEYWORD : VALUE;
            }
            case SELECTED -> {
                awaited = token.equals("largest") ? RequestKeyword.Value.NONE : RequestKeyword.Value.NUMBER;
                yield VALUE;
            }
            case SERVICE, NUMBER, CLIENT -> {
                awaited = RequestKeyword.Value.NONE;
                yield VALUE;
            }
        };
    }

    private void keyword(RequestKeyword keyword) {
        seen.add(keyword);
        awaited = keyword.value();
    }
}
