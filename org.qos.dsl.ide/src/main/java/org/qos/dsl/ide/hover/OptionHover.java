package org.qos.dsl.ide.hover;

import java.util.Optional;
import org.qos.dsl.ide.syntax.ValueNode;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.dsl.option.KnownOption;
import org.qos.dsl.option.KnownOptions;

/** Hover for an OpenSM option: its meaning, kind and default. */
public final class OptionHover {

    private OptionHover() {}

    /** The content at an offset; empty where no known option is. */
    public static Optional<HoverContent> at(DocumentSnapshot snapshot, int offset) {
        return ValueNode.at(snapshot, offset)
                .filter(value -> value.is(OptionsPackage.Literals.OPTION__NAME))
                .flatMap(value ->
                        text(((Option) value.owner()).getName()).map(text -> new HoverContent(value.region(), text)));
    }

    private static Optional<String> text(String name) {
        return KnownOptions.option(name).map(OptionHover::text).or(() -> KnownOptions.otherVersion(name)
                .map(version -> "**" + name + "** is an option of " + version
                        + "; OpenSM 3.3.23 does not know it and ignores it"));
    }

    private static String text(KnownOption option) {
        return "**" + option.name() + "**\n\n" + option.meaning() + "\n\n"
                + option.kind().title() + "; by default "
                + (option.standard().equals(KnownOption.UNSET) ? "not set" : "`" + option.standard() + "`");
    }
}
