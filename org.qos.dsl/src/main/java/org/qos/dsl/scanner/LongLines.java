package org.qos.dsl.scanner;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** The lines of a file that are longer than what OpenSM reads at once. */
public final class LongLines {

    private final List<ReadLines.Line> tails = new ArrayList<>();

    private LongLines() {}

    /**
     * The long lines of a file.
     *
     * @param root the root of the file's model; one that was made without a text has no lines
     * @param longest how many bytes of a line are read at once
     */
    public static LongLines of(EObject root, int longest) {
        LongLines lines = new LongLines();
        ICompositeNode node = NodeModelUtils.getNode(root);
        if (node != null) {
            String text = node.getRootNode().getText();
            ReadLines.each(text, longest, line -> {
                if (line.start() > 0 && text.charAt(line.start() - 1) != '\n') {
                    lines.tails.add(line);
                }
            });
        }
        return lines;
    }

    /**
     * For each tail that is read as a line of its own, the first of some model objects that begin there.
     *
     * @param objects the objects in the order of the text
     */
    public <O extends EObject> List<O> firstInTails(List<O> objects) {
        List<O> found = new ArrayList<>();
        int next = 0;
        for (ReadLines.Line tail : tails) {
            while (next < objects.size() && offset(objects.get(next)) < tail.start()) {
                next++;
            }
            if (next < objects.size() && offset(objects.get(next)) < tail.end()) {
                found.add(objects.get(next));
            }
        }
        return found;
    }

    private static int offset(EObject object) {
        return NodeModelUtils.findActualNodeFor(object).getOffset();
    }
}
