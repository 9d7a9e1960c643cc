/** Discovers a live fabric by subnet management packets with directed routes, which need no LIDs. */
package org.qos.fabric.discovery;
