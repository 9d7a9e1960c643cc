package org.qos.dsl.ui.command;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.qos.dsl.ui.document.FileUris;

/**
 * What the server is to do with a policy.
 *
 * @param title what users call it
 * @param command what the server calls it, such as {@code qos.explain}
 * @param policy the policy, as its editor has it or else as it is saved
 * @param arguments what the server is told besides
 */
record Order(String title, String command, IFile policy, Map<String, Object> arguments) {

    /** The same although some request will get another level. */
    Order lossy() {
        Map<String, Object> more = new HashMap<>(arguments);
        more.put("lossy", true);
        return new Order(title, command, policy, more);
    }

    /** The request of the protocol; the server is to leave it to us to show the outcome. */
    ExecuteCommandParams params(String progress) {
        Map<String, Object> all = new HashMap<>(arguments);
        all.put("uri", FileUris.of(policy));
        all.put("quiet", true);
        ExecuteCommandParams params = new ExecuteCommandParams(command, List.of(all));
        params.setWorkDoneToken(progress);
        return params;
    }
}
