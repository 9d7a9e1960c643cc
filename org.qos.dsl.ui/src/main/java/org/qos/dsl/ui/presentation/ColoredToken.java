package org.qos.dsl.ui.presentation;

import org.eclipse.jface.text.Position;

/** The place of a semantic token, which moves with the text. */
final class ColoredToken extends Position {

    private final PolicyColors color;

    ColoredToken(int offset, int length, PolicyColors color) {
        super(offset, length);
        this.color = color;
    }

    PolicyColors color() {
        return color;
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other) && other instanceof ColoredToken token && token.color == color;
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + color.hashCode();
    }
}
