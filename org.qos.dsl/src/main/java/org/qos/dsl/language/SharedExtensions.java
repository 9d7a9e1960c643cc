package org.qos.dsl.language;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.IResourceServiceProvider;

/**
 * Tells the languages apart that share a file extension. Xtext registers a language by extension, and {@code .conf}
 * is three languages here; for the shared extensions the registries hold an entry that looks at the file's name.
 */
public final class SharedExtensions {

    private static final List<String> SHARED = List.of("conf", "xml");

    private SharedExtensions() {}

    /** Makes the global registries look at the file's name. The languages have to be set up by then. */
    public static void register() {
        for (String extension : SHARED) {
            Resource.Factory.Registry.INSTANCE.getExtensionToFactoryMap().put(extension, (Resource.Factory)
                    SharedExtensions::createResource);
            IResourceServiceProvider.Registry.INSTANCE
                    .getExtensionToFactoryMap()
                    .put(extension, (IResourceServiceProvider.Provider) (uri, contentType) -> services(uri));
        }
    }

    private static Resource createResource(URI uri) {
        Object factory = registered(uri, Resource.Factory.Registry.INSTANCE.getExtensionToFactoryMap())
                .orElseThrow(() -> new IllegalArgumentException("no language of ours: " + uri));
        return ((Resource.Factory) factory).createResource(uri);
    }

    /** The services of the language, null (as the registry wants it) for a file of no language of ours. */
    private static IResourceServiceProvider services(URI uri) {
        return (IResourceServiceProvider)
                registered(uri, IResourceServiceProvider.Registry.INSTANCE.getExtensionToFactoryMap())
                        .orElse(null);
    }

    private static Optional<Object> registered(URI uri, Map<String, Object> byExtension) {
        return Language.byFileName(uri.lastSegment()).map(Language::extension).map(byExtension::get);
    }
}
