package org.qos.dsl.opensm.ide;

import com.google.common.collect.Iterables;
import com.google.common.collect.Streams;
import com.google.inject.Inject;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.opensm.convert.Strings;
import org.qos.dsl.opensm.syntax.Vocabulary;

/** What can stand at the cursor: the entries of a block, the names that an entry can refer to, node types. */
public class OpenSmProposals extends IdeContentProposalProvider {

    private static final int PRIORITY = 100;

    private static final Map<String, EReference> NAMES = Map.of(
            "qos-level-name:", Literals.MATCH_RULE__LEVELS,
            "source:", Literals.MATCH_RULE__SOURCES,
            "destination:", Literals.MATCH_RULE__DESTINATIONS,
            "group:", Literals.SETUP_SCOPE__GROUPS,
            "across:", Literals.SETUP_SCOPE__ACROSS,
            "across-from:", Literals.SL2_VL_SCOPE__ACROSS_FROM,
            "across-to:", Literals.SL2_VL_SCOPE__ACROSS_TO,
            "partition:", Literals.PORT_GROUP__PARTITIONS);

    @Inject
    private IScopeProvider scopes;

    /** Where in the text of a file the cursor stands. */
    static CursorPlace place(INode node, int offset) {
        return CursorPlace.behind(node.getRootNode().getText().substring(0, offset));
    }

    @Override
    public void createProposals(Collection<ContentAssistContext> contexts, IIdeContentProposalAcceptor acceptor) {
        for (ContentAssistContext context : Iterables.limit(contexts, 1)) {
            CursorPlace place = place(context.getRootNode(), context.getOffset());
            if (!place.description()) {
                texts(place, context)
                        .filter(text -> completes(place.prefix(), text))
                        .map(text -> entry(text, place))
                        .forEach(entry -> acceptor.accept(entry, PRIORITY));
            }
        }
    }

    private Stream<String> texts(CursorPlace place, ContentAssistContext context) {
        Optional<String> entry = place.entry();
        if (entry.isEmpty()) {
            return Vocabulary.possibleIn(place.block()).map(OpenSmProposals::spelling);
        }
        return switch (entry.get()) {
            case "node-type:" -> Stream.of("CA", "SWITCH", "ROUTER", "SELF", "ALL");
            case "from:", "to:" -> Stream.of("*");
            default -> Optional.ofNullable(NAMES.get(entry.get())).stream().flatMap(r -> names(r, context));
        };
    }

    /** How a keyword is written: with a blank behind what a value follows. */
    private static String spelling(String keyword) {
        if (keyword.endsWith(":")) {
            return keyword + " ";
        }
        return keyword.indexOf(',') > 0 ? keyword.replace(",", ", ") + " " : keyword;
    }

    private Stream<String> names(EReference reference, ContentAssistContext context) {
        EObject file = context.getRootModel();
        return Streams.stream(scopes.getScope(file, reference).getAllElements())
                .map(element -> element.getName().toString())
                .flatMap(name -> Strings.write(name).stream());
    }

    /** Whether a text begins with what is typed; blanks, quotes and case do not count. */
    private static boolean completes(String prefix, String text) {
        return plain(text).startsWith(plain(prefix));
    }

    private static String plain(String text) {
        return text.replaceAll("[\\s\"]", "").toLowerCase(Locale.ROOT);
    }

    private static ContentAssistEntry entry(String text, CursorPlace place) {
        ContentAssistEntry entry = new ContentAssistEntry();
        entry.setPrefix(place.prefix());
        entry.setProposal(text);
        entry.setLabel(text.strip());
        entry.setKind(place.entry().isPresent() ? ContentAssistEntry.KIND_REFERENCE : ContentAssistEntry.KIND_KEYWORD);
        return entry;
    }
}
