package org.qos.fabric.program;

/**
 * A part of a port's tables that is not as it should be.
 *
 * @param id the part
 * @param reason why, for people
 */
public record BlockFailure(BlockId id, String reason) {

    @Override
    public String toString() {
        return id + ": " + reason;
    }
}
