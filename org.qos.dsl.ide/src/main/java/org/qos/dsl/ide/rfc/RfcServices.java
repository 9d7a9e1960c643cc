package org.qos.dsl.ide.rfc;

import com.google.auto.service.AutoService;
import java.util.Optional;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.qos.dsl.ide.completion.CompletionSource;
import org.qos.dsl.ide.completion.RfcCompletion;
import org.qos.dsl.ide.format.BlockIndentation;
import org.qos.dsl.ide.language.LanguageServices;
import org.qos.dsl.ide.syntax.BlockReader;
import org.qos.dsl.ide.syntax.KeywordBlocks;
import org.qos.dsl.ide.syntax.NameSyntax;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.model.policy.PolicyPackage;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.dsl.rfc.parser.FreeText;

/** Editing services for policies in the RFC syntax. */
@AutoService(LanguageServices.class)
public final class RfcServices extends LanguageServices {

    /** Made by the service loader. */
    public RfcServices() {
        super(new RfcLanguage());
        add(NameSyntax.class, new Names());
        add(BlockReader.class, KeywordBlocks.reader(RfcServices::opened, RfcServices::closed));
        add(BlockIndentation.class, new RfcIndentation());
        add(CompletionSource.class, new CompletionSource(RfcCompletion::at, line -> false));
    }

    private static Optional<String> opened(String keyword) {
        return keyword.startsWith("<") ? Optional.of(keyword.substring(1, keyword.length() - 1)) : Optional.empty();
    }

    private static Optional<String> closed(String keyword) {
        return keyword.startsWith("</") ? Optional.of(keyword.substring(2, keyword.length() - 1)) : Optional.empty();
    }

    /** Names are XML text; a level is referred to by its sn. */
    private static final class Names implements NameSyntax {

        @Override
        public String decode(String written) {
            return FreeText.decode(written);
        }

        @Override
        public Optional<String> encode(SymbolType of, String name) {
            return Optional.of(FreeText.encode(name));
        }

        @Override
        public EStructuralFeature levelName() {
            return PolicyPackage.Literals.QOS_LEVEL__SNS;
        }
    }
}
