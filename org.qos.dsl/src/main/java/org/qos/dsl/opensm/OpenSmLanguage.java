package org.qos.dsl.opensm;

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
import org.qos.dsl.syntax.BlockType;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.runtime.policy.PolicySyntax;

/** Policies in the syntax that OpenSM reads. */
public record OpenSmLanguage() implements Language {

    private static final List<String> SECTIONS =
            PolicyBlocks.sections(PolicySyntax.OPENSM).map(BlockType::name).toList();

    @Override
    public LanguageDescription description() {
        return new LanguageDescription(
                "opensm",
                "a policy in the OpenSM syntax",
                "qos-opensm",
                "opensmpolicy",
                new FileNames(List.of("qos-policy.conf"), List.of(".qos-policy.conf")),
                CommentSyntax.HASH,
                "    ");
    }

    @Override
    public EClass root() {
        return PolicyPackage.Literals.POLICY_FILE;
    }

    @Override
    public ISetup setup() {
        return new OpenSmStandaloneSetup();
    }

    @Override
    public boolean endsEntry(ILeafNode last, ILeafNode next) {
        return next.getGrammarElement() instanceof Keyword
                && Character.isLowerCase(next.getText().charAt(0));
    }

    @Override
    public Optional<PolicySyntax> syntax() {
        return Optional.of(PolicySyntax.OPENSM);
    }

    @Override
    public boolean isBegunBy(String start) {
        return SECTIONS.stream().anyMatch(start::startsWith);
    }
}
