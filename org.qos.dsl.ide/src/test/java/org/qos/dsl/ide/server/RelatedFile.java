package org.qos.dsl.ide.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The files that a policy depends on, each with a text that causes a finding in {@link #POLICY} and one that does not.
 */
enum RelatedFile {
    PARTITIONS(
            "partitions.conf",
            "unknown-partition",
            "Default=0x7fff : ALL=full ;\n",
            "Default=0x7fff : ALL=full ;\nPart1=0x8001 : ALL=full ;\n"),
    OPTIONS("opensm.opts", "qos-not-enabled", "qos FALSE\n", "qos TRUE\n"),
    FABRIC("fabric.ibnetdiscover", "unknown-port-guid", fabric("0x20"), fabric("0x10")),
    PROJECT("qos.yaml", "routing-engine-conflict", "routing-engine: lash\n", "routing-engine: ftree\n");

    static final String POLICY =
            """
            port-groups
                port-group
                    name: Storage
                    partition: Part1
                    port-guid: 0x11
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
            end-qos-levels
            """;

    private final String fileName;
    private final String code;
    private final String bad;
    private final String good;

    RelatedFile(String fileName, String code, String bad, String good) {
        this.fileName = fileName;
        this.code = code;
        this.bad = bad;
        this.good = good;
    }

    /** A host with this node GUID, whose port has the next number, at a switch. */
    private static String fabric(String nodeGuid) {
        String hex = nodeGuid.substring(2);
        String port = Long.toHexString(Long.decode(nodeGuid) + 1);
        return String.format(
                """
                switchguid=0x40(40)
                Switch	4 "S-0000000000000040"		# "leaf" enhanced port 0 lid 9 lmc 0
                [1]	"H-00000000000000%1$s"[1](%2$s) 		# "host HCA-1" lid 1 4xEDR

                caguid=0x%1$s
                Ca	1 "H-00000000000000%1$s"		# "host HCA-1"
                [1](%2$s) 	"S-0000000000000040"[1]		# lid 1 lmc 0 "leaf" lid 9 4xEDR
                """,
                hex, port);
    }

    /** The rule that reports the bad text. */
    String code() {
        return code;
    }

    Path in(Path folder) {
        return folder.resolve(fileName);
    }

    String bad() {
        return bad;
    }

    String good() {
        return good;
    }

    void writeBad(Path folder) throws IOException {
        Files.writeString(in(folder), bad);
    }

    void writeGood(Path folder) throws IOException {
        Files.writeString(in(folder), good);
    }

    void delete(Path folder) throws IOException {
        Files.delete(in(folder));
    }
}
