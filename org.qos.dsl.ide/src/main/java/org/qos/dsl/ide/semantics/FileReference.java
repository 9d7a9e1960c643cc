package org.qos.dsl.ide.semantics;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Lines;
import org.qos.dsl.ide.workspace.RelatedDocuments;

/**
 * A file name in an option file or project file.
 *
 * @param holder the document that contains it
 * @param region its region, quotes included
 * @param token its text, quotes included
 * @param written the name without quotes
 * @param target the absolute path of the file, which need not exist
 * @param kinship how the file was found
 */
public record FileReference(
        Holder holder, ITextRegion region, String token, String written, Path target, Kinship kinship) {

    private static final Pattern PLAIN_YAML = Pattern.compile("[A-Za-z_./][\\w./+@-]*");

    /** How a file was found. */
    public enum Kinship {
        /** By the path relative to the folder of the document. */
        PATH,
        /**
         * By its last segment: option files name files on the host of OpenSM, and the workspace has one of that name.
         */
        LAST_SEGMENT
    }

    /**
     * The document that contains a file name.
     *
     * @param uri its URI
     * @param path its absolute path
     * @param lines its line starts
     * @param isProject whether it is a project file
     */
    public record Holder(String uri, Path path, Lines lines, boolean isProject) {}

    /** The URI of the file, as the client writes it if the file is open; empty if the file does not exist. */
    public Optional<String> uri(RelatedDocuments workspace) {
        String uri = target.toUri().toString();
        return workspace.document(uri).map(Document::uri).or(() -> Optional.of(uri)
                .filter(there -> Files.exists(target)));
    }

    /** The region of the last segment of the name. */
    public ITextRegion lastSegment() {
        int quote = isQuoted() ? 1 : 0;
        int start = Math.max(quote, token.lastIndexOf('/') + 1);
        return new TextRegion(region.getOffset() + start, Math.max(0, token.length() - quote - start));
    }

    /**
     * The new name after some moves.
     *
     * @return empty if the name stays valid
     */
    public Optional<String> after(FileMoves moves) {
        Path now = moves.of(target);
        Path folder = moves.of(holder.path()).getParent();
        if (kinship == Kinship.LAST_SEGMENT) {
            return now.getFileName().equals(target.getFileName())
                    ? Optional.empty()
                    : Optional.of(writtenAs(written.substring(0, written.lastIndexOf('/') + 1) + now.getFileName()));
        }
        boolean absolute = Path.of(written).isAbsolute();
        return folder.resolve(written).normalize().equals(now)
                ? Optional.empty()
                : Optional.of(writtenAs(
                        (absolute ? now : folder.relativize(now)).toString().replace('\\', '/')));
    }

    /** A name with the quotes of this one, or with those that it needs. */
    private String writtenAs(String name) {
        if (!holder.isProject()) {
            return isQuoted() ? token.charAt(0) + name + token.charAt(0) : name;
        }
        if (token.startsWith("'") && !name.contains("'")) {
            return "'" + name + "'";
        }
        return !isQuoted() && PLAIN_YAML.matcher(name).matches()
                ? name
                : '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private boolean isQuoted() {
        return token.startsWith("\"") || token.startsWith("'");
    }

    /** The path of a name relative to a folder; empty for an invalid path. */
    static Optional<Path> resolved(Path folder, String name) {
        try {
            return Optional.of(folder.resolve(name).normalize()).filter(path -> path.getFileName() != null);
        } catch (InvalidPathException invalid) {
            return Optional.empty();
        }
    }
}
