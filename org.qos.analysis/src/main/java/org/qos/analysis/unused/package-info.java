/** Which groups and levels does nothing refer to? */
package org.qos.analysis.unused;
