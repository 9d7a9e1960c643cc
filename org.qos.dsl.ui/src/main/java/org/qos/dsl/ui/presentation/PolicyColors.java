package org.qos.dsl.ui.presentation;

import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.swt.graphics.Color;
import org.eclipse.ui.PlatformUI;
import org.qos.dsl.ui.extension.ExtensionId;

/**
 * The colours of the token types, which the user can change on the preference page "Colors and Fonts". Their defaults are
 * those of the default themes of VS Code.
 */
public enum PolicyColors {
    /** A tag of the RFC syntax. */
    TAG("tag"),
    /** A keyword that opens or closes a block. */
    KEYWORD("keyword"),
    /** The keyword of an entry, an option. */
    PROPERTY("property"),
    /** The name of a group, a level or a partition. */
    NAME("name"),
    /** A keyword as value. */
    CONSTANT("constant"),
    /** A comment. */
    COMMENT("comment"),
    /** Free text. */
    STRING("string"),
    /** A number. */
    NUMBER("number");

    private final String id;

    PolicyColors(String name) {
        this.id = ExtensionId.PREFIX + "color." + name;
    }

    /** The colour in the current theme. */
    public Color color() {
        return PlatformUI.getWorkbench()
                .getThemeManager()
                .getCurrentTheme()
                .getColorRegistry()
                .get(id);
    }

    /** A token with the colour of the theme that is current when a text is coloured. */
    IToken token() {
        return new ColorToken(this);
    }

    private record ColorToken(PolicyColors of) implements IToken {

        @Override
        public Object getData() {
            return new TextAttribute(of.color());
        }

        @Override
        public boolean isOther() {
            return true;
        }

        @Override
        public boolean isUndefined() {
            return false;
        }

        @Override
        public boolean isWhitespace() {
            return false;
        }

        @Override
        public boolean isEOF() {
            return false;
        }
    }
}
