package org.qos.dsl.ide.enhancedqos;

import com.google.auto.service.AutoService;
import java.util.Optional;
import org.qos.dsl.enhancedqos.EnhancedQosLanguage;
import org.qos.dsl.enhancedqos.EnhancedQosScanner;
import org.qos.dsl.ide.completion.CompletionSource;
import org.qos.dsl.ide.completion.EnhancedQosCompletion;
import org.qos.dsl.ide.hover.EnhancedQosHover;
import org.qos.dsl.ide.hover.LanguageHover;
import org.qos.dsl.ide.language.LanguageServices;
import org.qos.dsl.ide.syntax.NameSyntax;
import org.qos.dsl.ide.syntax.SymbolType;

/** Editing services for enhanced QoS policy files. */
@AutoService(LanguageServices.class)
public final class EnhancedQosServices extends LanguageServices {

    /** Made by the service loader. */
    public EnhancedQosServices() {
        super(new EnhancedQosLanguage());
        add(LanguageHover.class, EnhancedQosHover::at);
        add(NameSyntax.class, new Names());
        add(
                CompletionSource.class,
                new CompletionSource(EnhancedQosCompletion::at, line -> line.matches(".*[=,]\\s+")));
    }

    /** Names have no quotes. */
    private static final class Names implements NameSyntax {

        @Override
        public String decode(String written) {
            return written.strip();
        }

        @Override
        public Optional<String> encode(SymbolType of, String name) {
            boolean isPlain = name.matches("[^\\s=:,#][^=:,#\\r\\n]*")
                    && !name.startsWith(EnhancedQosScanner.NAMES)
                    && !name.startsWith(EnhancedQosScanner.RULES);
            return isPlain ? Optional.of(name) : Optional.empty();
        }
    }
}
