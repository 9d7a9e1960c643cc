package org.qos.maven;

/** A small project: its policy, and what belongs to it. */
final class Fixture {

    static final String POLICY =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Backup
                    sl: 3
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    service-id: 0x1060050
                    qos-level-name: Backup
                end-qos-match-rule
            end-qos-match-rules
            """;

    static final String PROJECT = "policy: qos/site.qos-policy.conf\n";

    static final String TESTS =
            """
            policy "site.qos-policy.conf"
            test "backups" {
                from 0x1 to 0x2 service tcp:80
                expect level "Backup"
            }
            """;

    private Fixture() {}
}
