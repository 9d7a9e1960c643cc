package org.qos.dsl.ide.command;

import java.util.List;

/**
 * The details of proposals for a request, for clients with a form for requests.
 *
 * @param proposals the first values, in the order of the policy and the fabric
 * @param more whether there are others
 */
public record ProposalDetails(List<Value> proposals, boolean more) {

    /** Copies the list. */
    public ProposalDetails {
        proposals = List.copyOf(proposals);
    }

    /**
     * A value.
     *
     * @param text the value as requests write it
     * @param detail what it means; may be empty
     */
    public record Value(String text, String detail) {}
}
