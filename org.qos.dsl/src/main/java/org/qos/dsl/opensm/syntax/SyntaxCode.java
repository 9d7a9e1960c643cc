package org.qos.dsl.opensm.syntax;

import java.util.Locale;

/** The kinds of syntax errors. OpenSM refuses a file for each of them (ERR AC05, then AC03). */
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
    /** A word that is no keyword where only keywords can stand. */
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
    /** A word that is no node type where only node types can stand. */
    UNKNOWN_NODE_TYPE,
    /** An unquoted name that holds a keyword. */
    KEYWORD_IN_NAME,
    /** An entry in a line that is read as text. */
    ENTRY_IN_TEXT,
    /** A list of names that goes on in the next line and breaks there. */
    BROKEN_LIST,
    /** So many errors that the file will hardly be a policy. */
    TOO_MANY_ERRORS,
    /** Anything else that does not belong where it stands. */
    UNEXPECTED_TEXT;

    /** The kebab-case name by which findings refer to it. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
