package org.qos.dsl.ide.workspace;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Converts document URIs. Clients write the URI of a file in several forms, and some with incomplete escaping. */
final class DocumentUri {

    /** The characters that a URI must not contain (RFC 3986, section 2). */
    private static final Pattern TO_ESCAPE = Pattern.compile("[^!-~]+|[\"<>\\\\^`{|}]");

    private static final int DRIVE = "file:///".length();

    private DocumentUri() {}

    /** The absolute path of a file URI; empty for other or malformed URIs. */
    static Optional<Path> path(String uri) {
        if (!uri.startsWith("file:")) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    Path.of(URI.create(escaped(uri))).toAbsolutePath().normalize());
        } catch (IllegalArgumentException | FileSystemNotFoundException noFile) {
            return Optional.empty();
        }
    }

    private static String escaped(String uri) {
        return TO_ESCAPE.matcher(uri).replaceAll(found -> URLEncoder.encode(found.group(), StandardCharsets.UTF_8)
                .replace("+", "%20"));
    }

    /**
     * A key that is the same for all forms of a URI: with or without escapes, with a drive letter in either case,
     * through links or direct.
     */
    static String key(String uri) {
        return path(uri).map(DocumentUri::key).orElse(uri);
    }

    /** The key of a file. */
    static String key(Path file) {
        String uri = real(file).toUri().toString();
        boolean isOnDrive = uri.startsWith(":", DRIVE + 1);
        return isOnDrive
                ? uri.substring(0, DRIVE)
                        + uri.substring(DRIVE, DRIVE + 1).toUpperCase(Locale.ROOT)
                        + uri.substring(DRIVE + 1)
                : uri;
    }

    /** Resolves links; for a missing file, those of its folder. */
    private static Path real(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException noFile) {
            Path folder = file.getParent();
            return folder == null ? file : real(folder).resolve(file.getFileName());
        }
    }
}
