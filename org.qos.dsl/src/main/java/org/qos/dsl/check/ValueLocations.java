package org.qos.dsl.check;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.Tuples;

/**
 * Where the values of a feature are written. Finding them visits the whole entry, so in a long one they are found once for all
 * values of a list, as long as its file does not change.
 */
final class ValueLocations {

    /** The length of an entry in UTF-16 units up to which visiting it again is faster than finding it in a cache. */
    private static final int SHORT = 200;

    private final EStructuralFeature feature;
    /** The features of the elements of the grammar that are known: a list can have a million values of the same few elements. */
    private final Map<EObject, Optional<String>> features = new IdentityHashMap<>();

    private final List<ITextRegion> found = new ArrayList<>();

    private ValueLocations(EStructuralFeature feature) {
        this.feature = feature;
    }

    /** The places of all values of a feature, in the order of the text; empty when it is not written. */
    static List<ITextRegion> of(EObject object, EStructuralFeature feature) {
        ICompositeNode node = NodeModelUtils.findActualNodeFor(object);
        if (node == null) {
            return List.of();
        }
        Resource file = object.eResource();
        return node.getLength() > SHORT && file instanceof XtextResource parsed
                ? parsed.getCache().get(Tuples.pair(object, feature), file, () -> find(node, object, feature))
                : find(node, object, feature);
    }

    private static List<ITextRegion> find(ICompositeNode node, EObject object, EStructuralFeature feature) {
        ValueLocations locations = new ValueLocations(feature);
        if (locations.visitChildren(node)) {
            return locations.found;
        }
        return NodeModelUtils.findNodesForFeature(object, feature).stream()
                .map(INode::getTextRegion)
                .toList();
    }

    /** Visits what is in a node but not in a value; false where an action states the feature, which Xtext follows. */
    private boolean visitChildren(ICompositeNode outer) {
        for (INode child = outer.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child.getGrammarElement() instanceof Action) {
                return false;
            }
            Optional<String> name = featureOf(child.getGrammarElement());
            if (name.isEmpty()) {
                if (child instanceof ICompositeNode inner && !visitChildren(inner)) {
                    return false;
                }
            } else if (name.get().equals(feature.getName())) {
                found.add(child.getTextRegion());
            }
        }
        return true;
    }

    private Optional<String> featureOf(EObject element) {
        if (element == null) {
            return Optional.empty();
        }
        return features.computeIfAbsent(element, some -> Optional.ofNullable(GrammarUtil.containingAssignment(some))
                .map(Assignment::getFeature));
    }
}
