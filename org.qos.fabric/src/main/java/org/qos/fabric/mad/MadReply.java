package org.qos.fabric.mad;

import java.util.Optional;

/**
 * What became of a request.
 *
 * @param request the request as it was given
 * @param answer its answer, whatever status it has; empty when none came, however often the request was sent
 */
public record MadReply(MadRequest request, Optional<Mad> answer) {}
