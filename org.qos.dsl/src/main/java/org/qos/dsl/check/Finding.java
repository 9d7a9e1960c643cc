package org.qos.dsl.check;

import java.util.Optional;

/**
 * A mistake at a place of a file, as users see it. Lines and columns count from 1, columns in UTF-16 units; the end is
 * the place behind the last character.
 *
 * @param code the code of the rule, or of a syntax error
 * @param severity how bad it is
 * @param message what is wrong and what to do
 * @param line the line where it begins
 * @param column the column where it begins
 * @param endLine the line where it ends
 * @param endColumn the column behind its end
 * @param opensm what OpenSM does because of it, where that is more than going on
 */
public record Finding(
        String code,
        Severity severity,
        String message,
        int line,
        int column,
        int endLine,
        int endColumn,
        Optional<Verdict> opensm) {}
