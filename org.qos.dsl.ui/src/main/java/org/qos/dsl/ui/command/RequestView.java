package org.qos.dsl.ui.command;

import org.qos.dsl.ui.document.LocalFile;
import org.qos.dsl.ui.extension.ExtensionId;

/** The view that shows why a request gets its level. */
public interface RequestView {

    /** The id of the view in {@code plugin.xml}. */
    String ID = ExtensionId.PREFIX + "explanation";

    /**
     * Shows an explanation in place of the one before.
     *
     * @param policy the policy that gives the level
     * @param request the request
     * @param markdown the explanation
     */
    void show(LocalFile policy, String request, String markdown);
}
