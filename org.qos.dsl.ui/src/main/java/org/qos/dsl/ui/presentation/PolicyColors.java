package org.qos.dsl.ui.presentation;

import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.Token;
import org.eclipse.swt.SWT;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.ITheme;
import org.qos.dsl.ui.extension.ExtensionId;

/** The colours of the token types, which the user can change on the preference page "Colors and Fonts". */
enum PolicyColors {
    /** A tag, a section, a key. */
    KEYWORD("keyword", SWT.BOLD),
    /** A comment. */
    COMMENT("comment", SWT.ITALIC),
    /** A quoted string. */
    STRING("string", SWT.NORMAL),
    /** A number. */
    NUMBER("number", SWT.NORMAL);

    private final String id;
    private final int style;

    PolicyColors(String name, int style) {
        this.id = ExtensionId.PREFIX + "color." + name;
        this.style = style;
    }

    /** A token with the colour of the current theme. */
    IToken token() {
        ITheme theme = PlatformUI.getWorkbench().getThemeManager().getCurrentTheme();
        return new Token(new TextAttribute(theme.getColorRegistry().get(id), null, style));
    }
}
