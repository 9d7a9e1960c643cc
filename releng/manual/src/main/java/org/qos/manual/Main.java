package org.qos.manual;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Writes the manual as a web site with a search, and as a book of the help of Eclipse; the build runs it. */
public final class Main {

    private static final List<String> ASSETS = List.of("manual.css", "search.js");

    private Main() {}

    /**
     * Writes {@code site} and {@code help}.
     *
     * @param args the root of the repository, and the folder in which to write
     * @throws IOException when a page cannot be read or a file not be written
     */
    public static void main(String... args) throws IOException {
        try {
            Site site = new Site(Path.of(args[0]));
            Path out = Path.of(args[1]);
            web(site, out.resolve("site"));
            help(site, out.resolve("help"));
        } catch (ManualException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    private static void web(Site site, Path folder) throws IOException {
        site.write(folder, Resources.text("page.html"));
        Resources.write(folder.resolve("search-index.js"), SearchIndex.script(site.parts()));
        for (String name : ASSETS) {
            Resources.write(folder.resolve(name), Resources.text(name));
        }
        for (Map.Entry<String, String> file : FuseFiles.all().entrySet()) {
            Resources.write(folder.resolve(file.getKey()), Resources.text(file.getValue()));
        }
    }

    private static void help(Site site, Path folder) throws IOException {
        site.write(folder, Resources.text("help.html"));
        Resources.write(folder.resolve("toc.xml"), HelpContents.xml(site.parts()));
    }
}
