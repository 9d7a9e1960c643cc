package org.qos.dsl.ui.explanation;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.lsp4j.Position;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Cursor;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;

/** A text that cannot be edited, with links: a click follows one, and so does Enter with the caret in it. */
final class LinkedText {

    private final StyledText widget;
    private final Consumer<Position> follow;
    private List<ExplanationText.Link> links = List.of();

    /** An empty text; {@code follow} receives the place of a link. */
    LinkedText(Composite parent, Consumer<Position> follow) {
        this.follow = follow;
        widget = new StyledText(parent, SWT.READ_ONLY | SWT.MULTI | SWT.WRAP | SWT.V_SCROLL);
        widget.addListener(SWT.MouseMove, this::pointAt);
        widget.addListener(SWT.MouseUp, this::clicked);
        widget.addListener(SWT.KeyDown, this::pressed);
    }

    StyledText control() {
        return widget;
    }

    /** Shows a text without links. */
    void show(String plain) {
        links = List.of();
        widget.setText(plain);
    }

    /** Shows a text in place of the one before, at the same place. */
    void show(ExplanationText shown) {
        int top = widget.getTopIndex();
        links = shown.links();
        widget.setText(shown.text());
        widget.setStyleRanges(shown.styles().toArray(StyleRange[]::new));
        widget.setTopIndex(top);
    }

    private void pointAt(Event mouse) {
        Cursor hand = widget.getDisplay().getSystemCursor(SWT.CURSOR_HAND);
        widget.setCursor(at(mouse).isPresent() ? hand : null);
    }

    /** Dragging over a link selects its text. */
    private void clicked(Event mouse) {
        if (mouse.button == 1 && widget.getSelectionCount() == 0) {
            at(mouse).ifPresent(link -> follow.accept(link.place()));
        }
    }

    private void pressed(Event key) {
        if (key.keyCode == SWT.CR || key.keyCode == SWT.KEYPAD_CR) {
            at(widget.getCaretOffset()).ifPresent(link -> follow.accept(link.place()));
        }
    }

    private Optional<ExplanationText.Link> at(Event mouse) {
        return at(widget.getOffsetAtPoint(new Point(mouse.x, mouse.y)));
    }

    private Optional<ExplanationText.Link> at(int offset) {
        return links.stream()
                .filter(link -> link.start() <= offset && offset < link.end())
                .findFirst();
    }
}
