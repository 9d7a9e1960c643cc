package org.qos.dsl.options;

import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.ISetup;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.qos.dsl.language.CommentSyntax;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.LanguageDescription;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.dsl.option.KnownOptions;

/** OpenSM's option file. */
public record OptionsLanguage() implements Language {

    private static final Pattern LIKELY_NAME = Pattern.compile("opensm.*\\.conf");

    @Override
    public LanguageDescription description() {
        return new LanguageDescription(
                "opts",
                "an option file",
                "opensm-opts",
                "opts",
                new FileNames(List.of("opensm.opts", "opensm.conf"), List.of(".opensm.opts")),
                CommentSyntax.HASH,
                "");
    }

    @Override
    public EClass root() {
        return OptionsPackage.Literals.OPTIONS_FILE;
    }

    @Override
    public ISetup setup() {
        return new OptionsStandaloneSetup();
    }

    /** By its name, or because it begins with an option that some OpenSM knows. */
    @Override
    public boolean isLikely(String fileName, String start) {
        String first = start.split("\\s", 2)[0];
        return LIKELY_NAME.matcher(fileName).matches() || KnownOptions.isOption(first);
    }

    @Override
    public boolean endsEntry(ILeafNode last, ILeafNode next) {
        return next.getStartLine() > last.getStartLine();
    }

    /** OpenSM skips the lines that it does not understand (osm_subnet.c:osm_subn_parse_conf_file). */
    @Override
    public boolean isRejectedWhenMalformed() {
        return false;
    }
}
