package org.qos.dsl.ide.opensm;

import com.google.auto.service.AutoService;
import java.util.Optional;
import org.qos.dsl.ide.completion.CompletionSource;
import org.qos.dsl.ide.completion.OpenSmCompletion;
import org.qos.dsl.ide.format.BlockIndentation;
import org.qos.dsl.ide.language.LanguageServices;
import org.qos.dsl.ide.syntax.BlockReader;
import org.qos.dsl.ide.syntax.KeywordBlocks;
import org.qos.dsl.ide.syntax.NameSyntax;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.opensm.convert.Strings;

/** Editing services for policies in the OpenSM syntax. */
@AutoService(LanguageServices.class)
public final class OpenSmServices extends LanguageServices {

    /** What closing keywords begin with. */
    static final String END = "end-";

    /** Made by the service loader. */
    public OpenSmServices() {
        super(new OpenSmLanguage());
        add(NameSyntax.class, new Names());
        add(BlockReader.class, KeywordBlocks.reader(OpenSmServices::opened, OpenSmServices::closed));
        add(BlockIndentation.class, new OpenSmIndentation());
        add(CompletionSource.class, new CompletionSource(OpenSmCompletion::at, line -> line.matches(".*[:,]\\s*")));
    }

    private static Optional<String> opened(String keyword) {
        boolean opens = keyword.length() > 1
                && keyword.indexOf(':') < 0
                && keyword.indexOf(',') < 0
                && !Character.isUpperCase(keyword.charAt(0));
        return opens ? Optional.of(keyword) : Optional.empty();
    }

    private static Optional<String> closed(String keyword) {
        return keyword.startsWith(END) ? Optional.of(keyword.substring(END.length())) : Optional.empty();
    }

    /** Names may be quoted. */
    private static final class Names implements NameSyntax {

        @Override
        public String decode(String written) {
            return Strings.name(written);
        }

        @Override
        public Optional<String> encode(SymbolType of, String name) {
            return Strings.write(name);
        }
    }
}
