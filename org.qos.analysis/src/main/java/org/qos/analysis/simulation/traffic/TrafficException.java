package org.qos.analysis.simulation.traffic;

/** A description of traffic names what the policy or the fabric does not have. */
public final class TrafficException extends Exception {

    private static final long serialVersionUID = 1;

    private final transient TrafficClass traffic;

    /**
     * With a message for the author of the description.
     *
     * @param message what is wrong with the class
     */
    TrafficException(TrafficClass traffic, String message) {
        super(message);
        this.traffic = traffic;
    }

    /** The class of traffic that is wrong. */
    public TrafficClass traffic() {
        return traffic;
    }
}
