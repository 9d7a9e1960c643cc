package org.qos.dsl.policytest;

import java.util.List;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.ISetup;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.qos.dsl.language.CommentSyntax;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.LanguageDescription;
import org.qos.dsl.model.policytest.PolicyTestPackage;

/** Tests of a policy. */
public record PolicyTestLanguage() implements Language {

    @Override
    public LanguageDescription description() {
        return new LanguageDescription(
                "test",
                "a file with tests of a policy",
                "qos-test",
                "qostest",
                new FileNames(List.of(), List.of(".qostest")),
                CommentSyntax.HASH,
                PolicyTestLayout.INDENTATION);
    }

    @Override
    public EClass root() {
        return PolicyTestPackage.Literals.POLICY_TEST_FILE;
    }

    @Override
    public ISetup setup() {
        return new PolicyTestStandaloneSetup();
    }

    @Override
    public boolean isReadByOpenSm() {
        return false;
    }

    /** A suppression goes as far as the line, or the head of the test. */
    @Override
    public boolean endsEntry(ILeafNode last, ILeafNode next) {
        return next.getStartLine() > last.getStartLine();
    }
}
