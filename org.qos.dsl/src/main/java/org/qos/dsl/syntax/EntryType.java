package org.qos.dsl.syntax;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.policy.PolicySyntax;

/**
 * An entry of a block, or a line of {@code qos-ulps}.
 *
 * @param name its name, the same in both syntaxes; with a comma for a line of {@code qos-ulps} that has a criterion
 * @param value what its value means
 * @param rfc how often it is written in the RFC syntax
 * @param openSm how often it is written in the OpenSM syntax
 * @param startsBlock whether a new block begins with it, though it may be left out
 * @param feature what it fills in the model
 * @param documentation a sentence or two about it
 */
public record EntryType(
        String name,
        ValueKind value,
        Occurrence rfc,
        Occurrence openSm,
        boolean startsBlock,
        EStructuralFeature feature,
        String documentation) {

    /** How often it is written in a syntax. */
    public Occurrence in(PolicySyntax syntax) {
        return syntax == PolicySyntax.RFC ? rfc : openSm;
    }

    /** Whether a syntax has it. */
    public boolean isIn(PolicySyntax syntax) {
        return in(syntax) != Occurrence.NEVER;
    }

    /** The same with a sentence or two about it. */
    EntryType about(String sentences) {
        return new EntryType(name, value, rfc, openSm, startsBlock, feature, sentences);
    }

    /** The same as a part of each new block. */
    EntryType inTemplate() {
        return new EntryType(name, value, rfc, openSm, true, feature, documentation);
    }

    /** Whether it refers to the level of a rule. */
    public boolean isReferenceToLevel() {
        return value == ValueKind.LEVEL_NUMBER || value == ValueKind.LEVEL_NAME;
    }

    /** Whether it is a line of {@code qos-ulps}. */
    public boolean isUlpLine() {
        return feature.getEContainingClass() == Literals.ULP_RULE;
    }

    /** The keyword of the OpenSM syntax: with a colon, unless it has a criterion. */
    public String keyword() {
        return name.indexOf(',') < 0 ? name + ":" : name;
    }
}
