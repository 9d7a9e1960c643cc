package org.qos.dsl.opensm.scan;

/** How the rest of a line is read once a keyword with a value was seen. The modes of one line add up. */
enum LineMode {
    /** Numbers and punctuation are tokens. */
    NUMBERS,
    /** Everything but commas and keywords is text; whitespace are dropped. */
    TEXT,
    /** Everything is text, whitespace, commas and keywords too. */
    DESCRIPTION,
    /** The keywords for node types are tokens. */
    NODE_TYPES
}
