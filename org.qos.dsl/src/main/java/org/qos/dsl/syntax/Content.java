package org.qos.dsl.syntax;

/** What is between the opening and the closing tag of an element. */
public enum Content {
    /** Other elements only. */
    ELEMENTS("elements"),
    /** Free text; entities are decoded, {@code >} needs no escape. */
    TEXT("text"),
    /** Names with commas between them. */
    NAMES("names, separated by commas"),
    /** One number. */
    NUMBER("a number"),
    /** Numbers with commas between them. */
    NUMBERS("numbers, separated by commas"),
    /** Numbers and ranges {@code a-b} with commas between them. */
    RANGES("numbers or ranges a-b, separated by commas"),
    /** Numbers and ranges of ports, or {@code *} for all. */
    PORT_NUMBERS("port numbers or ranges a-b, separated by commas, or *"),
    /** Pairs {@code VL:weight} with commas between them. */
    WEIGHTS("pairs VL:weight, separated by commas");

    private final String expected;

    Content(String expected) {
        this.expected = expected;
    }

    /** What is expected, to be put into a message. */
    public String expected() {
        return expected;
    }

    /** Whether the element holds a value, not elements. */
    public boolean isValue() {
        return this != ELEMENTS;
    }
}
