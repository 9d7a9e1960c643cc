/** Which VLs of which links do the paths of a subnet use, and which buffers do their packets wait for? */
package org.qos.analysis.audit.traffic;
