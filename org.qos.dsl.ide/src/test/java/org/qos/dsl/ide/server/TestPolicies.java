package org.qos.dsl.ide.server;

/** Small policies for the server tests. */
final class TestPolicies {

    static final String WITHOUT_ERROR =
            """
            <qos-policy>
              <port-groups>
                <port-group>
                  <name>Storage</name>
                </port-group>
              </port-groups>
            </qos-policy>
            """;

    static final String UNCLOSED_PORT_GROUPS = WITHOUT_ERROR.replace("  </port-groups>\n", "");

    private TestPolicies() {}
}
