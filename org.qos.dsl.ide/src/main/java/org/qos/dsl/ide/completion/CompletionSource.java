package org.qos.dsl.ide.completion;

import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * What a language proposes.
 *
 * @param at what can be written at an offset of a document
 * @param startsValue whether the text of a line before the cursor, which ends with a typed space, asks for a value
 */
public record CompletionSource(
        BiFunction<DocumentSnapshot, Integer, CompletionResult> at, Predicate<String> startsValue) {}
