/** Files that the generator writes, read by a running OpenSM. */
package org.qos.conformity.generated;
