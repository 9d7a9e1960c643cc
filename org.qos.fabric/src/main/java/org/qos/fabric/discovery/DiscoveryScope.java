package org.qos.fabric.discovery;

/** What of a fabric is read. */
public enum DiscoveryScope {
    /** Nodes, ports and links, as ibnetdiscover reads them. */
    LINKS,
    /** The tables of all ports too: SL2VL, VL arbitration, P_Keys, forwarding, alias GUIDs. */
    ALL
}
