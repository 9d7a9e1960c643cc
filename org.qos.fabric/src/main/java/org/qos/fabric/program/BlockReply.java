package org.qos.fabric.program;

import java.util.Optional;

/**
 * What came of reading or setting a part of a port's tables.
 *
 * @param value what the port answered that it is set to; empty on failure
 * @param failure why there is no value, for people; empty when there is one
 */
public record BlockReply(Optional<BlockValue> value, String failure) {

    /** An answer. */
    public static BlockReply of(BlockValue value) {
        return new BlockReply(Optional.of(value), "");
    }

    /** No answer, or a refusal. */
    public static BlockReply failed(String reason) {
        return new BlockReply(Optional.empty(), reason);
    }
}
