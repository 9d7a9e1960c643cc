/** Path queries as the datagrams of the subnet administration carry them, in each reading of where the Service-ID is. */
package org.qos.runtime.path.wire;
