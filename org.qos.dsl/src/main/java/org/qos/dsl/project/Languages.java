package org.qos.dsl.project;

import com.google.inject.Injector;
import java.util.EnumMap;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.ISetup;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.XtextResource;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmStandaloneSetup;
import org.qos.dsl.options.OptionsStandaloneSetup;
import org.qos.dsl.partitions.PartitionsStandaloneSetup;
import org.qos.dsl.rfc.RfcStandaloneSetup;

/** The languages outside editors, each set up when it is first needed. */
public final class Languages {

    private static final Languages STANDALONE = new Languages();

    private final Map<Language, Injector> injectors = new EnumMap<>(Language.class);

    private Languages() {}

    /** The languages of this process. */
    public static Languages standalone() {
        return STANDALONE;
    }

    /** The services of a language. */
    public synchronized Injector injector(Language language) {
        return injectors.computeIfAbsent(language, l -> setup(l).createInjectorAndDoEMFRegistration());
    }

    /** A new, empty resource that parses that language, whatever the file is called. */
    public XtextResource newResource(Language language, URI uri) {
        return (XtextResource)
                injector(language).getInstance(IResourceFactory.class).createResource(uri);
    }

    private static ISetup setup(Language language) {
        return switch (language) {
            case RFC -> new RfcStandaloneSetup();
            case OPENSM -> new OpenSmStandaloneSetup();
            case PARTITIONS -> new PartitionsStandaloneSetup();
            case OPTS -> new OptionsStandaloneSetup();
        };
    }
}
