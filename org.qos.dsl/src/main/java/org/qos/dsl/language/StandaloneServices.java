package org.qos.dsl.language;

import com.google.inject.Binder;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import java.io.Writer;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.SaveOptions;
import org.eclipse.xtext.serializer.ISerializer;
import org.eclipse.xtext.service.AbstractGenericModule;
import org.eclipse.xtext.service.CompoundModule;
import org.eclipse.xtext.service.MethodBasedModule;
import org.eclipse.xtext.util.ReplaceRegion;

/**
 * The services of a language outside Eclipse: those that its module binds, without Xtext's services that write a model as text.
 * Nothing uses them, and Guice would examine more than a hundred classes for them whenever a command starts.
 */
public final class StandaloneServices {

    /** The methods of a module that bind them. */
    private static final Set<String> OF_WRITING = Set.of(
            "bindIFormatter",
            "bindINodeModelFormatter",
            "bindISerializer",
            "bindISemanticSequencer",
            "bindISyntacticSequencer",
            "configureGenericSemanticSequencer");

    private StandaloneServices() {}

    /** Creates the services that the module of a language binds. */
    public static Injector injector(AbstractGenericModule language) {
        return Guice.createInjector(binder -> bind(language.getBindings(), binder));
    }

    private static void bind(CompoundModule bindings, Binder binder) {
        for (Module binding : bindings.getModules()) {
            if (!(binding instanceof MethodBasedModule method
                    && OF_WRITING.contains(method.getMethod().getName()))) {
                binding.configure(binder);
            }
        }
        binder.bind(ISerializer.class).to(NoSerializer.class);
    }

    /** A resource has to have a serializer. */
    private static final class NoSerializer implements ISerializer {

        @Override
        public String serialize(EObject model) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String serialize(EObject model, SaveOptions options) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void serialize(EObject model, Writer text, SaveOptions options) {
            throw new UnsupportedOperationException();
        }

        @Override
        public ReplaceRegion serializeReplacement(EObject model, SaveOptions options) {
            throw new UnsupportedOperationException();
        }
    }
}
