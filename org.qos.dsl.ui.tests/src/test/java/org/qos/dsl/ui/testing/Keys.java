package org.qos.dsl.ui.testing;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.eclipse.jface.bindings.Binding;
import org.eclipse.jface.bindings.keys.KeySequence;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.keys.IBindingService;

/** Key presses in the active part. */
public final class Keys {

    private Keys() {}

    /** Executes the command that the workbench has bound to the key in the active part, such as {@code CTRL+1}. */
    public static void press(String key) throws Exception {
        Binding bound = PlatformUI.getWorkbench()
                .getService(IBindingService.class)
                .getPerfectMatch(KeySequence.getInstance(key));
        assertNotNull(bound, () -> key + " has no effect here");
        Screen.await(true, () -> bound.getParameterizedCommand().getCommand().isEnabled());
        PlatformUI.getWorkbench()
                .getService(IHandlerService.class)
                .executeCommand(bound.getParameterizedCommand(), null);
    }

    /** Executes a command without a key in the active part, as its button does. */
    public static void execute(String command) throws Exception {
        PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
    }
}
