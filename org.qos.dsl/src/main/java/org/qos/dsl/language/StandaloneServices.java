package org.qos.dsl.language;

import com.google.inject.Binder;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import java.io.Writer;
import java.lang.reflect.Method;
import java.util.Set;
import java.util.function.Supplier;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.SaveOptions;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.serializer.ISerializer;
import org.eclipse.xtext.service.AbstractGenericModule;
import org.eclipse.xtext.service.CompoundModule;
import org.eclipse.xtext.service.MethodBasedModule;
import org.eclipse.xtext.service.SingletonBinding;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.eclipse.xtext.util.ReplaceRegion;

/**
 * The services of a language outside Eclipse: those that its module binds, without Xtext's services that write a model as text,
 * tell a workspace what to build or register a validator of models ({@link SyntaxAndReferences}). Nothing uses them, and for the
 * first Guice would examine more than a hundred classes whenever a command starts.
 */
public final class StandaloneServices {

    /** The methods of a module that bind them, or what {@link #bind} replaces. */
    private static final Set<String> UNUSED = Set.of(
            "bindIFormatter",
            "bindINodeModelFormatter",
            "bindISerializer",
            "bindISemanticSequencer",
            "bindISyntacticSequencer",
            "bindXtextResourceSet",
            "configureGenericSemanticSequencer",
            "configureIsAffectedExtensions");

    private StandaloneServices() {}

    /** Creates the services that the module of a language binds: those that the build recorded, else with Guice. */
    public static Injector injector(Language language, Supplier<AbstractGenericModule> module) {
        Supplier<Injector> guice =
                () -> Guice.createInjector(binder -> bind(module.get().getBindings(), binder));
        return RecordedServices.of(language, guice).orElseGet(guice);
    }

    private static void bind(CompoundModule bindings, Binder binder) {
        for (Module binding : bindings.getModules()) {
            if (!(binding instanceof MethodBasedModule method && isUnused(method.getMethod()))) {
                binding.configure(binder);
            }
        }
        binder.bind(ISerializer.class).to(NoSerializer.class);
        binder.bind(XtextResourceSet.class).to(ClasspathResourceSet.class);
        binder.bind(IResourceScopeCache.class).to(ParsedResourceCache.class);
    }

    /** Whether a method binds an unused service. Validators alone are created whether anything asks for them or not. */
    private static boolean isUnused(Method method) {
        SingletonBinding singleton = method.getAnnotation(SingletonBinding.class);
        return UNUSED.contains(method.getName()) || singleton != null && singleton.eager();
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
