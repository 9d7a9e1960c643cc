package org.qos.dsl.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.project.Languages;

/** In the global registries too the name of a file tells its language where the extension does not. */
class SharedExtensionsTest {

    @BeforeAll
    static void register() {
        for (Language language : Language.values()) {
            Languages.standalone().injector(language);
        }
        SharedExtensions.register();
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "/etc/opensm/qos-policy.conf, org.qos.dsl.opensm.OpenSm",
        "/etc/opensm/partitions.conf, org.qos.dsl.partitions.Partitions",
        "/etc/opensm/opensm.conf, org.qos.dsl.options.Options",
        "/etc/opensm/qos-policy.xml, org.qos.dsl.rfc.Rfc"
    })
    void aNameIsEnough(String path, String language) {
        URI uri = URI.createFileURI(path);
        XtextResource resource = (XtextResource)
                Resource.Factory.Registry.INSTANCE.getFactory(uri).createResource(uri);
        assertEquals(language, resource.getLanguageName());
        assertEquals(
                resource.getResourceServiceProvider().getClass(),
                IResourceServiceProvider.Registry.INSTANCE
                        .getResourceServiceProvider(uri)
                        .getClass());
    }

    @Test
    void otherFilesAreOfNoLanguage() {
        URI uri = URI.createFileURI("/etc/resolv.conf");
        assertNull(IResourceServiceProvider.Registry.INSTANCE.getResourceServiceProvider(uri));
        Resource.Factory factory = Resource.Factory.Registry.INSTANCE.getFactory(uri);
        assertThrows(IllegalArgumentException.class, () -> factory.createResource(uri));
    }
}
