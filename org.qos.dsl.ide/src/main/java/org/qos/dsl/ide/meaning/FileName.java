package org.qos.dsl.ide.meaning;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Lines;
import org.qos.dsl.ide.workspace.Surroundings;

/**
 * The name of a file, as it stands in an option file or in a project file.
 *
 * @param holder the document that has it
 * @param region where it stands, with its quotes
 * @param token what stands there
 * @param written the name without quotes
 * @param target the absolute path of the file that is meant, whether it is there or not
 * @param kinship how the file is known to be meant
 */
public record FileName(Holder holder, ITextRegion region, String token, String written, Path target, Kinship kinship) {

    private static final Pattern PLAIN_YAML = Pattern.compile("[A-Za-z_./][\\w./+@-]*");

    /** How a file is known to be meant. */
    public enum Kinship {
        /** The name leads to it from the folder of the document. */
        PATH,
        /** Option files name files where OpenSM runs; the workspace has one whose name ends the same. */
        LAST_SEGMENT
    }

    /**
     * The document that has a name.
     *
     * @param uri its address
     * @param path its absolute path
     * @param lines where its lines begin
     * @param isProject whether it is a project file
     */
    public record Holder(String uri, Path path, Lines lines, boolean isProject) {}

    /** The address of the file, as the client has it if that is open; empty when the file is not there. */
    public Optional<String> uri(Surroundings workspace) {
        String uri = target.toUri().toString();
        return workspace.document(uri).map(Document::uri).or(() -> Optional.of(uri)
                .filter(there -> Files.exists(target)));
    }

    /** Where the last segment of the name stands. */
    public ITextRegion lastSegment() {
        int quote = isQuoted() ? 1 : 0;
        int start = Math.max(quote, token.lastIndexOf('/') + 1);
        return new TextRegion(region.getOffset() + start, Math.max(0, token.length() - quote - start));
    }

    /**
     * What is to stand in its place when files move.
     *
     * @return empty when it still leads to its file
     */
    public Optional<String> after(Moves moves) {
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

    /** A name in the quotes that this one has, or that it needs. */
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

    /** The path that a name leads to from a folder; empty for what no file can be called. */
    static Optional<Path> resolved(Path folder, String name) {
        try {
            return Optional.of(folder.resolve(name).normalize()).filter(path -> path.getFileName() != null);
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }
}
