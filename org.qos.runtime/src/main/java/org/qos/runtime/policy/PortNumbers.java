package org.qos.runtime.policy;

/**
 * The port numbers that a setup scope selects.
 *
 * @param all whether every port is selected, written {@code *} or left out
 * @param numbers the selected numbers when not all are
 */
public record PortNumbers(boolean all, Ranges numbers) {

    /** Every port. */
    public static final PortNumbers ALL = new PortNumbers(true, Ranges.NONE);

    /** Some ports. */
    public static PortNumbers of(Ranges numbers) {
        return new PortNumbers(false, numbers);
    }

    /** Whether the port number is selected. */
    public boolean contains(int port) {
        return all || numbers.contains(port);
    }
}
