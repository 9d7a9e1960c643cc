package org.qos.dsl.ui.testrun;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;

/** A bar that fills while tests run: green, and red from the first failure. */
final class ResultBar extends Canvas {

    private static final RGB GREEN = new RGB(87, 166, 74);
    private static final RGB RED = new RGB(199, 67, 67);
    private static final int HEIGHT = 10;

    private int done;
    private int all;
    private boolean failed;

    /** An empty bar. */
    ResultBar(Composite parent) {
        super(parent, SWT.DOUBLE_BUFFERED);
        addPaintListener(paint -> draw(paint.gc));
    }

    /** Shows that some of all files are done, and whether there is a failure. */
    void show(int filesDone, int filesInAll, boolean hasFailure) {
        done = filesDone;
        all = filesInAll;
        failed = hasFailure;
        redraw();
    }

    @Override
    public Point computeSize(int wide, int high, boolean changed) {
        return new Point(wide == SWT.DEFAULT ? 100 : wide, HEIGHT);
    }

    private void draw(GC gc) {
        int width = getClientArea().width;
        int filled = all == 0 ? 0 : width * done / all;
        gc.setBackground(new Color(failed ? RED : GREEN));
        gc.fillRectangle(0, 0, filled, HEIGHT);
        gc.setForeground(getDisplay().getSystemColor(SWT.COLOR_WIDGET_NORMAL_SHADOW));
        gc.drawRectangle(0, 0, width - 1, HEIGHT - 1);
    }
}
