package org.qos.dsl.ide.completion;

import java.util.Optional;
import org.eclipse.lsp4j.CompletionItemKind;

/**
 * Something that can be written at the cursor.
 *
 * @param label what the list shows
 * @param text what is written
 * @param detail what it means, in a few words; empty when that is plain
 * @param kind what it is
 * @param snippet what is written instead by a client that knows tab stops ({@code $1})
 * @param documentation what there is to say about it in a sentence; empty when the detail says it all
 * @param found by what a client finds it as the author types on
 */
public record Proposal(
        String label,
        String text,
        String detail,
        CompletionItemKind kind,
        Optional<String> snippet,
        String documentation,
        String found) {

    /** A proposal that is found by its label, without a sentence about it. */
    Proposal(String label, String text, String detail, CompletionItemKind kind, Optional<String> snippet) {
        this(label, text, detail, kind, snippet, "", label);
    }

    /** A value with its meaning. */
    static Proposal value(String text, String detail) {
        return new Proposal(text, text, detail, CompletionItemKind.Value, Optional.empty());
    }

    /** A name with a description of what it refers to. */
    static Proposal name(String written, String detail) {
        return new Proposal(written, written, detail, CompletionItemKind.Reference, Optional.empty());
    }

    /** A keyword of the language. */
    static Proposal keyword(String text) {
        return new Proposal(text.strip(), text, "", CompletionItemKind.Keyword, Optional.empty());
    }

    /** The same with tab stops. */
    Proposal withSnippet(String tabStops) {
        return new Proposal(label, text, detail, kind, Optional.of(tabStops), documentation, found);
    }

    /** The same with its meaning. */
    Proposal withDetail(String meaning) {
        return new Proposal(label, text, meaning, kind, snippet, documentation, found);
    }

    /** The same with a sentence about it. */
    Proposal withDocumentation(String sentence) {
        return new Proposal(label, text, detail, kind, snippet, sentence, found);
    }

    /** The same, found by another text. */
    Proposal foundBy(String typed) {
        return new Proposal(label, text, detail, kind, snippet, documentation, typed);
    }

    /** The same for a place where the keyword is there already: without what goes with it. */
    Proposal alone() {
        return new Proposal(label, text.strip(), detail, kind, Optional.empty(), documentation, found);
    }
}
