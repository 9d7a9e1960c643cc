package org.qos.dsl.ide.hover;

import java.util.Optional;
import org.qos.dsl.ide.syntax.WrittenValue;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.dsl.options.KnownOption;
import org.qos.dsl.options.KnownOptions;

/** What an option of OpenSM is for, what its value has to be, and which it has by default. */
final class OptionText {

    private OptionText() {}

    static Optional<Explanation> at(View view, int offset) {
        return WrittenValue.at(view, offset)
                .filter(value -> value.is(OptionsPackage.Literals.OPTION__NAME))
                .flatMap(value ->
                        text(((Option) value.owner()).getName()).map(text -> new Explanation(value.region(), text)));
    }

    private static Optional<String> text(String name) {
        return KnownOptions.option(name).map(OptionText::text).or(() -> KnownOptions.otherVersion(name)
                .map(version -> "**" + name + "** is an option of " + version
                        + "; OpenSM 3.3.23 does not know it and passes over it"));
    }

    private static String text(KnownOption option) {
        return "**" + option.name() + "**\n\n" + option.meaning() + "\n\n"
                + option.kind().title() + "; by default "
                + (option.standard().equals(KnownOption.UNSET) ? "not set" : "`" + option.standard() + "`");
    }
}
