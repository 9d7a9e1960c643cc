package org.qos.dsl.check;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The pages of the manual about the codes of findings, {@code docs/rules/CODE.md}, which the build packages. */
public final class FindingPages {

    private FindingPages() {}

    /** The page about the code of a rule or of a syntax error, in Markdown; empty for any other code. */
    public static Optional<String> of(String code) {
        return FindingCodes.byCode(code).map(known -> page(known.code()));
    }

    /** The page about all syntax errors, in Markdown. */
    public static String ofSyntaxErrors() {
        return page("syntax");
    }

    private static String page(String name) {
        try (InputStream in = FindingPages.class.getResourceAsStream("pages/" + name + ".md")) {
            if (in == null) {
                throw new IllegalStateException("docs/rules/" + name + ".md is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the page " + name + " cannot be read", unreadable);
        }
    }
}
