/**
 * The values of InfiniBand: the range, the masks and the text of each. The values themselves are {@code int} and {@code
 * long} everywhere, because matchers and path resolvers read millions of them, and files may hold numbers out of range.
 */
package org.qos.runtime.value;
