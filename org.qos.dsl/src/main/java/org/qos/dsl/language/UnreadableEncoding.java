package org.qos.dsl.language;

import java.io.IOException;
import java.util.Optional;
import org.qos.fabric.file.ForeignBytes;

/** A file in a form that neither OpenSM nor this program reads, such as another encoding, although its text may be right. */
public final class UnreadableEncoding extends IOException {

    private static final long serialVersionUID = 1L;

    private UnreadableEncoding(ForeignBytes bytes) {
        super("it is " + bytes.form() + ", which neither qos nor OpenSM reads as text; convert it with '"
                + bytes.command() + "'");
    }

    /**
     * Checks the first bytes of a file.
     *
     * @throws UnreadableEncoding when they are compressed, UTF-16 or UTF-32
     */
    static void check(byte[] bytes) throws UnreadableEncoding {
        Optional<ForeignBytes> foreign = ForeignBytes.of(bytes);
        if (foreign.isPresent()) {
            throw new UnreadableEncoding(foreign.get());
        }
    }
}
