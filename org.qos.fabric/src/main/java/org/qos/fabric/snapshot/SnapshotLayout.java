package org.qos.fabric.snapshot;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;

/** Begins a line with each element of the arrays of the root, so that programs that compare lines show what differs. */
final class SnapshotLayout extends MinimalPrettyPrinter {

    private static final long serialVersionUID = 1L;

    /** The depth of an array that is a member of the root. */
    private static final int LINES = 2;

    @Override
    public void beforeArrayValues(JsonGenerator json) throws IOException {
        breakLine(json);
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator json) throws IOException {
        super.writeArrayValueSeparator(json);
        breakLine(json);
    }

    private static void breakLine(JsonGenerator json) throws IOException {
        if (json.getOutputContext().getNestingDepth() == LINES) {
            json.writeRaw('\n');
        }
    }
}
