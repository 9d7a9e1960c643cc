package org.qos.dsl.rfc;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.ISetup;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.qos.dsl.language.CommentSyntax;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.LanguageDescription;
import org.qos.dsl.model.policy.PolicyPackage;
import org.qos.runtime.policy.PolicySyntax;

/** Policies in the syntax of the RFC of May 2006, which OpenSM does not read. */
public record RfcLanguage() implements Language {

    @Override
    public LanguageDescription description() {
        return new LanguageDescription(
                "rfc",
                "a policy in the RFC syntax",
                "qos-rfc",
                "qos",
                new FileNames(List.of("qos-policy.xml"), List.of(".qos")),
                CommentSyntax.XML,
                "  ");
    }

    @Override
    public EClass root() {
        return PolicyPackage.Literals.POLICY_FILE;
    }

    @Override
    public ISetup setup() {
        return new RfcStandaloneSetup();
    }

    @Override
    public boolean endsEntry(ILeafNode last, ILeafNode next) {
        return last.getText().startsWith("</")
                || next.getGrammarElement() instanceof Keyword
                        && next.getText().startsWith("<")
                        && !next.getText().startsWith("</");
    }

    @Override
    public Optional<PolicySyntax> syntax() {
        return Optional.of(PolicySyntax.RFC);
    }

    @Override
    public boolean isReadByOpenSm() {
        return false;
    }

    @Override
    public boolean isBegunBy(String start) {
        return start.startsWith("<");
    }
}
