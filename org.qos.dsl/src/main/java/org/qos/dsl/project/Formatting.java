package org.qos.dsl.project;

import com.google.inject.Injector;
import java.util.Optional;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.qos.dsl.format.Formatted;
import org.qos.dsl.format.Layout;
import org.qos.dsl.format.LayoutRules;
import org.qos.dsl.format.Obstacle;
import org.qos.dsl.language.SourceFile;

/** Formats whole files. */
public final class Formatting {

    private static final String READ_DIFFERENTLY =
            "formatting would change what is read here; please put the entries on lines of their own first";

    private Formatting() {}

    /** Formats the text of a file that has been loaded; a file with syntax errors is left as it is. */
    public static Formatted of(SourceFile file) {
        String text = file.nodes().getText();
        Injector injector = LanguageInjectors.standalone().injector(file.language());
        LayoutRules rules = injector.getInstance(LayoutRules.class);
        Optional<Obstacle> obstacle = syntaxError(file).or(() -> rules.obstacle(text));
        if (obstacle.isPresent()) {
            return new Formatted(text, text, obstacle);
        }
        Layout layout = rules.layout(text);
        String formatted = layout.apply();
        return rules.layout(formatted).hasPiecesOf(layout)
                ? new Formatted(text, formatted, Optional.empty())
                : new Formatted(text, text, Optional.of(new Obstacle(0, READ_DIFFERENTLY)));
    }

    private static Optional<Obstacle> syntaxError(SourceFile file) {
        for (INode node : file.resource().getParseResult().getSyntaxErrors()) {
            SyntaxErrorMessage error = node.getSyntaxErrorMessage();
            return Optional.of(new Obstacle(node.getOffset(), error.getMessage()));
        }
        return Optional.empty();
    }
}
