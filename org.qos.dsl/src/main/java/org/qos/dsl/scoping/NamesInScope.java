package org.qos.dsl.scoping;

import com.google.inject.Inject;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.linking.ILinkingDiagnosticMessageProvider.ILinkingDiagnosticContext;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.qos.dsl.language.SyntaxErrors;

/**
 * The names that are valid where one refers to nothing; computed once for each kind of name and version of the text.
 */
public class NamesInScope {
    /** With more names than this there are no suggestions, so that a large broken file is still checked quickly. */
    private static final int MAX_NAMES_COMPARED = 300;

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

    /**
     * The one name to suggest for a reference to nothing: similar to no other, read without an error in what it
     * names, and without a mark at its ends that the reference lacks.
     */
    public Optional<String> suggest(String name, ILinkingDiagnosticContext context) {
        return NameSuggestions.TOLERANT
                .only(name, of(context))
                .filter(near -> hasSameMarks(name, near) && near.indexOf('\n') < 0)
                .filter(near -> StreamSupport.stream(elements(context).spliterator(), false)
                        .filter(element -> element.getName().getFirstSegment().equals(near))
                        .noneMatch(element -> SyntaxErrors.in(element.getEObjectOrProxy())));
    }

    /** A name in the scope of a reference as its definition writes it, without quotes; OpenSM removes its spaces. */
    public String asWritten(String name, ILinkingDiagnosticContext context) {
        return StreamSupport.stream(elements(context).spliterator(), false)
                .filter(element -> element.getName().getFirstSegment().equals(name))
                .map(IEObjectDescription::getEObjectOrProxy)
                .flatMap(named ->
                        NodeModelUtils.findNodesForFeature(named, named.eClass().getEStructuralFeature("names"))
                                .stream())
                .map(node -> NodeModelUtils.getTokenText(node).replace("\"", "").strip())
                .filter(written -> plain(written).equals(plain(name)))
                .findFirst()
                .orElse(name);
    }

    /**
     * Whether a reference to nothing certainly is to that name: it differs as by a slip of the keyboard, and another reference in
     * the file has the name. If none has, or OpenSM removes spaces of the definition, the definition may be what is wrong, and not the
     * reference to nothing.
     */
    public boolean isCertain(String name, ILinkingDiagnosticContext context) {
        Resource resource = context.getContext().eResource();
        return asWritten(name, context).equals(name)
                && isSlip(plain(context.getLinkText()), plain(name))
                && cache.get("NamesInScope.used", resource, () -> references((XtextResource) resource))
                        .contains(plain(name));
    }

    /**
     * Whether two names differ by swapped neighbours, or by a letter between their ends that one of them lacks. Names with another letter,
     * or with one more at an end, are often those of different things: racks a and b, read and reads.
     */
    static boolean isSlip(String written, String name) {
        return NameSuggestions.distance(written, name, 1) <= 1
                && (written.length() == name.length()
                        ? Arrays.equals(
                                written.chars().sorted().toArray(),
                                name.chars().sorted().toArray())
                        : haveSameEnds(written, name));
    }

    private static boolean haveSameEnds(String one, String other) {
        return !one.isEmpty()
                && !other.isEmpty()
                && one.charAt(0) == other.charAt(0)
                && one.charAt(one.length() - 1) == other.charAt(other.length() - 1);
    }

    private static Set<String> references(XtextResource resource) {
        return StreamSupport.stream(
                        resource.getParseResult()
                                .getRootNode()
                                .getAsTreeIterable()
                                .spliterator(),
                        false)
                .filter(node -> node.getGrammarElement() instanceof CrossReference)
                .map(node -> plain(NodeModelUtils.getTokenText(node)))
                .collect(Collectors.toSet());
    }

    /** OpenSM ignores case, quotes and spaces. */
    private static String plain(String name) {
        return name.replaceAll("[\"\\s]", "").toLowerCase(Locale.ROOT);
    }

    private static boolean hasSameMarks(String name, String near) {
        return name.isEmpty()
                || Character.isLetterOrDigit(name.charAt(0)) == Character.isLetterOrDigit(near.charAt(0))
                        && Character.isLetterOrDigit(name.charAt(name.length() - 1))
                                == Character.isLetterOrDigit(near.charAt(near.length() - 1));
    }

    private Iterable<IEObjectDescription> elements(ILinkingDiagnosticContext context) {
        return scopes.getScope(context.getContext(), context.getReference()).getAllElements();
    }

    private List<String> defined(ILinkingDiagnosticContext context) {
        List<String> names = StreamSupport.stream(elements(context).spliterator(), false)
                .limit(MAX_NAMES_COMPARED + 1L)
                .map(description -> description.getName().getFirstSegment())
                .toList();
        return names.size() > MAX_NAMES_COMPARED ? List.of() : names;
    }
}
