package org.qos.dsl.language;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.resource.XtextResource;

/**
 * A loaded file.
 *
 * @param resource its model and nodes
 * @param language the language that it was read in
 */
public record SourceFile(XtextResource resource, Language language) {

    /** The root of its model, as far as it could be understood. */
    public EObject root() {
        return resource.getContents().get(0);
    }

    /**
     * The root of its model as what its language makes.
     *
     * @throws ClassCastException when the language makes another model
     */
    public <F extends EObject> F root(Class<F> type) {
        return type.cast(root());
    }

    /** The root of its syntax nodes. */
    public ICompositeNode nodes() {
        return resource.getParseResult().getRootNode();
    }
}
