package org.qos.dsl.scoping;

import com.google.inject.Inject;
import java.util.List;
import java.util.stream.StreamSupport;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.linking.ILinkingDiagnosticMessageProvider.ILinkingDiagnosticContext;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.eclipse.xtext.util.IResourceScopeCache;

/** The names that could stand where one refers to nothing; looked up once for each kind of name while a text is the same. */
public class NamesInScope {
    /** With more names than these no similar one is looked for, so that a large broken file is still checked at once. */
    private static final int MOST_NAMES_COMPARED = 300;

    @Inject
    private IScopeProvider scopes;

    @Inject
    private IResourceScopeCache cache;

    /** The names in the scope of a reference; none where there are so many that a comparison would take long. */
    public List<String> of(ILinkingDiagnosticContext context) {
        return cache.get(
                List.of(NamesInScope.class, context.getReference().getEReferenceType()),
                context.getContext().eResource(),
                () -> defined(context));
    }

    private List<String> defined(ILinkingDiagnosticContext context) {
        EReference reference = context.getReference();
        IScope scope = scopes.getScope(context.getContext(), reference);
        List<String> names = StreamSupport.stream(scope.getAllElements().spliterator(), false)
                .limit(MOST_NAMES_COMPARED + 1L)
                .map(description -> description.getName().getFirstSegment())
                .toList();
        return names.size() > MOST_NAMES_COMPARED ? List.of() : names;
    }
}
