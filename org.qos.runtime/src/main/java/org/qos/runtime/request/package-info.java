/** Requests as people write them: on the command line, in query files and in tests of a policy. */
package org.qos.runtime.request;
