package org.qos.dsl.language;

import com.google.inject.Inject;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.impl.DefaultResourceServiceProvider;

/**
 * The services of a language for the files that it claims by their whole name. Xtext's build checks the extension
 * alone, and would leave out {@code qos-policy.conf} and {@code partitions.conf}.
 */
public class ServicesByFileName extends DefaultResourceServiceProvider {

    private final Language language;

    /** Made by the language's injector. */
    @Inject
    ServicesByFileName(Language language) {
        this.language = language;
    }

    /** Whether the file is one of the language's. */
    @Override
    public boolean canHandle(URI uri) {
        return uri.lastSegment() != null && language.claims(uri.lastSegment());
    }
}
