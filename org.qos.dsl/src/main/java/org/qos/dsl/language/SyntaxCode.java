package org.qos.dsl.language;

import java.util.Locale;

/** The kinds of syntax errors. OpenSM rejects a file of its syntax for each of them (ERR AC05, then AC03). */
public enum SyntaxCode {
    /** Lines that end with CR LF. */
    CR_LINE_END,
    /** A byte order mark at the start of the file. */
    BYTE_ORDER_MARK,
    /** A comment in the last line without a line end. */
    UNTERMINATED_COMMENT,
    /** A keyword that is not in lower case. */
    KEYWORD_CASE,
    /** A keyword without its colon. */
    MISSING_COLON,
    /** Text that is not a keyword where a keyword is expected. */
    UNKNOWN_KEYWORD,
    /** A keyword of another kind of block. */
    MISPLACED_KEYWORD,
    /** A block outside the section that it belongs to. */
    OUTSIDE_SECTION,
    /** A block or section that is not closed. */
    MISSING_END,
    /** An end that closes nothing. */
    END_WITHOUT_START,
    /** A section that must not be empty. */
    EMPTY_SECTION,
    /** A keyword, comma, dash or colon that nothing follows. */
    MISSING_VALUE,
    /** Text where only a number can stand. */
    NOT_A_NUMBER,
    /** Text that is not a node type where a node type is expected. */
    UNKNOWN_NODE_TYPE,
    /** An unquoted name that holds a keyword. */
    KEYWORD_IN_NAME,
    /** An entry in a line that is read as text. */
    ENTRY_IN_TEXT,
    /** A list of names that goes on in the next line and breaks there. */
    BROKEN_LIST,
    /** So many errors that the file will hardly be a policy. */
    TOO_MANY_ERRORS,
    /** A tag with an attribute. */
    ATTRIBUTE,
    /** A closing tag where an element begins. */
    CLOSING_TAG_FOR_OPENING_TAG,
    /** A comment that does not begin with {@code <!--}. */
    COMMENT_OPENER,
    /** Something other than a comment after the policy. */
    CONTENT_AFTER_POLICY,
    /** A declaration such as {@code <!DOCTYPE ...>}. */
    DECLARATION,
    /** A comma without a value before or after it. */
    EMPTY_VALUE,
    /** A tag without {@code >} or without a name. */
    INCOMPLETE_TAG,
    /** A number that begins with 0. */
    LEADING_ZERO,
    /** A value that does not have the form that its element needs. */
    MALFORMED_VALUE,
    /** A closing tag that differs from its opening tag. */
    MISMATCHED_TAG,
    /** A tag or value without the opening tag that it needs. */
    MISSING_OPENING_TAG,
    /** A file without a policy. */
    MISSING_POLICY,
    /** A number that does not fit into 64 bits. */
    NUMBER_TOO_LARGE,
    /** An opening tag where the element has to be closed. */
    OPENING_TAG_FOR_CLOSING_TAG,
    /** A tag that is opened twice and closed once. */
    REPEATED_OPENING_TAG,
    /** An element of the form {@code <name/>}. */
    SELF_CLOSING_TAG,
    /** A closing tag that closes nothing. */
    STRAY_CLOSING_TAG,
    /** A comment that splits a value. */
    TEXT_AFTER_COMMENT,
    /** Text between elements. */
    TEXT_OUTSIDE_ELEMENT,
    /** A comment that is not closed. */
    UNCLOSED_COMMENT,
    /** An element that is not closed. */
    UNCLOSED_ELEMENT,
    /** A prolog that is not closed. */
    UNCLOSED_PROLOG,
    /** {@code <} or {@code &} in free text. */
    UNESCAPED_CHARACTER,
    /** An element that does not exist, or not here. */
    UNKNOWN_ELEMENT,
    /** Anything else that does not belong where it stands. */
    UNEXPECTED_TEXT;

    /** The kebab-case name by which findings refer to it. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
