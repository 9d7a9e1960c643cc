package org.qos.cli;

/** Files that the tests use. */
final class Texts {

    static final String FABRIC =
            """
            # Initiated from node 00000000000a0000 port 00000000000a0001

            switchguid=0x100(100)
            Switch\t4 "S-0000000000000100"\t\t# "sw1" enhanced port 0 lid 1 lmc 0
            [1]\t"H-00000000000a0000"[1](a0001) \t\t# "n1 HCA-1" lid 2 4xEDR
            [2]\t"H-00000000000b0000"[1](b0001) \t\t# "n2 HCA-1" lid 3 4xEDR

            caguid=0xa0000
            Ca\t1 "H-00000000000a0000"\t\t# "n1 HCA-1"
            [1](a0001) \t"S-0000000000000100"[1]\t\t# lid 2 lmc 0 "sw1" lid 1 4xEDR

            caguid=0xb0000
            Ca\t1 "H-00000000000b0000"\t\t# "n2 HCA-1"
            [1](b0001) \t"S-0000000000000100"[2]\t\t# lid 3 lmc 0 "sw1" lid 1 4xEDR
            """;

    /** The tables of the switch of {@link #FABRIC}. */
    static final String FORWARDING_TABLES =
            """
            Unicast lids [0-3] of switch Lid 1 guid 0x0000000000000100 ('sw1'):
            0x0001 000 # Switch portguid 0x0000000000000100: 'sw1'
            0x0002 001 # Channel Adapter portguid 0x00000000000a0001: 'n1 HCA-1'
            0x0003 002 # Channel Adapter portguid 0x00000000000b0001: 'n2 HCA-1'
            3 lids dumped
            """;

    static final String POLICY =
            """
            <qos-policy>
              <port-groups>
                <port-group><name>Servers</name><port-name>n2/HCA-1/P1</port-name></port-group>
              </port-groups>
              <qos-levels>
                <qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level>
                <qos-level><sn>1</sn><name>Fast</name><sl>3</sl></qos-level>
              </qos-levels>
              <qos-match-rules>
                <qos-match-rule>
                  <use>to the servers</use>
                  <destination>Servers</destination>
                  <service-id>0x10-0x1f</service-id>
                  <qos-level-sn>1</qos-level-sn>
                </qos-match-rule>
              </qos-match-rules>
            </qos-policy>
            """;

    /** Two hosts at a switch whose port to the second uses VL0 and VL1. */
    static final String NARROW_FABRIC =
            """
            {"format": "qos-snapshot-1", "nodes": [
              {"guid": "0x1", "type": "CA", "description": "n1 HCA-1", "portCount": 1, "ports": [
                {"number": 1, "guid": "0x11", "lid": 2, "link": {"node": "0x3", "number": 1}}]},
              {"guid": "0x2", "type": "CA", "description": "n2 HCA-1", "portCount": 1, "ports": [
                {"number": 1, "guid": "0x12", "lid": 3, "link": {"node": "0x3", "number": 2}}]},
              {"guid": "0x3", "type": "SWITCH", "description": "sw1", "portCount": 2, "ports": [
                {"number": 0, "guid": "0x3", "lid": 1},
                {"number": 1, "link": {"node": "0x1", "number": 1}},
                {"number": 2, "link": {"node": "0x2", "number": 1}}]}],
             "forwarding": [{"node": "0x3", "outPorts": "ff000102"}],
             "ports": [{"node": "0x3", "number": 2, "vlCap": 2, "operationalVls": 2}]}
            """;

    static final String OPENSM_POLICY =
            """
            # the same in the other syntax
            port-groups
                port-group
                    name: Servers
                    port-guid: 0xb0001
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Fast
                    sl: 3
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    use: to the servers
                    destination: Servers
                    service-id: 0x10-0x1f
                    qos-level-name: Fast
                end-qos-match-rule
            end-qos-match-rules
            """;

    private Texts() {}
}
