package org.qos.dsl.ui.wizard;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/**
 * An example site that the plug-in contains.
 *
 * @param name the name of its folder
 * @param about what it shows: the comment at the head of its policy
 */
public record Example(String name, String about) {

    /** The name of the policy of each example. */
    static final String POLICY = "policy.qos";

    private static final String FOLDER = "examples";
    private static final Pattern COMMENT = Pattern.compile("<!--(.*?)-->", Pattern.DOTALL);

    /**
     * All examples whose policy is in their folder and says what it shows, by name. The one for Maven has other folders,
     * and the tutorial explains its own.
     */
    public static List<Example> all() {
        return paths(FOLDER)
                .filter(path -> path.endsWith("/"))
                .map(path -> path.substring(FOLDER.length() + 1, path.length() - 1))
                .filter(name -> entry(name, POLICY) != null)
                .sorted()
                .flatMap(name -> about(name).map(about -> new Example(name, about)).stream())
                .toList();
    }

    /** The names of its files. */
    public List<String> files() {
        String folder = FOLDER + "/" + name + "/";
        return paths(folder)
                .map(path -> path.substring(folder.length()))
                .sorted()
                .toList();
    }

    /** The content of a file. */
    InputStream open(String file) throws IOException {
        return entry(name, file).openStream();
    }

    private static Stream<String> paths(String folder) {
        Enumeration<String> found = bundle().getEntryPaths(folder);
        return found == null ? Stream.empty() : Collections.list(found).stream();
    }

    private static Optional<String> about(String name) {
        try (InputStream policy = entry(name, POLICY).openStream()) {
            String text = new String(policy.readAllBytes(), StandardCharsets.UTF_8);
            Matcher comment = COMMENT.matcher(text);
            return comment.find() ? Optional.of(comment.group(1).strip().replaceAll("\\s+", " ")) : Optional.empty();
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    private static URL entry(String name, String file) {
        return bundle().getEntry(FOLDER + "/" + name + "/" + file);
    }

    private static Bundle bundle() {
        return FrameworkUtil.getBundle(Example.class);
    }
}
