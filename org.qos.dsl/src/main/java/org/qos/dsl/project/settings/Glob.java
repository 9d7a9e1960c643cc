package org.qos.dsl.project.settings;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.regex.PatternSyntaxException;

/** Patterns of file names, as {@link java.nio.file.FileSystem#getPathMatcher} reads them. */
final class Glob {

    private Glob() {}

    static boolean isValid(String pattern) {
        try {
            FileSystems.getDefault().getPathMatcher("glob:" + pattern);
            return !pattern.isBlank();
        } catch (PatternSyntaxException e) {
            return false;
        }
    }

    static boolean matches(String pattern, Path path) {
        return FileSystems.getDefault().getPathMatcher("glob:" + pattern).matches(path);
    }
}
