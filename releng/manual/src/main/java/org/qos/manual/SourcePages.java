package org.qos.manual;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the Markdown pages of the repository in the order in which a reader wants them. */
final class SourcePages {

    private static final Path START = Path.of("README.md");
    private static final Path DOCS = Path.of("docs");
    private static final Path RULES = DOCS.resolve("rules");
    private static final List<Path> PROJECT = List.of(Path.of("CHANGELOG.md"), Path.of("SECURITY.md"));
    private static final Pattern ROW = Pattern.compile("^\\| \\[`[^`]*`\\]\\(([^)]+\\.md)\\) \\|", Pattern.MULTILINE);

    private final Path root;

    /** The pages below the root of the repository. */
    SourcePages(Path root) {
        this.root = root;
    }

    /**
     * The parts of the manual: the pages that the README lists, in its order; the rules; the project's own pages.
     *
     * @throws ManualException when the README does not list a page
     */
    List<Part> parts() throws IOException {
        String readme = Files.readString(root.resolve(START));
        List<Path> listed =
                ROW.matcher(readme).results().map(row -> Path.of(row.group(1))).toList();
        for (Path page : markdown(DOCS)) {
            if (!listed.contains(page)) {
                throw new ManualException("README.md does not list " + page + "; add it to the table of documents");
            }
        }
        List<Path> manual = new ArrayList<>(List.of(START));
        manual.addAll(listed);
        return List.of(part("Manual", manual), part("Rules", markdown(RULES)), part("Project", PROJECT));
    }

    private Part part(String title, List<Path> sources) throws IOException {
        List<ManualPage> pages = new ArrayList<>();
        for (Path source : sources) {
            pages.add(MarkdownReader.page(source, Files.readString(root.resolve(source))));
        }
        return new Part(title, pages);
    }

    /** The Markdown files of a folder, without those in folders below; its own README first. */
    private List<Path> markdown(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(root.resolve(folder))) {
            return files.map(file -> folder.resolve(file.getFileName()))
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted((a, b) -> a.endsWith("README.md") ? -1 : b.endsWith("README.md") ? 1 : a.compareTo(b))
                    .toList();
        }
    }
}
