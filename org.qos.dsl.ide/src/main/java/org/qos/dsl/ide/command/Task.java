package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import org.qos.dsl.ide.workspace.View;

/** A command that a client can have executed. It looks at a view of its own, so that it can run beside the requests. */
public interface Task {

    /** The name by which clients call it, such as {@code qos.explain}. */
    String name();

    /** What it does, for the client to show while it runs. */
    String title();

    /**
     * Does it.
     *
     * @param policy the policy that it is about
     * @param arguments what else the client says
     * @param steps told what is being done
     * @throws CommandRefused when it cannot be done; the message says why
     * @throws java.util.concurrent.CancellationException when nobody wants it any more
     */
    Outcome run(View policy, JsonObject arguments, Steps steps);
}
