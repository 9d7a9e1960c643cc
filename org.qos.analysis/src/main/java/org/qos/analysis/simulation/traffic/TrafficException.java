package org.qos.analysis.simulation.traffic;

/** A description of traffic names what the policy or the fabric does not have. */
public final class TrafficException extends Exception {

    private static final long serialVersionUID = 1;

    /**
     * With a message for the author of the description.
     *
     * @param traffic the name of the class of traffic
     * @param message what is wrong with it
     */
    TrafficException(String traffic, String message) {
        super("traffic '" + traffic + "': " + message);
    }
}
