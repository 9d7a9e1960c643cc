package org.qos.dsl.language;

import com.google.inject.Inject;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.FileExtensionProvider;
import org.eclipse.xtext.resource.impl.DefaultResourceServiceProvider;

/**
 * The services of a language for the files that it claims by their whole name. Xtext's build looks at the extension
 * alone, and would leave out {@code qos-policy.conf} and {@code partitions.conf}.
 */
public class ServicesByFileName extends DefaultResourceServiceProvider {

    private final FileExtensionProvider own;

    /** Made by the language's injector, which knows the extension under which the language is registered. */
    @Inject
    ServicesByFileName(FileExtensionProvider own) {
        this.own = own;
    }

    /** Whether the file is one of the language's. */
    @Override
    public boolean canHandle(URI uri) {
        return uri.lastSegment() != null
                && Language.byFileName(uri.lastSegment())
                        .map(Language::extension)
                        .filter(own::isValid)
                        .isPresent();
    }
}
