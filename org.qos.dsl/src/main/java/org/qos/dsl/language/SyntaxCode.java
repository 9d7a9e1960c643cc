package org.qos.dsl.language;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The kinds of errors that no rule finds and no setting changes: text that cannot be read, names that refer to nothing, files
 * that are not read. Each has a page {@code docs/rules/CODE.md}.
 */
public enum SyntaxCode implements FindingCode {
    ATTRIBUTE(Section.RFC, "a tag has an attribute; elements have none", FindingTrait.WITHIN_A_BLOCK),
    BROKEN_LIST(Section.OPENSM, "a list of names goes on in the next line, where OpenSM reads numbers again"),
    BYTE_ORDER_MARK(Section.OPENSM, "the file begins with a byte order mark", FindingTrait.INDEPENDENT_CAUSE),
    CLOSING_TAG_FOR_OPENING_TAG(Section.RFC, "a closing tag is where an element begins"),
    COMMENT_OPENER(
            Section.RFC,
            "a comment does not begin with `<!--`, often because a program replaced two hyphens by a dash"),
    CONFLICT_MARKER(Section.FILES, "a merge left both versions of some lines in the file"),
    CONTENT_AFTER_POLICY(Section.RFC, "something other than a comment follows `</qos-policy>`"),
    CR_LINE_END(Section.OPENSM, "lines end with CR LF; expected LF only", FindingTrait.INDEPENDENT_CAUSE),
    DECLARATION(Section.RFC, "the file has a declaration such as `<!DOCTYPE ...>`"),
    EMPTY_SECTION(Section.OPENSM, "a section that needs an entry is empty, such as `port-groups`"),
    EMPTY_VALUE(Section.RFC, "a comma has no value before or after it", FindingTrait.WITHIN_A_BLOCK),
    END_WITHOUT_START(Section.OPENSM, "an `end-` keyword closes nothing"),
    ENTRY_IN_TEXT(Section.OPENSM, "a line that is read as text contains an entry"),
    INCOMPLETE_TAG(Section.RFC, "a tag has no `>` or no name"),
    INTERNAL_ERROR(Section.FILES, "a rule failed, which is a defect of this program; commands end with exit code 3"),
    INVALID_SETTING(
            Section.FILES,
            "`qos.yaml`, an intent or a description of traffic is not YAML, or has a key, rule or value that it cannot have; it"
                    + " is not used. An intent has requirements that contradict each other; there is no design for it"),
    KEYWORD_CASE(
            Section.OPENSM,
            "a keyword is not in lower case",
            FindingTrait.SIMILAR_KEYWORDS,
            FindingTrait.INDEPENDENT_CAUSE),
    KEYWORD_IN_NAME(Section.OPENSM, "a name contains a keyword; expected quotes around it"),
    LEADING_ZERO(
            Section.RFC,
            "a number begins with 0, which OpenSM would read as octal",
            FindingTrait.CANONICAL_FORM,
            FindingTrait.WITHIN_A_BLOCK),
    MALFORMED_VALUE(
            Section.RFC,
            "a value does not have the form that its element needs, such as a range or VL:weight pairs",
            FindingTrait.WITHIN_A_BLOCK),
    MISMATCHED_TAG(Section.RFC, "a closing tag differs from its opening tag"),
    MISPLACED_KEYWORD(Section.OPENSM, "a keyword belongs to another kind of block"),
    MISSING_COLON(Section.OPENSM, "a colon is missing after a keyword or before an SL"),
    MISSING_END(Section.OPENSM, "a block or section is not closed"),
    MISSING_OPENING_TAG(Section.RFC, "an opening tag is missing before this tag or value"),
    MISSING_POLICY(Section.RFC, "the file has no `<qos-policy>`"),
    MISSING_VALUE(
            Map.of(
                    Section.RFC, "an element that needs a value is empty",
                    Section.OPENSM, "nothing follows a keyword, comma, dash or colon"),
            FindingTrait.WITHIN_A_BLOCK),
    NOT_A_NUMBER(
            Map.of(
                    Section.RFC, "text where a number is expected",
                    Section.OPENSM, "text where a number is expected"),
            FindingTrait.SIMILAR_VALUES,
            FindingTrait.WITHIN_A_BLOCK),
    NUMBER_TOO_LARGE(Section.RFC, "a number does not fit into 64 bits", FindingTrait.WITHIN_A_BLOCK),
    OPENING_TAG_FOR_CLOSING_TAG(Section.RFC, "an opening tag is where the element has to be closed"),
    OUTSIDE_SECTION(Section.OPENSM, "a block is outside the section that it belongs to"),
    QUOTED_LINES(Section.FILES, "each line begins with the `>` of a quotation in a mail, or with its number"),
    REPEATED_OPENING_TAG(Section.RFC, "a tag is opened twice and closed once"),
    SELF_CLOSING_TAG(Section.RFC, "an element has the form `<name/>`, without a value", FindingTrait.WITHIN_A_BLOCK),
    STRAY_CLOSING_TAG(Section.RFC, "a closing tag closes nothing"),
    TEXT_AFTER_COMMENT(Section.RFC, "a comment splits a value"),
    TEXT_OUTSIDE_ELEMENT(Section.RFC, "there is text between elements"),
    TEXT_TOO_LONG(
            Section.FILES,
            "the file has more than 25 165 824 characters or 1 500 000 tokens and is not read: "
                    + "commands end with exit code 3, editors report this error only"),
    TOO_MANY_ERRORS(Map.of(
            Section.RFC, "the file has so many errors that it is probably not a policy; the rest is not read",
            Section.OPENSM,
                    "the file has so many errors that it is probably not a policy; further ones are not reported")),
    UNCLOSED_COMMENT(Section.RFC, "a comment has no `-->`"),
    UNCLOSED_ELEMENT(Section.RFC, "an element has no closing tag"),
    UNCLOSED_PROLOG(Section.RFC, "the prolog has no `?>`"),
    UNESCAPED_CHARACTER(
            Section.RFC, "free text contains `<` or `&`; expected `&lt;` or `&amp;`", FindingTrait.WITHIN_A_BLOCK),
    UNEXPECTED_TEXT(Section.OPENSM, "text is not allowed here", FindingTrait.SIMILAR_KEYWORDS),
    UNKNOWN_ELEMENT(Section.RFC, "there is no such element, or it is not allowed here", FindingTrait.WITHIN_A_BLOCK),
    UNKNOWN_GROUP(
            Section.NAMES,
            "no port group has that name: an error in a match rule (`ERR AC12` and `ERR AC13` "
                    + "of OpenSM), a warning in a scope in OpenSM syntax",
            FindingTrait.SIMILAR_VALUES,
            FindingTrait.FOUND_AT_END,
            FindingTrait.WITHIN_A_BLOCK),
    UNKNOWN_KEYWORD(
            Section.OPENSM, "text that is not a keyword where a keyword is expected", FindingTrait.SIMILAR_KEYWORDS),
    UNKNOWN_LEVEL(
            Section.NAMES,
            "no level has that name or serial number (`ERR AC11` of OpenSM)",
            FindingTrait.SIMILAR_VALUES,
            FindingTrait.FOUND_AT_END,
            FindingTrait.WITHIN_A_BLOCK),
    UNKNOWN_NODE_TYPE(
            Section.OPENSM, "not a node type; expected CA, SWITCH, ROUTER, SELF or ALL", FindingTrait.SIMILAR_VALUES),
    UNTERMINATED_COMMENT(Section.OPENSM, "a comment in the last line has no line end", FindingTrait.INDEPENDENT_CAUSE),
    UNUSABLE_FILE(
            Section.FILES, "a file that `qos.yaml` names is missing, cannot be read or has errors; it is not used"),
    WRONG_LANGUAGE(Section.FILES, "a policy is written in another language than it is read as");

