package org.qos.dsl.testing;

import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.option.SmOptions;

/** Option files as texts of tests. */
public final class OptionsText {

    private OptionsText() {}

    public static SourceFile load(String text) {
        return new ProjectFiles().load("opensm.opts", text, new OptionsLanguage());
    }

    public static OptionsFile parse(String text) {
        return load(text).root(OptionsFile.class);
    }

    public static Lowered<SmOptions> lower(String text) {
        return OptionsLowering.lower(parse(text));
    }

    public static CheckedFile check(String text) {
        return Checker.check(load(text), FabricContext.UNKNOWN);
    }
}
