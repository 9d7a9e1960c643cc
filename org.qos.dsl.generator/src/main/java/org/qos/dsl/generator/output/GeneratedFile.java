package org.qos.dsl.generator.output;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.qos.dsl.language.CommentSyntax;
import org.qos.dsl.language.Language;
import org.qos.fabric.file.GeneratedMark;

/**
 * A file that is to be in the output folder. Files with the same path and bytes are equal.
 *
 * @param path its place below the folder, with {@code /} between names
 * @param bytes all that it holds
 */
public record GeneratedFile(String path, byte[] bytes) {

    /** Copies the bytes. */
    public GeneratedFile {
        bytes = bytes.clone();
    }

    /** A text file, in UTF-8. */
    public static GeneratedFile ofText(String path, String text) {
        return new GeneratedFile(path, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * The same file with a first line by which it is known that it was generated; a file of a kind that has no comments of
     * one line, or none that are documented, as it is.
     */
    public GeneratedFile marked() {
        return comments().map(syntax -> marked("generate", syntax)).orElse(this);
    }

    /** The same file, an HTML page that a command makes, with such a line. */
    public GeneratedFile markedPage(String command) {
        return marked(command, CommentSyntax.XML);
    }

    /**
     * The same file with such a line, where another command than {@code generate} makes it; a policy in the RFC syntax, whose comments
     * can end in the same line, has one, too.
     */
    public GeneratedFile marked(String command) {
        return language()
                .map(Language::comments)
                .or(this::comments)
                .map(syntax -> marked(command, syntax))
                .orElse(this);
    }

    private GeneratedFile marked(String command, CommentSyntax syntax) {
        return new GeneratedFile(path, GeneratedMark.mark(command, syntax::comment, bytes));
    }

    private Optional<CommentSyntax> comments() {
        if (path.endsWith(".java")) {
            return Optional.of(new CommentSyntax("//", ""));
        }
        if (path.endsWith(".env") || path.endsWith(".sh") || path.endsWith(".yaml")) {
            return Optional.of(CommentSyntax.HASH);
        }
        return language().map(Language::comments).filter(CommentSyntax::endsWithLine);
    }

    private Optional<Language> language() {
        return Language.byFileName(path.substring(path.lastIndexOf('/') + 1)).filter(Language::hasDocumentedComments);
    }

    /** A copy of all that it holds. */
    @Override
    public byte[] bytes() {
        return bytes.clone();
    }

    /** What it holds, read as UTF-8. */
    public String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GeneratedFile file && path.equals(file.path) && Arrays.equals(bytes, file.bytes);
    }

    @Override
    public int hashCode() {
        return 31 * path.hashCode() + Arrays.hashCode(bytes);
    }

    /** The path and how long the file is. */
    @Override
    public String toString() {
        return path + " (" + bytes.length + " bytes)";
    }
}
