package org.qos.dsl.language;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.impl.URIHandlerImpl;
import org.eclipse.xtext.resource.SynchronizedXtextResourceSet;

/**
 * Reads the grammars of languages from their jar, and nothing else about them: EMF also asks for the time of the last change, for
 * which Java prepares MIME types, calendars and time zones.
 */
class ClasspathResourceSet extends SynchronizedXtextResourceSet {

    ClasspathResourceSet() {
        getURIConverter().getURIHandlers().add(0, new EntryOfJar());
    }

    private static final class EntryOfJar extends URIHandlerImpl {

        @Override
        public boolean canHandle(URI uri) {
            return "jar".equals(uri.scheme());
        }

        @Override
        public InputStream createInputStream(URI uri, Map<?, ?> options) throws IOException {
            URLConnection entry = new URL(uri.toString()).openConnection();
            entry.setUseCaches(false); // the jar is closed with the stream
            return entry.getInputStream();
        }
    }
}
