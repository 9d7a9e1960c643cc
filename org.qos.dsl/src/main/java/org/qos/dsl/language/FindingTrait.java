package org.qos.dsl.language;

/** What tools have to know about all findings with one code, in addition to its severity. */
public enum FindingTrait {
    /** OpenSM notices it only at the end of the file (osm_qos_policy.c:osm_qos_policy_validate). */
    FOUND_AT_END,
    /** OpenSM notices it at the end of the block that it is reported at the begin of (osm_qos_parser_y.y:__parser_..._end). */
    FOUND_AT_BLOCK_END,
    /** OpenSM notices it when it has read the whole list that the value is in (osm_qos_parser_y.y:list_of_ranges, string_list). */
    FOUND_AT_LIST_END,
    /** No comment suppresses it, because it is about such comments. */
    NOT_SUPPRESSIBLE,
    /**
     * The rule takes long in a large policy and decides nothing about it, so that it does not run in a project that turns it
     * off.
     */
    COSTLY,
    /** Correct policies have such findings, too, so that it is reported only where a project or an editor turns it on. */
    OFF_BY_DEFAULT,
    /** Its warnings count as errors where a fabric proves them; such an error stops no command, and comments suppress it. */
    ERROR_WHERE_PROVED,
    /** Its cause is plain whatever is wrong next to it, so that its fix stays certain there. */
    INDEPENDENT_CAUSE,
    /** Its fix writes the canonical form of what is read with the same meaning anyway. */
    CANONICAL_FORM,
    /** It is about text without effect, which editors fade (LSP: {@code DiagnosticTag.Unnecessary}). */
    UNNECESSARY,
    /** It is about one value, for which editors suggest similar ones that are valid. */
    SIMILAR_VALUES,
    /** It is about the keyword that its range begins with, for which editors suggest similar ones that are valid. */
    SIMILAR_KEYWORDS,
    /** The syntax error concerns one value or entry: the blocks of the policy are as written, and the other ones certain. */
    WITHIN_A_BLOCK
}
