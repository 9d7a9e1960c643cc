package org.qos.dsl.language;

import java.util.Map;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.impl.AbstractDeclarativeValueConverterService;

/**
 * Turns text into values by the rules of the grammar, and back. A language names its converters here; Xtext searches for them by
 * annotations, for which Java generates classes.
 */
public abstract class RuleConverters extends AbstractDeclarativeValueConverterService {

    private final Map<String, IValueConverter<?>> byRule;

    /** All other rules have the converters of Xtext. */
    protected RuleConverters(Map<String, IValueConverter<?>> byRule) {
        this.byRule = byRule;
    }

    @Override
    @SuppressWarnings("unchecked")
    protected final void recursiveRegisterForClass(Class<?> type, Map<String, IValueConverter<Object>> converters) {
        String grammar = getGrammar().getName();
        byRule.forEach((rule, converter) -> {
            if (GrammarUtil.findRuleForName(getGrammar(), rule) == null) {
                throw new IllegalStateException(grammar + " has no rule " + rule);
            }
            converters.put(rule, (IValueConverter<Object>) converter);
            converters.put(grammar + "." + rule, (IValueConverter<Object>) converter);
        });
    }
}
