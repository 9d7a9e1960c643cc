package org.qos.manual;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.Link;

/** The manual as a folder of files. */
final class Site {

    private static final List<String> OWN = List.of("manual.css", "search.js");

    private final Path root;
    private final List<Part> parts;
    private final LinkTargets targets;

    /** The site of the pages of a repository. */
    Site(Path root) throws IOException {
        this.root = root;
        List<Part> all = new ArrayList<>(new SourcePages(root).parts());
        all.add(1, CommandPages.part());
        parts = List.copyOf(all);
        targets = new LinkTargets(root, parts.stream().flatMap(part -> part.pages().stream()));
    }

    /** Writes the site; files in the folder with the same names are replaced. */
    void write(Path folder) throws IOException {
        PageWriter writer = new PageWriter(resource("page.html"), parts, targets);
        Set<Path> copied = new TreeSet<>();
        for (Part part : parts) {
            for (Page page : part.pages()) {
                write(folder.resolve(page.target()), writer.html(page));
                copied.addAll(linkedFiles(page));
            }
        }
        for (Path file : copied) {
            Path target = folder.resolve(file);
            Files.createDirectories(target.getParent());
            Files.copy(root.resolve(file), target, StandardCopyOption.REPLACE_EXISTING);
        }
        write(folder.resolve("search-index.js"), SearchIndex.script(parts));
        for (String name : OWN) {
            write(folder.resolve(name), resource(name));
        }
        for (Map.Entry<String, String> file : FuseFiles.all().entrySet()) {
            write(folder.resolve(file.getKey()), resource(file.getValue()));
        }
    }

    private Set<Path> linkedFiles(Page page) {
        Set<Path> files = new TreeSet<>();
        page.document().accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                targets.copied(page, link.getDestination()).ifPresent(files::add);
                visitChildren(link);
            }

            @Override
            public void visit(Image image) {
                targets.copied(page, image.getDestination()).ifPresent(files::add);
            }
        });
        return files;
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Site.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new ManualException("the resource " + name + " is missing from the build");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
