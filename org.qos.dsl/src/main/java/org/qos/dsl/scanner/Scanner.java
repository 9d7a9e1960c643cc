package org.qos.dsl.scanner;

import java.util.List;

/** Cuts a text into tokens. */
@FunctionalInterface
public interface Scanner {

    /** The tokens of a text in order; they cover it without a gap. */
    List<ScannedToken> scan(String text);
}
