import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.AttributeProvider;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Writes the manual, {@code docs} of the checkout {@code args[0]}, as HTML pages for the help of Eclipse into the folder
 * {@code args[1]}, with a table of contents that has the documents of the README in its order, and the rules.
 */
public final class HelpPages {

    private static final List<Extension> MARKDOWN =
            List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(MARKDOWN).build();
    private static final Pattern DOCUMENT = Pattern.compile("\\| \\[`docs/([^`]+)\\.md`\\]\\([^)]*\\) \\| .* \\|");
    private static final Pattern TITLE = Pattern.compile("(?m)^# (.*)$");
    private static final Pattern INSIDE = Pattern.compile("(?!\\w+:)([^#]+)\\.md(#.*)?");

    private final Path docs;
    private final Path out;

    private HelpPages(Path docs, Path out) {
        this.docs = docs;
        this.out = out;
    }

    /** Writes all pages. */
    public static void main(String... args) throws IOException {
        Path root = Path.of(args[0]).toAbsolutePath().normalize();
        new HelpPages(root.resolve("docs"), Path.of(args[1])).write(Files.readString(root.resolve("README.md")));
    }

    private void write(String readme) throws IOException {
        for (Path source : files(".md")) {
            page(source);
        }
        for (String picture : List.of(".svg", ".png")) {
            for (Path source : files(picture)) {
                Files.copy(source, place(docs.relativize(source).toString()));
            }
        }
        Files.writeString(place("toc.xml"), contents(readme));
    }

    private List<Path> files(String end) throws IOException {
        try (Stream<Path> all = Files.walk(docs)) {
            return all.filter(file -> file.toString().endsWith(end)).sorted().toList();
        }
    }

    private Path place(String name) throws IOException {
        Path place = out.resolve(name);
        Files.createDirectories(place.getParent());
        Files.deleteIfExists(place);
        return place;
    }

    private void page(Path source) throws IOException {
        String text = Files.readString(source);
        Node document = PARSER.parse(text);
        String html = HtmlRenderer.builder()
                .extensions(MARKDOWN)
                .attributeProviderFactory(context -> new Links(docs, source.getParent()))
                .build()
                .render(document);
        String name = docs.relativize(source).toString().replaceAll("\\.md$", ".html");
        Files.writeString(
                place(name),
                "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"UTF-8\">\n<title>" + escaped(title(source))
                        + "</title>\n<style>table{border-collapse:collapse}th,td{border:1px solid;padding:.2em .5em;"
                        + "text-align:left;vertical-align:top}</style>\n</head>\n<body>\n" + html + "</body>\n</html>\n");
    }

    /** Links to pages of the manual lead to their HTML; those to other files of the checkout lead nowhere. */
    private record Links(Path docs, Path folder) implements AttributeProvider {

        @Override
        public void setAttributes(Node node, String tag, Map<String, String> attributes) {
            String target = attributes.get("href");
            if (!tag.equals("a") || target == null || target.startsWith("#") || target.matches("\\w+:.*")) {
                return;
            }
            Matcher page = INSIDE.matcher(target);
            if (page.matches() && isPage(folder.resolve(page.group(1) + ".md").normalize())) {
                attributes.put("href", page.group(1) + ".html" + (page.group(2) == null ? "" : page.group(2)));
            } else {
                attributes.remove("href");
            }
        }

        private boolean isPage(Path file) {
            return file.startsWith(docs) && Files.exists(file);
        }
    }

    private String contents(String readme) throws IOException {
        List<String> names = new ArrayList<>();
        Matcher row = DOCUMENT.matcher(readme);
        while (row.find()) {
            names.add(row.group(1));
        }
        StringBuilder toc = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
                .append("<toc label=\"InfiniBand QoS Policies\" topic=\"help/eclipse.html\">\n");
        for (String name : names) {
            topic(toc, name, "/>\n");
        }
        topic(toc, "rules/README", ">\n");
        for (Path rule : files(".md")) {
            String name = docs.relativize(rule).toString().replaceAll("\\.md$", "");
            if (name.startsWith("rules/") && !name.equals("rules/README")) {
                topic(toc.append("  "), name, "/>\n");
            }
        }
        return toc.append("  </topic>\n</toc>\n").toString();
    }

    private void topic(StringBuilder toc, String name, String end) throws IOException {
        toc.append("  <topic label=\"").append(escaped(title(docs.resolve(name + ".md"))));
        toc.append("\" href=\"help/").append(name).append(".html\"").append(end);
    }

    private static String title(Path source) throws IOException {
        Matcher title = TITLE.matcher(Files.readString(source));
        return title.find() ? title.group(1).replace("`", "") : source.getFileName().toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
