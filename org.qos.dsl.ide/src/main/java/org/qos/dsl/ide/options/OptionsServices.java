package org.qos.dsl.ide.options;

import com.google.auto.service.AutoService;
import org.qos.dsl.ide.completion.CompletionSource;
import org.qos.dsl.ide.completion.OptionsCompletion;
import org.qos.dsl.ide.hover.LanguageHover;
import org.qos.dsl.ide.hover.OptionHover;
import org.qos.dsl.ide.language.LanguageServices;
import org.qos.dsl.options.OptionsLanguage;

/** Editing services for option files. */
@AutoService(LanguageServices.class)
public final class OptionsServices extends LanguageServices {

    /** Made by the service loader. */
    public OptionsServices() {
        super(new OptionsLanguage());
        add(LanguageHover.class, OptionHover::at);
        add(CompletionSource.class, new CompletionSource(OptionsCompletion::at, line -> line.matches("\\S+\\s+")));
    }
}
