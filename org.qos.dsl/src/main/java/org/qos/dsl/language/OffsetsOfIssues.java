package org.qos.dsl.language;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.diagnostics.AbstractDiagnostic;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.resource.XtextSyntaxDiagnostic;
import org.eclipse.xtext.util.IAcceptor;
import org.eclipse.xtext.util.LineAndColumn;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.DiagnosticConverterImpl;
import org.eclipse.xtext.validation.Issue;

/**
 * Makes issues of what Xtext and the rules find, as Xtext does, but lets {@link TextPlaces} count lines. Errors of the
 * parser keep their offsets alone, because only the diagnostics themselves could count their lines.
 */
public final class OffsetsOfIssues extends DiagnosticConverterImpl {

    @Override
    public void convertResourceDiagnostic(
            Resource.Diagnostic diagnostic, Severity severity, IAcceptor<Issue> acceptor) {
        if (!(diagnostic instanceof AbstractDiagnostic placed)) {
            super.convertResourceDiagnostic(diagnostic, severity, acceptor);
            return;
        }
        Issue.IssueImpl issue = new Issue.IssueImpl();
        issue.setSyntaxError(diagnostic instanceof XtextSyntaxDiagnostic);
        issue.setSeverity(severity);
        issue.setMessage(diagnostic.getMessage());
        issue.setOffset(placed.getOffset());
        issue.setLength(placed.getLength());
        issue.setUriToProblem(placed.getUriToProblem());
        issue.setCode(placed.getCode());
        issue.setData(placed.getData());
        issue.setType(CheckType.FAST);
        acceptor.accept(issue);
    }

    @Override
    protected IssueLocation getLocationForNode(INode node) {
        return getLocationForNode(node, node.getOffset(), node.getLength());
    }

    @Override
    protected IssueLocation getLocationForNode(INode node, int offset, int length) {
        LineAndColumn start = TextPlaces.at(node, offset);
        LineAndColumn end = TextPlaces.at(node, offset + length);
        IssueLocation location = new IssueLocation();
        location.offset = offset;
        location.length = length;
        location.lineNumber = start.getLine();
        location.column = start.getColumn();
        location.lineNumberEnd = end.getLine();
        location.columnEnd = end.getColumn();
        return location;
    }
}
