package org.qos.dsl.opensm.scoping;

import com.google.common.collect.Multimap;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.diagnostics.IDiagnosticProducer;
import org.eclipse.xtext.linking.lazy.LazyLinker;
import org.eclipse.xtext.nodemodel.INode;

/**
 * Sets the references of an entry from the text of that entry alone. The entries of a section are in a fragment, which
 * makes no object of its own, so that Xtext would search all siblings of an entry for its references: the square of
 * their number.
 */
public class EntryLinker extends LazyLinker {

    /** No rule of the grammar has references of an object outside the text of that object. */
    @Override
    protected boolean shouldCheckParentNode(INode node) {
        return false;
    }

    /** A range has no references; a file can have a million of them. */
    @Override
    protected void installProxies(
            EObject object, IDiagnosticProducer producer, Multimap<EStructuralFeature.Setting, INode> settingsToLink) {
        if (!object.eClass().getEAllReferences().isEmpty()) {
            super.installProxies(object, producer, settingsToLink);
        }
    }
}
