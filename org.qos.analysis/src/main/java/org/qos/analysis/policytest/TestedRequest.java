package org.qos.analysis.policytest;

import org.qos.runtime.request.PathRequest;

/**
 * A request of a test.
 *
 * @param request the request
 * @param text as it is written, in one line
 * @param line the line of the file, from 1
 */
public record TestedRequest(PathRequest request, String text, int line) {}
