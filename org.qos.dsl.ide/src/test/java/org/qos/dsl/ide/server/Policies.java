package org.qos.dsl.ide.server;

/** The smallest policies that the server tests need. */
final class Policies {

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

    private Policies() {}
}
