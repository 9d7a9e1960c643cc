package org.qos.dsl.ui.testing;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.eclipse.jface.bindings.Binding;
import org.eclipse.jface.bindings.keys.KeySequence;
import org.eclipse.jface.bindings.keys.ParseException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.keys.IBindingService;

/** Key presses in the active part. */
public final class Keys {

    private Keys() {}

    /** Executes the command that the workbench has bound to the key in the active part, such as {@code CTRL+1}. */
    public static void press(String key) throws Exception {
        Binding bound =
                PlatformUI.getWorkbench().getService(IBindingService.class).getPerfectMatch(sequence(key));
        assertNotNull(bound, () -> key + " has no effect here");
        Screen.await(true, () -> bound.getParameterizedCommand().getCommand().isEnabled());
        PlatformUI.getWorkbench()
                .getService(IHandlerService.class)
                .executeCommand(bound.getParameterizedCommand(), null);
    }

    /**
     * Selects something until that enables the command of the key, then presses the key. A view that is refreshed at that moment
     * loses its selection.
     */
    public static void press(String key, Selection selection) throws Exception {
        awaitEffect(key, selection);
        press(key);
    }

    /** Selects something until that enables the command of the key. */
    public static void awaitEffect(String key, Selection selection) {
        Screen.await(true, () -> {
            selection.select();
            Binding bound =
                    PlatformUI.getWorkbench().getService(IBindingService.class).getPerfectMatch(sequence(key));
            return bound != null && bound.getParameterizedCommand().getCommand().isEnabled();
        });
    }

    /** Selects something in a view. */
    @FunctionalInterface
    public interface Selection {

        /** Selects it, with the focus in the view. */
        void select();
    }

    private static KeySequence sequence(String key) {
        try {
            return KeySequence.getInstance(key);
        } catch (ParseException malformed) {
            throw new IllegalArgumentException(malformed);
        }
    }

    /** Executes a command without a key in the active part, as its button does. */
    public static void execute(String command) throws Exception {
        PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
    }
}
