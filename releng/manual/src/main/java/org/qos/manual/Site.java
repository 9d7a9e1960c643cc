package org.qos.manual;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.Link;

/** The pages of the manual with the files that they link to. */
final class Site {

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

    /** The parts in reading order. */
    List<Part> parts() {
        return parts;
    }

    /**
     * Writes the pages; files in the folder with the same names are replaced.
     *
     * @param frame of each page, see {@link PageWriter}
     */
    void write(Path folder, String frame) throws IOException {
        PageWriter writer = new PageWriter(frame, parts, targets);
        Set<Path> copied = new TreeSet<>();
        for (Part part : parts) {
            for (ManualPage page : part.pages()) {
                Resources.write(folder.resolve(page.target()), writer.html(page));
                copied.addAll(linkedFiles(page));
            }
        }
        for (Path file : copied) {
            Path target = folder.resolve(file);
            Files.createDirectories(target.getParent());
            Files.copy(root.resolve(file), target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private Set<Path> linkedFiles(ManualPage page) {
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
}
