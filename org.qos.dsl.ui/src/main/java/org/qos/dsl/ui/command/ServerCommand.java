package org.qos.dsl.ui.command;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.qos.dsl.ui.document.FileUris;

/**
 * A command that the language server executes for a policy.
 *
 * @param title the title for the user
 * @param command the LSP command, such as {@code qos.explain}
 * @param policy the policy; the server uses the text of an open editor
 * @param arguments the other arguments
 */
public record ServerCommand(String title, String command, IFile policy, Map<String, Object> arguments) {

    /** The same command with a flag, such as {@code lossy}. */
    public ServerCommand with(String flag) {
        Map<String, Object> more = new HashMap<>(arguments);
        more.put(flag, true);
        return new ServerCommand(title, command, policy, more);
    }

    /** The parameters of {@code workspace/executeCommand}; {@code quiet} leaves showing the result to this plug-in. */
    public ExecuteCommandParams params(String progress) {
        Map<String, Object> all = new HashMap<>(arguments);
        all.put("uri", FileUris.of(policy));
        all.put("quiet", true);
        ExecuteCommandParams params = new ExecuteCommandParams(command, List.of(all));
        params.setWorkDoneToken(progress);
        return params;
    }
}
