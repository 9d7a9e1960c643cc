package org.qos.dsl.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.validation.ValidationMessageAcceptor;

/**
 * A violation of a rule at a place of a model.
 *
 * @param object the model object
 * @param feature the feature of the object that is wrong, null for the object as a whole
 * @param index the index in a many-valued feature, or {@link ValidationMessageAcceptor#INSIGNIFICANT_INDEX}
 * @param message what is wrong, what OpenSM does with it, and what to do
 * @param severity how bad it is, empty for the default of the rule
 * @param opensm what OpenSM does because of it, empty when it accepts the file
 * @param region the place in the text, empty for the place of the object and feature
 * @param fix the fix, or a suggestion where the author has to decide; empty without either
 * @param notFor the subnet manager to which it does not apply, empty when it applies to all
 * @param related other parts of the text that it is about
 * @param evidence what shows that it is true
 */
public record RuleViolation(
        EObject object,
        EStructuralFeature feature,
        int index,
        String message,
        Optional<Severity> severity,
        Optional<Verdict> opensm,
        Optional<ITextRegion> region,
        Optional<Fix> fix,
        Optional<Target> notFor,
        List<RelatedRegion> related,
        Evidence evidence) {

    /** Copies the list. */
    public RuleViolation {
        related = List.copyOf(related);
    }

    /** A violation at one value of a feature. */
    public static RuleViolation at(EObject object, EStructuralFeature feature, int index, String message) {
        return at(object, feature, index, message, Optional.empty());
    }

    /** A violation at a part of the text that is not a value, such as a keyword. */
    public static RuleViolation at(EObject object, ITextRegion region, String message) {
        return at(object, null, ValidationMessageAcceptor.INSIGNIFICANT_INDEX, message, Optional.of(region));
    }

    private static RuleViolation at(
            EObject object, EStructuralFeature feature, int index, String message, Optional<ITextRegion> region) {
        Optional<Severity> usual = Optional.empty();
        return new RuleViolation(
                object,
                feature,
                index,
                message,
                usual,
                Optional.empty(),
                region,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Evidence.NONE);
    }

    /** A violation at a single-valued feature, or of all values of a feature. */
    public static RuleViolation at(EObject object, EStructuralFeature feature, String message) {
        return at(object, feature, ValidationMessageAcceptor.INSIGNIFICANT_INDEX, message);
    }

    /** A violation at an object as a whole; shown at its first keyword. */
    public static RuleViolation at(EObject object, String message) {
        return at(object, (EStructuralFeature) null, message);
    }

    /** The region of the text that its feature was read from; empty for an object as a whole. */
    public Optional<ITextRegion> written() {
        if (region.isPresent() || feature == null) {
            return region;
        }
        List<ITextRegion> values = ValueLocations.of(object, feature);
        int place = Math.max(index, 0);
        return place < values.size() ? Optional.of(values.get(place)) : Optional.empty();
    }

    /**
     * The region of the text to mark: that of the feature, else the keyword that the object begins with, else the
     * object.
     */
    ITextRegion place() {
        return written().or(() -> firstKeyword(object)).orElseGet(() -> NodeModelUtils.findActualNodeFor(object)
                .getTextRegion());
    }

    /** A message about a whole entry should not mark a page. */
    private static Optional<ITextRegion> firstKeyword(EObject object) {
        return Optional.ofNullable(NodeModelUtils.findActualNodeFor(object))
                .flatMap(RuleViolation::firstLeaf)
                .filter(leaf -> leaf.getGrammarElement() instanceof Keyword && leaf.getLength() > 0)
                .map(INode::getTextRegion);
    }

    /** The first leaf that is neither whitespace nor a comment, found without visiting the rest of the file. */
    private static Optional<ILeafNode> firstLeaf(ICompositeNode nodes) {
        for (ILeafNode leaf : nodes.getLeafNodes()) {
            if (!leaf.isHidden()) {
                return Optional.of(leaf);
            }
        }
        return Optional.empty();
    }

    /** The same violation, with the fix that writes another text in the place of its value. */
    public RuleViolation writing(String text) {
        return written()
                .map(place -> fixedBy(Fix.replacing(place, text, "write " + text)))
                .orElse(this);
    }

    /** The same violation, with the suggestion to write another text in the place of its value. */
    public RuleViolation suggesting(String text) {
        return written()
                .map(place ->
                        fixedBy(Fix.replacing(place, text, "write " + text).asSuggestion()))
                .orElse(this);
    }

    /** The same violation, with more text at the end of its message. */
    public RuleViolation adding(String text) {
        return new RuleViolation(
                object, feature, index, message + text, severity, opensm, region, fix, notFor, related, evidence);
    }

    /**
     * The same violation, which is also about another object of the file.
     *
     * @param other the object
     * @param named the feature of the object to mark, null for its first keyword
     * @param what what is there
     */
    public RuleViolation relatedTo(EObject other, EStructuralFeature named, String what) {
        return relatedTo(at(other, named, "").place(), what);
    }

    /** The same violation, which is also about another part of the text. */
    public RuleViolation relatedTo(ITextRegion part, String what) {
        List<RelatedRegion> all = new ArrayList<>(related);
        all.add(new RelatedRegion(part, what));
        return new RuleViolation(object, feature, index, message, severity, opensm, region, fix, notFor, all, evidence);
    }

    /** The same violation with a severity other than the rule's default. */
    public RuleViolation as(Severity other) {
        return new RuleViolation(
                object, feature, index, message, Optional.of(other), opensm, region, fix, notFor, related, evidence);
    }

    /** The same violation with what OpenSM does because of it. */
    public RuleViolation opensm(Verdict verdict) {
        return new RuleViolation(
                object,
                feature,
                index,
                message,
                severity,
                Optional.of(verdict),
                region,
                fix,
                notFor,
                related,
                evidence);
    }

    /** The same violation with a fix or a suggestion. */
    public RuleViolation fixedBy(Fix edit) {
        return new RuleViolation(
                object,
                feature,
                index,
                message,
                severity,
                opensm,
                region,
                Optional.of(edit),
                notFor,
                related,
                evidence);
    }

    /** The same violation, which does not apply to a subnet manager. */
    public RuleViolation notApplicableTo(Target target) {
        return new RuleViolation(
                object, feature, index, message, severity, opensm, region, fix, Optional.of(target), related, evidence);
    }

    /** The same violation with what shows that it is true. */
    public RuleViolation shownBy(Evidence shown) {
        return new RuleViolation(
                object, feature, index, message, severity, opensm, region, fix, notFor, related, shown);
    }
}
