package org.qos.dsl.project;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.qos.dsl.language.DecodedWith;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceText;

/**
 * The files of one policy project, loaded together so that a policy finds its partitions. Load the files that others
 * refer to first.
 */
public final class ProjectFiles {

    private final XtextResourceSet resources = new XtextResourceSet();
    private final LanguageInjectors languages = LanguageInjectors.standalone();

    /**
     * Loads a file.
     *
     * @param language the language it is read in, whatever its name
     * @throws IOException when the file cannot be read
     */
    public SourceFile load(Path path, Language language) throws IOException {
        return load(path, SourceText.read(path), language);
    }

    /**
     * Loads the text of a file that has been read.
     *
     * @param path where it is, or where it would be
     */
    public SourceFile load(Path path, SourceText text, Language language) throws IOException {
        return load(URI.createFileURI(path.toAbsolutePath().normalize().toString()), text, language);
    }

    /**
     * Loads a text that is in no file, such as what a user pipes in.
     *
     * @param name the name of the file in messages; it has no other use
     */
    public SourceFile load(String name, String text, Language language) {
        return load(URI.createURI("memory:/" + URI.encodeSegment(name, true)), text, language);
    }

    /**
     * Loads a text that an editor holds.
     *
     * @param uri the address under which it is known, as its model says it
     */
    public SourceFile load(URI uri, String text, Language language) {
        try {
            return load(uri, new SourceText(text, StandardCharsets.UTF_8), language);
        } catch (IOException impossible) {
            throw new IllegalStateException("a text in memory cannot fail to be read", impossible);
        }
    }

    private SourceFile load(URI uri, SourceText source, Language language) throws IOException {
        XtextResource resource = languages.newResource(language, free(uri));
        resources.getResources().add(resource);
        resource.eAdapters().add(new DecodedWith(source.charset()));
        TextResource.load(resource, source);
        return new SourceFile(resource, language);
    }

    /** The URI itself, or one for the same place when it is taken: a user may name a file twice. */
    private URI free(URI uri) {
        URI free = uri;
        for (int number = 2; resources.getResource(free, false) != null; number++) {
            free = uri.appendQuery(Integer.toString(number));
        }
        return free;
    }
}
