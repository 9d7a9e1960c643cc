package org.qos.fabric.snapshot;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.runtime.value.Guid;

/** Reads values of a JSON text that anyone may have written: what is of another type or out of range is reported and skipped. */
final class JsonObjectReader {

    /** The names of one object that are compared with each other, so that an endless object takes no more memory. */
    private static final int MAX_NAMES = 1 << 16;

    private final JsonParser json;
    private final SnapshotProblems problems = new SnapshotProblems();

    JsonObjectReader(JsonParser json) {
        this.json = json;
    }

    /** Takes the value of a member; has to read it to its end. */
    @FunctionalInterface
    interface Member {
        void read(String name) throws IOException;
    }

    /** Takes an element of an array; has to read it to its end. */
    @FunctionalInterface
    interface Element {
        void read() throws IOException;
    }

    SnapshotProblems problems() {
        return problems;
    }

    /** Reports text after the end of the current value, which is the whole document. */
    void requireEnd() throws IOException {
        boolean atEnd;
        try {
            atEnd = json.nextToken() == null;
        } catch (JsonProcessingException otherText) {
            atEnd = false;
        }
        if (!atEnd) {
            problems.warn(
                    json.currentLocation().getLineNr(),
                    "another text follows the end of the snapshot; it is left out. Were two files joined?");
        }
    }

    /** The line of the current token. */
    int line() {
        return Math.max(1, json.currentTokenLocation().getLineNr());
    }

    void warn(String message) {
        problems.warn(line(), message);
    }

    /**
     * Reads the members of the current value, of several with one name the first; returns false and skips it when it is not an
     * object.
     */
    boolean object(String what, Member member) throws IOException {
        if (json.currentToken() != JsonToken.START_OBJECT) {
            return skip(what, "an object");
        }
        Set<String> names = new HashSet<>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String name = json.currentName();
            json.nextToken();
            if (names.contains(name)) {
                warn("\"" + SnapshotProblems.shortened(name) + "\" is given twice in " + what
                        + "; the first one counts");
                json.skipChildren();
            } else {
                member.read(name);
            }
            if (names.size() < MAX_NAMES) {
                names.add(name);
            }
        }
        return true;
    }

    /** Reads the elements of the current value; returns false and skips it when it is not an array. */
    boolean array(String what, Element element) throws IOException {
        if (json.currentToken() != JsonToken.START_ARRAY) {
            return skip(what, "an array");
        }
        while (json.nextToken() != JsonToken.END_ARRAY) {
            element.read();
        }
        return true;
    }

    /** The current value as a whole number in a range. */
    OptionalInt number(String what, int min, int max) throws IOException {
        if (json.currentToken() == JsonToken.VALUE_NUMBER_INT
                && json.getNumberType() == JsonParser.NumberType.INT
                && json.getIntValue() >= min
                && json.getIntValue() <= max) {
            return OptionalInt.of(json.getIntValue());
        }
        skip(what, "a number from " + min + " to " + max);
        return OptionalInt.empty();
    }

    /** The current value as text. */
    Optional<String> text(String what) throws IOException {
        if (json.currentToken() == JsonToken.VALUE_STRING) {
            return Optional.of(json.getText());
        }
        skip(what, "a string");
        return Optional.empty();
    }

    /** The current value as a GUID, a string. */
    OptionalLong guid(String what) throws IOException {
        Optional<String> text = text(what);
        if (text.isEmpty()) {
            return OptionalLong.empty();
        }
        try {
            return OptionalLong.of(Guid.parse(text.get()));
        } catch (NumberFormatException notAGuid) {
            warn(what + " is not a GUID; expected 0x and up to 16 hexadecimal digits");
            return OptionalLong.empty();
        }
    }

    /** The current value as truth value. */
    Optional<Boolean> flag(String what) throws IOException {
        if (json.currentToken().isBoolean()) {
            return Optional.of(json.getBooleanValue());
        }
        skip(what, "true or false");
        return Optional.empty();
    }

    /** Skips the value of a member that this version does not know. */
    void unknown(String name) throws IOException {
        warn("\"" + SnapshotProblems.shortened(name) + "\" is not a member that this version reads; it is left out");
        json.skipChildren();
    }

    private boolean skip(String what, String expected) throws IOException {
        warn(what + " is not " + expected + "; it is left out");
        json.skipChildren();
        return false;
    }
}
