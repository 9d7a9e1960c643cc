/** Discovers a live fabric by subnet management packets with directed routes, which need no LIDs and no subnet manager. */
package org.qos.fabric.discovery;
