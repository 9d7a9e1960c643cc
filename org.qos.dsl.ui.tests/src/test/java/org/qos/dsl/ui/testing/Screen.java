package org.qos.dsl.ui.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;

/** The display of the workbench. The tests run in the UI thread, so waiting processes its events. */
public final class Screen {

    /** Long enough for a machine under load. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private Screen() {}

    /** Waits until {@code actual} returns the expected value; at the time limit, fails with the last value. */
    public static <T> void await(T expected, Supplier<T> actual) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        Runnable closeDialogs = Screen::closeDialogs;
        Display.getCurrent().timerExec((int) PATIENCE.toMillis(), closeDialogs);
        T seen = actual.get();
        while (!expected.equals(seen) && System.nanoTime() < end) {
            workOff(Duration.ofMillis(20));
            seen = actual.get();
        }
        Display.getCurrent().timerExec(-1, closeDialogs);
        assertEquals(expected, seen);
    }

    /** An unexpected dialog would wait for a user forever. */
    private static void closeDialogs() {
        for (Shell shell : Display.getCurrent().getShells()) {
            if (shell.getParent() != null && shell.isVisible()) {
                System.err.println("closed an unanswered dialog: " + shell.getText());
                shell.close();
            }
        }
    }

    /** Writes a screenshot to {@code target/screenshots}. */
    public static void capture(String name) throws IOException {
        Display display = Display.getCurrent();
        fill();
        workOff(Duration.ofMillis(700));
        Image image = new Image(display, display.getBounds());
        GC screen = new GC(display);
        screen.copyArea(image, 0, 0);
        screen.dispose();
        ImageLoader loader = new ImageLoader();
        loader.data = new ImageData[] {image.getImageData()};
        image.dispose();
        Path folder = Files.createDirectories(Path.of(System.getProperty("qos.screenshots")));
        loader.save(folder.resolve(name + ".png").toString(), SWT.IMAGE_PNG);
    }

    /** Makes the window as large as the display, which has no window manager to do that; popups of the editor close. */
    public static void fill() {
        Shell window = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
        if (!window.getBounds().equals(Display.getCurrent().getBounds())) {
            window.setBounds(Display.getCurrent().getBounds());
        }
    }

    /** Lets time pass, for what has to stay as it is. */
    public static void pass(Duration time) {
        workOff(time);
    }

    private static void workOff(Duration atLeast) {
        Display display = Display.getCurrent();
        long end = System.nanoTime() + atLeast.toNanos();
        while (System.nanoTime() < end) {
            if (!display.readAndDispatch()) {
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(5);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
