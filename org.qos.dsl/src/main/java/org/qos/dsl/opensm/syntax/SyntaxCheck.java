package org.qos.dsl.opensm.syntax;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.impl.NodeModelBuilder;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.language.SyntaxErrors;

/** Finds in a parsed file what OpenSM would not read. */
final class SyntaxCheck {

    private SyntaxCheck() {}

    /**
     * Marks the nodes where the text is not what OpenSM reads.
     *
     * @return whether there was any
     */
    static boolean mark(ICompositeNode root, NodeModelBuilder nodes) {
        TokenStream text = TokenStream.of(root);
        List<NodeError> errors = new ArrayList<>();
        LineEnds.check(text, errors::add);
        TokenStream withoutCr = text.withoutCarriageReturns();
        BlockEnds.check(withoutCr, errors::add);
        MissingValues.check(withoutCr, errors::add);
        UnexpectedText.check(withoutCr, errors::add);
        BlockAsEntry.check(withoutCr, errors);
        Set<Integer> marked = new HashSet<>();
        errors.removeIf(error -> !marked.add(error.node().getOffset()));
        limited(errors)
                .forEach(error ->
                        nodes.setSyntaxError(error.node(), error.error().toMessage()));
        return !errors.isEmpty();
    }

    /** The first errors in the text; the next one is replaced by the report that there are more. */
    private static List<NodeError> limited(List<NodeError> errors) {
        if (errors.size() <= SyntaxErrors.MAX) {
            return errors;
        }
        errors.sort(Comparator.comparingInt(error -> error.node().getOffset()));
        List<NodeError> first = new ArrayList<>(errors.subList(0, SyntaxErrors.MAX));
        first.add(new NodeError(
                errors.get(SyntaxErrors.MAX).node(),
                SyntaxCode.TOO_MANY_ERRORS,
                "more than " + SyntaxErrors.MAX
                        + " syntax errors; further ones are not reported. Is this an OpenSM policy file?"));
        return first;
    }
}