    /** The part of the page about syntax errors that a code is in. */
    public enum Section {
        RFC("RFC syntax"),
        OPENSM("OpenSM syntax"),
        NAMES("Names"),
        FILES("Files");

        private final String title;

        Section(String title) {
            this.title = title;
        }

        /** Its heading. */
        public String title() {
            return title;
        }
    }

    private static final Map<String, SyntaxCode> BY_CODE =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(SyntaxCode::code, Function.identity()));

    private final String code;
    private final Map<Section, String> summaries;
    private final Set<FindingTrait> traits;

    SyntaxCode(Section section, String summary, FindingTrait... traits) {
        this(Map.of(section, summary), traits);
    }

    SyntaxCode(Map<Section, String> summaries, FindingTrait... traits) {
        this.code = name().toLowerCase(Locale.ROOT).replace('_', '-');
        this.summaries = Collections.unmodifiableMap(new EnumMap<>(summaries));
        this.traits = Set.copyOf(Arrays.asList(traits));
    }

    /** The code with that name. */
    public static Optional<SyntaxCode> byCode(String code) {
        return Optional.ofNullable(BY_CODE.get(code));
    }

    @Override
    public String code() {
        return code;
    }

    /** What is wrong, in one line of Markdown without a full stop, in each section that it belongs to. */
    public Map<Section, String> summaries() {
        return summaries;
    }

    @Override
    public Set<FindingTrait> traits() {
        return traits;
    }

    @Override
    public boolean isSuppressible() {
        return false;
    }

    /** The code. */
    @Override
    public String toString() {
        return code;
    }
}
