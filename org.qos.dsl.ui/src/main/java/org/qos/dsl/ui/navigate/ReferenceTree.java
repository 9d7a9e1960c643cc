package org.qos.dsl.ui.navigate;

import java.util.Comparator;
import java.util.stream.Stream;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.Viewer;

/** The tree of a search result: the URIs of files, below them {@link ReferenceLine}s. */
final class ReferenceTree implements ITreeContentProvider {

    private ReferenceResult result;

    @Override
    public void inputChanged(Viewer viewer, Object old, Object fresh) {
        result = (ReferenceResult) fresh;
    }

    @Override
    public Object[] getElements(Object input) {
        return lines().map(ReferenceLine::uri).distinct().toArray();
    }

    @Override
    public Object[] getChildren(Object parent) {
        return lines().filter(line -> line.uri().equals(parent)).toArray();
    }

    @Override
    public Object getParent(Object element) {
        return element instanceof ReferenceLine line ? line.uri() : null;
    }

    @Override
    public boolean hasChildren(Object element) {
        return element instanceof String;
    }

    private Stream<ReferenceLine> lines() {
        return result == null
                ? Stream.empty()
                : Stream.of(result.getElements())
                        .map(ReferenceLine.class::cast)
                        .sorted(Comparator.comparing(ReferenceLine::uri).thenComparing(ReferenceLine::line));
    }
}
