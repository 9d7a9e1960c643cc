package org.qos.dsl.ide.partitions;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.completion.CompletionSource;
import org.qos.dsl.ide.completion.PartitionsCompletion;
import org.qos.dsl.ide.format.BlockIndentation;
import org.qos.dsl.ide.hover.LanguageHover;
import org.qos.dsl.ide.hover.PartitionHover;
import org.qos.dsl.ide.language.LanguageServices;
import org.qos.dsl.ide.syntax.BlockReader;
import org.qos.dsl.ide.syntax.NameSyntax;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.syntax.SyntaxBlock;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.partitions.PartitionsLanguage;

/** Editing services for partition files. */
@AutoService(LanguageServices.class)
public final class PartitionsServices extends LanguageServices {

    /** Made by the service loader. */
    public PartitionsServices() {
        super(new PartitionsLanguage());
        add(LanguageHover.class, PartitionHover::at);
        add(NameSyntax.class, new Names());
        add(BlockReader.class, PartitionsServices::blocks);
        add(BlockIndentation.class, new PartitionsIndentation());
        add(CompletionSource.class, new CompletionSource(PartitionsCompletion::at, line -> line.matches(".*[:,]\\s*")));
    }

    private static List<SyntaxBlock> blocks(DocumentSnapshot snapshot) {
        return snapshot.source().root().eContents().stream()
                .map(PartitionsServices::block)
                .toList();
    }

    private static SyntaxBlock block(EObject definition) {
        ICompositeNode node = NodeModelUtils.findActualNodeFor(definition);
        int end = node.getOffset() + node.getLength();
        int tail = node.getText().stripTrailing().endsWith(";") ? end - 1 : end;
        return new SyntaxBlock("partition", node.getOffset(), node.getOffset(), tail, end, List.of());
    }

    /** A name ends at the separators of the language, and whitespace around it is not part of it. */
    private static final class Names implements NameSyntax {

        private static final Pattern NAME = Pattern.compile("[^,=:;#\\s]([^,=:;#\\n]*[^,=:;#\\s])?");

        @Override
        public String decode(String written) {
            return written.strip();
        }

        @Override
        public Optional<String> encode(SymbolType of, String name) {
            return NAME.matcher(name).matches() ? Optional.of(name) : Optional.empty();
        }
    }
}
