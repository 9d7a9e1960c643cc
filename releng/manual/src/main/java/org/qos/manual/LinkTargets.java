package org.qos.manual;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Resolves the links of pages within the site. */
final class LinkTargets {

    private static final String WITH_SCHEME = "[a-z][a-z0-9+.-]*:.*";

    private final Path root;
    private final Map<Path, ManualPage> pages;

    /**
     * Targets of links.
     *
     * @param root of the repository, where files are that are not pages
     */
    LinkTargets(Path root, Stream<ManualPage> pages) {
        this.root = root;
        this.pages = pages.collect(Collectors.toMap(ManualPage::source, Function.identity()));
    }

    /**
     * The destination of a link in the site; empty if it leads to a folder, or to a page outside the manual, which the site
     * does not have.
     *
     * @param from the page with the link
     * @param link the destination as the source has it
     * @throws ManualException when the link leads to a file or a section that does not exist
     */
    Optional<String> destination(ManualPage from, String link) {
        if (link.matches(WITH_SCHEME)) {
            return Optional.of(link);
        }
        String path = link.replaceFirst("#.*$", "");
        Path source = path.isEmpty() ? from.source() : sibling(from.source(), path);
        ManualPage page = pages.get(source);
        if (page == null) {
            return file(from, source, link);
        }
        String fragment = link.contains("#") ? link.substring(link.indexOf('#') + 1) : "";
        if (!fragment.isEmpty() && !page.has(fragment)) {
            throw new ManualException(
                    from.source() + ": the link to " + link + " leads nowhere; " + source + " has no such section");
        }
        return Optional.of(relative(from.target(), page.target()) + (fragment.isEmpty() ? "" : "#" + fragment));
    }

    /** The file of the repository that a link names, if it is one that the site has to contain. */
    Optional<Path> copied(ManualPage from, String link) {
        if (link.matches(WITH_SCHEME) || link.startsWith("#")) {
            return Optional.empty();
        }
        Path source = sibling(from.source(), link.replaceFirst("#.*$", ""));
        return pages.containsKey(source)
                ? Optional.empty()
                : Optional.of(source).filter(this::isCopied);
    }

    /** The way from a file of the site to another. */
    static String relative(Path from, Path to) {
        Path folder = Optional.ofNullable(from.getParent()).orElse(Path.of(""));
        return folder.relativize(to).toString();
    }

    private Optional<String> file(ManualPage from, Path source, String link) {
        if (source.startsWith("..") || !Files.exists(root.resolve(source))) {
            throw new ManualException(from.source() + ": the link to " + link + " leads nowhere");
        }
        return Optional.of(source).filter(this::isCopied).map(to -> relative(from.target(), to));
    }

    private boolean isCopied(Path source) {
        return Files.isRegularFile(root.resolve(source)) && !source.toString().endsWith(".md");
    }

    private static Path sibling(Path page, String link) {
        return page.resolveSibling(link).normalize();
    }
}
