package org.qos.dsl.ui.command;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.ExecuteCommandParams;

/**
 * A command that the language server executes for a file.
 *
 * @param title the title for the user
 * @param command the LSP command, such as {@code qos.explain}
 * @param uri the URI of the file; the server uses the text of an open editor
 * @param arguments the other arguments
 */
public record ServerCommand(String title, String command, String uri, Map<String, Object> arguments) {

    /** The same command with a flag, such as {@code lossy}. */
    public ServerCommand with(String flag) {
        Map<String, Object> more = new HashMap<>(arguments);
        more.put(flag, true);
        return new ServerCommand(title, command, uri, more);
    }

    /** The parameters of {@code workspace/executeCommand}; {@code quiet} leaves showing the result to this plug-in. */
    public ExecuteCommandParams params(String progress) {
        Map<String, Object> all = new HashMap<>(arguments);
        all.put("uri", uri);
        all.put("quiet", true);
        ExecuteCommandParams params = new ExecuteCommandParams(command, List.of(all));
        params.setWorkDoneToken(progress);
        return params;
    }
}
