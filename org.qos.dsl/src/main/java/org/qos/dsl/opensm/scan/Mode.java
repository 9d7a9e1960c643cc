package org.qos.dsl.opensm.scan;

/** How the rest of a line is read once a keyword with a value was seen. The modes of one line add up. */
enum Mode {
    /** Numbers and punctuation are tokens. */
    NUMBERS,
    /** Everything but commas and keywords is text; blanks are dropped. */
    TEXT,
    /** Everything is text, blanks, commas and keywords too. */
    DESCRIPTION,
    /** The words for node types are tokens. */
    NODE_TYPES
}
