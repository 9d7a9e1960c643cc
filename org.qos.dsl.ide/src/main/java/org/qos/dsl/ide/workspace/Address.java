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

/** What the URIs of documents lead to. Clients write one address in several ways, and some do not escape as they should. */
final class Address {

    /** What a URI cannot hold as it is (RFC 3986, 2). */
    private static final Pattern TO_ESCAPE = Pattern.compile("[^!-~]+|[\"<>\\\\^`{|}]");

    private static final int DRIVE = "file:///".length();

    private Address() {}

    /** The absolute path of the file that a URI names; empty for what is none. */
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
     * A word that is the same for all spellings of one address: with escapes or without, with the letter of a drive in either
     * case, through links or straight.
     */
    static String key(String uri) {
        return path(uri).map(Address::key).orElse(uri);
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

    /** Where links lead; of a file that there is not, where its folder is. */
    private static Path real(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException noFile) {
            Path folder = file.getParent();
            return folder == null ? file : real(folder).resolve(file.getFileName());
        }
    }
}
