package org.qos.dsl.ide.server;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.qos.dsl.language.Language;

/**
 * The languages of the server by file name. Its map of extensions holds each language once, under the extension that is
 * its own, as the server lists its languages by that map.
 */
final class LanguageRegistry implements IResourceServiceProvider.Registry {

    private final Map<String, Object> byExtension = new HashMap<>();

    /** Takes the languages that are registered in this process. */
    LanguageRegistry() {
        for (Language language : Language.values()) {
            byExtension.put(
                    language.extension(),
                    IResourceServiceProvider.Registry.INSTANCE
                            .getExtensionToFactoryMap()
                            .get(language.extension()));
        }
    }

    /** The services for a file, null (as the server wants it) for a file of no language of ours. */
    @Override
    public IResourceServiceProvider getResourceServiceProvider(URI uri, String contentType) {
        return getResourceServiceProvider(uri);
    }

    @Override
    public IResourceServiceProvider getResourceServiceProvider(URI uri) {
        return uri.lastSegment() == null
                ? null
                : Language.byFileName(uri.lastSegment())
                        .map(language -> (IResourceServiceProvider) byExtension.get(language.extension()))
                        .orElse(null);
    }

    @Override
    public Map<String, Object> getExtensionToFactoryMap() {
        return byExtension;
    }

    @Override
    public Map<String, Object> getContentTypeToFactoryMap() {
        return Map.of();
    }

    @Override
    public Map<String, Object> getProtocolToFactoryMap() {
        return Map.of();
    }
}
