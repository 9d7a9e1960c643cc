/** What a running OpenSM found in its subnet. */
package org.qos.conformity.subnet;
