package org.qos.dsl.opensm.scoping;

import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.diagnostics.DiagnosticMessage;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.linking.impl.LinkingDiagnosticMessageProvider;
import org.qos.dsl.model.policy.PolicyPackage;

/**
 * What to say about a name that nothing bears. OpenSM refuses a policy whose rules name an unknown level or group (ERR AC11
 * to AC13, osm_qos_policy.c:osm_qos_policy_validate), never looks at the groups named in qos-setup, and silently gets no
 * members from a partition that it does not know.
 */
public class OpenSmLinkingMessages extends LinkingDiagnosticMessageProvider {

    /** The code for a port group that is not in the file. */
    public static final String UNKNOWN_GROUP = "unknown-group";
    /** The code for a level that is not in the file. */
    public static final String UNKNOWN_LEVEL = "unknown-level";

    @Override
    public DiagnosticMessage getUnresolvedProxyMessage(ILinkingDiagnosticContext context) {
        EReference reference = context.getReference();
        String name = context.getLinkText();
        if (reference == PolicyPackage.Literals.MATCH_RULE__LEVELS) {
            return new DiagnosticMessage(
                    "no qos-level is named '" + name + "'; OpenSM refuses the policy", Severity.ERROR, UNKNOWN_LEVEL);
        }
        if (reference.getEContainingClass() == PolicyPackage.Literals.MATCH_RULE) {
            return new DiagnosticMessage(
                    "no port-group is named '" + name + "'; OpenSM refuses the policy", Severity.ERROR, UNKNOWN_GROUP);
        }
        if (reference.getEReferenceType() == PolicyPackage.Literals.PORT_GROUP) {
            return new DiagnosticMessage(
                    "no port-group is named '" + name + "'; the scope gets no ports from it",
                    Severity.WARNING,
                    UNKNOWN_GROUP);
        }
        return null;
    }
}
