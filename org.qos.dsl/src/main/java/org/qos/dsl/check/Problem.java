package org.qos.dsl.check;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.validation.ValidationMessageAcceptor;

/**
 * A place in a model where a rule found its mistake.
 *
 * @param object the model object
 * @param feature the feature of the object that is wrong, null for the object as a whole
 * @param index the place in a many-valued feature, or {@link ValidationMessageAcceptor#INSIGNIFICANT_INDEX}
 * @param message what is wrong, in the field's words
 * @param severity how bad it is, empty for the default of the rule
 * @param opensm what OpenSM does because of it, empty when it goes on with the file
 * @param region the place in the text, empty for the place of the object and feature
 * @param fix the edit that certainly mends it, empty where an author has to decide
 * @param except the subnet manager for which it is none, empty when it is one for all
 */
public record Problem(
        EObject object,
        EStructuralFeature feature,
        int index,
        String message,
        Optional<Severity> severity,
        Optional<Verdict> opensm,
        Optional<ITextRegion> region,
        Optional<Fix> fix,
        Optional<Target> except) {

    /** A problem of one value of a feature. */
    public static Problem at(EObject object, EStructuralFeature feature, int index, String message) {
        return new Problem(
                object,
                feature,
                index,
                message,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** A problem of a part of the text that is no value, such as the spelling of a keyword. */
    public static Problem at(EObject object, ITextRegion region, String message) {
        return new Problem(
                object,
                null,
                ValidationMessageAcceptor.INSIGNIFICANT_INDEX,
                message,
                Optional.empty(),
                Optional.empty(),
                Optional.of(region),
                Optional.empty(),
                Optional.empty());
    }

    /** A problem of a single-valued feature, or of all values of a feature. */
    public static Problem at(EObject object, EStructuralFeature feature, String message) {
        return at(object, feature, ValidationMessageAcceptor.INSIGNIFICANT_INDEX, message);
    }

    /** A problem of an object as a whole; shown at its first keyword. */
    public static Problem at(EObject object, String message) {
        return at(object, (EStructuralFeature) null, message);
    }

    /** The piece of the text that its feature was read from; empty for an object as a whole. */
    public Optional<ITextRegion> written() {
        if (region.isPresent() || feature == null) {
            return region;
        }
        List<INode> nodes = NodeModelUtils.findNodesForFeature(object, feature);
        int place = Math.max(index, 0);
        return place < nodes.size() ? Optional.of(nodes.get(place).getTextRegion()) : Optional.empty();
    }

    /** The same problem, which another text in the place of its value certainly mends. */
    public Problem writing(String text) {
        return written()
                .map(place -> fixedBy(Fix.replacing(place, text, "write " + text)))
                .orElse(this);
    }

    /** The same problem, with more words at the end. */
    public Problem adding(String words) {
        return new Problem(object, feature, index, message + words, severity, opensm, region, fix, except);
    }

    /** The same problem with a severity other than the rule's default. */
    public Problem as(Severity graver) {
        return new Problem(object, feature, index, message, Optional.of(graver), opensm, region, fix, except);
    }

    /** The same problem with what OpenSM does because of it. */
    public Problem opensm(Verdict verdict) {
        return new Problem(object, feature, index, message, severity, Optional.of(verdict), region, fix, except);
    }

    /** The same problem with the edit that certainly mends it. */
    public Problem fixedBy(Fix edit) {
        return new Problem(object, feature, index, message, severity, opensm, region, Optional.of(edit), except);
    }

    /** The same problem, which is none for a subnet manager. */
    public Problem exceptFor(Target target) {
        return new Problem(object, feature, index, message, severity, opensm, region, fix, Optional.of(target));
    }
}
