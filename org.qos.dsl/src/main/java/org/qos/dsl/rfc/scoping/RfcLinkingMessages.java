package org.qos.dsl.rfc.scoping;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.diagnostics.DiagnosticMessage;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.linking.impl.LinkingDiagnosticMessageProvider;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.model.policy.PolicyPackage;
import org.qos.dsl.rfc.parser.FreeText;
import org.qos.dsl.scoping.NameSuggestions;
import org.qos.dsl.scoping.NamesInScope;

/** What to say about a name that refers to nothing. A partition may be defined where we cannot see it: no message. */
public class RfcLinkingMessages extends LinkingDiagnosticMessageProvider {
    @Inject
    private NamesInScope names;

    @Inject
    private IResourceScopeCache cache;

    @Override
    public DiagnosticMessage getUnresolvedProxyMessage(ILinkingDiagnosticContext context) {
        EClass wanted = context.getReference().getEReferenceType();
        if (wanted == PolicyPackage.Literals.PORT_GROUP) {
            return group(FreeText.decode(context.getLinkText()), context);
        }
        return wanted == PolicyPackage.Literals.QOS_LEVEL
                ? level(context.getLinkText().strip(), context)
                : null;
    }

    private DiagnosticMessage group(String name, ILinkingDiagnosticContext context) {
        Optional<String> near = cache.get(
                List.of(RfcLinkingMessages.class, name),
                context.getContext().eResource(),
                () -> NameSuggestions.TOLERANT.closest(name, names.of(context)));
        return error(
                SyntaxCode.UNKNOWN_GROUP.code(),
                "no port group is named '" + name + "'"
                        + near.map(n -> "; did you mean '" + n + "'?")
                                .orElse("; define it in <port-groups> or name one that is defined there"),
                near.flatMap(n -> names.suggest(name, context))
                        .map(n -> writing(n, names.isCertain(FreeText.encode(n), context))));
    }

    private DiagnosticMessage level(String sn, ILinkingDiagnosticContext context) {
        List<String> known = names.of(context);
        return error(
                SyntaxCode.UNKNOWN_LEVEL.code(),
                "no QoS level has the sn " + sn
                        + (known.isEmpty() || known.size() > 20
                                ? "; define it in <qos-levels>"
                                : "; defined are " + String.join(", ", known)),
                Optional.empty());
    }

    private static DiagnosticMessage error(String code, String message, Optional<String[]> fix) {
        return new DiagnosticMessage(message, Severity.ERROR, code, fix.orElseGet(() -> new String[0]));
    }

    private static String[] writing(String name, boolean certain) {
        String[] fix = FixData.here(FreeText.encode(name), "write " + name);
        return certain ? fix : FixData.asSuggestion(fix);
    }
}
