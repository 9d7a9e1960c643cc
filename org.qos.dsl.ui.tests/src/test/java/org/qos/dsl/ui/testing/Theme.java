package org.qos.dsl.ui.testing;

import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.ui.PlatformUI;

/** The theme of the workbench; {@link #close} returns to the one before. */
public final class Theme implements AutoCloseable {

    private static final String PREFIX = "org.eclipse.e4.ui.css.theme.e4_";

    private final IThemeEngine themes = PlatformUI.getWorkbench().getService(IThemeEngine.class);
    private final ITheme before = themes.getActiveTheme();

    private Theme() {}

    /** Switches to the light theme. */
    public static Theme light() {
        Theme theme = new Theme();
        theme.themes.setTheme(PREFIX + "default", false);
        return theme;
    }

    /** Switches to the dark theme. */
    public void dark() {
        themes.setTheme(PREFIX + "dark", false);
    }

    @Override
    public void close() {
        themes.setTheme(before, false);
    }
}
