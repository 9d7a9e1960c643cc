package org.qos.dsl.check;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.Tuples;

/**
 * Where the values of a feature are written. Finding them visits the whole entry, so they are found once for all values of a
 * list, as long as its file does not change.
 */
final class ValueLocations {

    private ValueLocations() {}

    /** The places of all values of a feature, in the order of the text; empty when it is not written. */
    static List<ITextRegion> of(EObject object, EStructuralFeature feature) {
        Resource file = object.eResource();
        return file instanceof XtextResource parsed
                ? parsed.getCache().get(Tuples.pair(object, feature), file, () -> find(object, feature))
                : find(object, feature);
    }

    private static List<ITextRegion> find(EObject object, EStructuralFeature feature) {
        return NodeModelUtils.findNodesForFeature(object, feature).stream()
                .map(INode::getTextRegion)
                .toList();
    }
}
