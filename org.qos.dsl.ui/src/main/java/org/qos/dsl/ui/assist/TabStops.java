package org.qos.dsl.ui.assist;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.link.LinkedModeModel;
import org.eclipse.jface.text.link.LinkedModeUI;
import org.eclipse.jface.text.link.LinkedPosition;
import org.eclipse.jface.text.link.LinkedPositionGroup;
import org.eclipse.swt.graphics.Point;

/** The tab stops of an inserted snippet, which the Tab key visits in their order. */
final class TabStops {

    private TabStops() {}

    /** Starts linked editing of the snippet inserted at {@code start}; returns the selection of the first tab stop. */
    static Point link(Snippet snippet, ITextViewer viewer, int start) throws BadLocationException {
        List<Snippet.Stop> stops = snippet.stops();
        Map<Integer, LinkedPositionGroup> groups = new TreeMap<>();
        for (Snippet.Stop stop : stops) {
            groups.computeIfAbsent(stop.number(), number -> new LinkedPositionGroup())
                    .addPosition(new LinkedPosition(
                            viewer.getDocument(), start + stop.offset(), stop.length(), order(stop)));
        }
        int end = stops.stream()
                .filter(stop -> stop.number() == 0)
                .map(Snippet.Stop::offset)
                .findFirst()
                .orElse(snippet.text().length());
        LinkedModeModel model = new LinkedModeModel();
        for (Map.Entry<Integer, LinkedPositionGroup> group : groups.entrySet()) {
            if (group.getKey() > 0) {
                model.addGroup(group.getValue());
            }
        }
        Snippet.Stop first =
                stops.stream().min(Comparator.comparingInt(TabStops::order)).orElseThrow();
        if (first.number() > 0) {
            model.forceInstall();
            LinkedModeUI ui = new LinkedModeUI(model, viewer);
            ui.setExitPosition(viewer, start + end, 0, Integer.MAX_VALUE);
            ui.enter();
        }
        return new Point(start + first.offset(), first.length());
    }

    private static int order(Snippet.Stop stop) {
        return stop.number() == 0 ? Integer.MAX_VALUE - 1 : stop.number();
    }
}
