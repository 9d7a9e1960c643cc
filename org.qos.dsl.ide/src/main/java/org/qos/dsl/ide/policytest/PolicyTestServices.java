package org.qos.dsl.ide.policytest;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.completion.CompletionSource;
import org.qos.dsl.ide.completion.PolicyTestCompletion;
import org.qos.dsl.ide.format.BlockIndentation;
import org.qos.dsl.ide.hover.LanguageHover;
import org.qos.dsl.ide.hover.PolicyTestHover;
import org.qos.dsl.ide.language.LanguageServices;
import org.qos.dsl.ide.syntax.BlockReader;
import org.qos.dsl.ide.syntax.NameSyntax;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.syntax.SyntaxBlock;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.model.policytest.TestCase;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.runtime.request.RequestToken;

/** Editing services for tests of a policy. */
@AutoService(LanguageServices.class)
public final class PolicyTestServices extends LanguageServices {

    /** Made by the service loader. */
    public PolicyTestServices() {
        super(new PolicyTestLanguage());
        add(LanguageHover.class, PolicyTestHover::at);
        add(NameSyntax.class, new Names());
        add(BlockReader.class, PolicyTestServices::blocks);
        add(BlockIndentation.class, new PolicyTestIndentation());
        add(CompletionSource.class, new CompletionSource(PolicyTestCompletion::at, line -> true));
    }

    private static List<SyntaxBlock> blocks(DocumentSnapshot snapshot) {
        return snapshot.source().root(PolicyTestFile.class).getTests().stream()
                .map(PolicyTestServices::block)
                .toList();
    }

    private static SyntaxBlock block(EObject test) {
        ICompositeNode node = NodeModelUtils.findActualNodeFor(test);
        int end = node.getOffset() + node.getLength();
        int brace = node.getText().indexOf('{', node.getOffset() - node.getTotalOffset());
        int head = brace < 0 ? node.getOffset() : node.getTotalOffset() + brace + 1;
        boolean closed = ((TestCase) test).isClosed();
        return new SyntaxBlock("test", node.getOffset(), head, closed ? end - 1 : end, end, List.of());
    }

    /** Names are in quotes; the sn of a level need not be. */
    private static final class Names implements NameSyntax {

        @Override
        public String decode(String written) {
            return RequestToken.parse(written).text().strip();
        }

        @Override
        public Optional<String> encode(SymbolType of, String name) {
            if (of == SymbolType.LEVEL && name.matches("[0-9]+")) {
                return Optional.of(name);
            }
            boolean both = name.indexOf('"') >= 0 && name.indexOf('\'') >= 0;
            return both ? Optional.empty() : Optional.of(new RequestToken(name, true).written());
        }
    }
}
