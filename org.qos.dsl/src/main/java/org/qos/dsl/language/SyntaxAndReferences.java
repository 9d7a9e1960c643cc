package org.qos.dsl.language;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.IAcceptor;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.Issue;
import org.eclipse.xtext.validation.ResourceValidatorImpl;

/**
 * Validates the syntax and the references of a resource, not its model: the models state no constraints of EMF, and what else
 * a file may not contain is the matter of {@link org.qos.dsl.check.Rules rules}.
 */
public class SyntaxAndReferences extends ResourceValidatorImpl {

    @Override
    protected void validate(
            Resource resource, EObject element, CheckMode mode, CancelIndicator cancel, IAcceptor<Issue> issues) {}
}
