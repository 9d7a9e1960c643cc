package org.qos.dsl.opensm.scoping;

import com.google.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.diagnostics.DiagnosticMessage;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.linking.impl.LinkingDiagnosticMessageProvider;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.model.policy.PolicyPackage;
import org.qos.dsl.opensm.convert.Strings;
import org.qos.dsl.opensm.syntax.UnreadNames;
import org.qos.dsl.scoping.NameSuggestions;
import org.qos.dsl.scoping.NamesInScope;

/**
 * Messages for names without a definition. OpenSM rejects a policy whose rules name an unknown level or group (ERR AC11
 * to AC13, osm_qos_policy.c:osm_qos_policy_validate), never checks the groups named in qos-setup, and silently gets no
 * members from a partition that it does not know.
 */
public class OpenSmLinkingMessages extends LinkingDiagnosticMessageProvider {

    /** The code for a port group that is not in the file. */
    public static final String UNKNOWN_GROUP = SyntaxCode.UNKNOWN_GROUP.code();

    private static final String REJECTED = "; OpenSM rejects the policy";

    @Inject
    private NamesInScope names;

    @Inject
    private IResourceScopeCache cache;

    @Override
    public DiagnosticMessage getUnresolvedProxyMessage(ILinkingDiagnosticContext context) {
        String name = context.getLinkText();
        return unreadNames(context.getContext().eResource()).contains(name.toLowerCase(Locale.ROOT))
                ? null
                : message(context, name);
    }

    /** A definition that the parser cannot read has its syntax error; references to it are not reported again. */
    private Set<String> unreadNames(Resource resource) {
        return cache.get(UnreadNames.class, resource, () -> {
            IParseResult parsed = ((XtextResource) resource).getParseResult();
            return parsed.hasSyntaxErrors() ? UnreadNames.in(parsed.getRootNode()) : Set.of();
        });
    }

    private DiagnosticMessage message(ILinkingDiagnosticContext context, String name) {
        EReference reference = context.getReference();
        String noGroup = "no port-group is named '" + name + "'";
        if (reference == PolicyPackage.Literals.MATCH_RULE__LEVELS) {
            return message(
                    context,
                    "no qos-level is named '" + name + "'" + REJECTED,
                    Severity.ERROR,
                    SyntaxCode.UNKNOWN_LEVEL);
        }
        if (reference.getEContainingClass() == PolicyPackage.Literals.MATCH_RULE) {
            return message(context, noGroup + REJECTED, Severity.ERROR, SyntaxCode.UNKNOWN_GROUP);
        }
        return reference.getEReferenceType() == PolicyPackage.Literals.PORT_GROUP
                ? message(
                        context,
                        noGroup + "; the scope gets no ports from it",
                        Severity.WARNING,
                        SyntaxCode.UNKNOWN_GROUP)
                : null;
    }

    private DiagnosticMessage message(
            ILinkingDiagnosticContext context, String fact, Severity severity, SyntaxCode code) {
        List<String> known = names.of(context);
        String name = context.getLinkText();
        String section = code == SyntaxCode.UNKNOWN_LEVEL ? "qos-levels" : "port-groups";
        String advice = NameSuggestions.TOLERANT
                .closest(name, known)
                .map(near -> advice(name, near, names.asWritten(near, context)))
                .orElse("; define it in '" + section + "', or name one that is defined there");
        String[] fix = names.suggest(name, context)
                .flatMap(near -> Strings.write(near)
                        .map(written -> FixData.here(written, "write " + near))
                        .map(data -> names.isCertain(near, context) ? data : FixData.asSuggestion(data)))
                .orElseGet(() -> new String[0]);
        return new DiagnosticMessage(fact + advice, severity, code.code(), fix);
    }

    private static String advice(String name, String near, String written) {
        return written.equals(name)
                ? "; OpenSM removes the spaces of its definition, which is not in quotes, and reads '" + near
                        + "'; write the name in quotes there, too"
                : "; did you mean '" + written + "'?";
    }
}
