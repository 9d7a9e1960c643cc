package org.qos.dsl.project;

import com.google.inject.Injector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.XtextResource;
import org.qos.dsl.language.SourceText;

/** A resource for one text in a language. */
final class TextResource {

    private TextResource() {}

    /** A new, empty resource of the language that has these services. */
    static XtextResource create(Injector services, URI uri) {
        return (XtextResource) services.getInstance(IResourceFactory.class).createResource(uri);
    }

    /**
     * Parses a text into a resource of a resource set.
     *
     * @throws IOException when the resource cannot be loaded
     */
    static void load(XtextResource resource, SourceText text) throws IOException {
        resource.load(
                new ByteArrayInputStream(text.text().getBytes(StandardCharsets.UTF_8)),
                Map.of(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name()));
    }
}
