package org.qos.dsl.syntax;

import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.request.WellKnownService;
import org.qos.runtime.value.Lid;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.PacketLife;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.PortNumber;
import org.qos.runtime.value.QosClass;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.TClass;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;

/** What the value of an entry means. */
public enum ValueKind {
    /** The name that an entry gives to its block. */
    NAME(Content.TEXT, "a name"),
    /** A text for readers. */
    DESCRIPTION(Content.TEXT, "a description"),
    /** The number by which the RFC syntax refers to a level, or that sorts rules. */
    SERIAL_NUMBER(Content.NUMBER, "a number"),
    /** A level by its serial number. */
    LEVEL_NUMBER(Content.NUMBER, "the sn of a qos-level"),
    /** A level by its name. */
    LEVEL_NAME(Content.TEXT, "the name of a qos-level"),
    /** Port groups by their names. */
    GROUPS(Content.NAMES, "names of port groups"),
    /** Partitions by their names. */
    PARTITIONS(Content.NAMES, "names of partitions"),
    /** Ports by node description and number. */
    PORT_NAMES(Content.NAMES, "port names such as node/P1"),
    /** Types of nodes. */
    NODE_TYPES(Content.NAMES, NodeTypeKeyword.list()),
    /** Port GUIDs. */
    PORT_GUIDS(Content.RANGES, "port GUIDs and ranges of them"),
    /** P_Keys, with or without the membership bit. */
    PKEYS(
            Content.RANGES,
            "P_Keys and ranges of them",
            "P_Key with or without the membership bit",
            "0",
            Pkey.text(Pkey.MAX)),
    /** Service-IDs, 64 bits. */
    SERVICE_IDS(Content.RANGES, "numbers and ranges such as 1,4-7"),
    /** QoS-Classes. */
    QOS_CLASSES(Content.RANGES, "numbers and ranges such as 1,4-7", "QoS-Class", 0, QosClass.MAX),
    /** Traffic classes. */
    TRAFFIC_CLASSES(Content.RANGES, "numbers and ranges such as 1,4-7", "traffic class", 0, TClass.MAX),
    /** Low bits of the destination LID. */
    PATH_BITS(
            Content.RANGES,
            "numbers and ranges such as 1,4-7",
            "low bits of the destination LID, of several the lowest; OpenSM does not use them",
            0,
            Lid.MAX_PATH_BITS),
    /** Ports of protocols that have a Service-ID for each. */
    SERVICE_PORTS(
            Content.RANGES,
            "port numbers",
            "port of the protocol",
            "0",
            "0x" + Integer.toHexString(WellKnownService.MAX_PORT)),
    /** Numbers of switch ports. */
    PORT_NUMBERS(
            Content.PORT_NUMBERS,
            "port numbers or *",
            "port numbers",
            Integer.toString(0),
            Integer.toString(PortNumber.MAX),
            Integer.toString(PortNumber.MAX_OPENSM)),
    /** A service level. */
    SL(Content.NUMBER, "a number", "service level", 0, Sl.MAX),
    /** An MTU code. */
    MTU(Content.NUMBER, "a number", "MTU code: 256 to 4096 bytes", Mtu.MIN_CODE, Mtu.MAX_CODE),
    /** A rate code. */
    RATE(
            Content.NUMBER,
            "a number",
            "rate code",
            Integer.toString(Rate.MIN_CODE),
            Integer.toString(Rate.MAX_CODE),
            Integer.toString(Rate.MAX_OPENSM_CODE)),
    /** A packet lifetime code. */
    PACKET_LIFE(Content.NUMBER, "a number", "packet lifetime code", 0, PacketLife.MAX_CODE),
    /** A QoS-Class. */
    QOS_CLASS(Content.NUMBER, "a number", "QoS-Class", 0, QosClass.MAX),
    /** A traffic class. */
    TRAFFIC_CLASS(Content.NUMBER, "a number", "traffic class", 0, TClass.MAX),
    /** The limit of high priority of a VL arbitration table. */
    HIGH_LIMIT(Content.NUMBER, "a number", "limit of high priority", 0, VlArbitration.MAX_HIGH_LIMIT),
    /** A table from SLs to VLs. */
    SL2VL_TABLE(Content.NUMBERS, "16 VLs", "one VL for each of the 16 SLs, 15 drops the packet", 0, Vl.DROP),
    /** A VL arbitration table. */
    VL_ARBITRATION(
            Content.WEIGHTS,
            "VL:weight pairs such as 0:64,1:32",
            "at most 64 pairs of a VL and a weight",
            "0:0",
            Vl.MAX_DATA + ":" + VlArbitration.MAX_WEIGHT);

    private final Content content;
    private final String expected;
    private final String meaning;
    private final String first;
    private final String last;
    private final String lastInOpenSm;

    ValueKind(Content content, String expected) {
        this(content, expected, "", "", "");
    }

    ValueKind(Content content, String expected, String meaning, int first, int last) {
        this(content, expected, meaning, Integer.toString(first), Integer.toString(last));
    }

    ValueKind(Content content, String expected, String meaning, String first, String last) {
        this(content, expected, meaning, first, last, last);
    }

    ValueKind(Content content, String expected, String meaning, String first, String last, String lastInOpenSm) {
        this.content = content;
        this.expected = expected;
        this.meaning = meaning;
        this.first = first;
        this.last = last;
        this.lastInOpenSm = lastInOpenSm;
    }

    /** Its form: one value or a list, of numbers or of text. */
    public Content content() {
        return content;
    }

    /** What is expected, for messages. */
    public String expected() {
        return expected;
    }

    /** What the number means; empty for values without a range. */
    public String meaning() {
        return meaning;
    }

    /** The lowest value as it is written; empty for values without a range. */
    public String first() {
        return first;
    }

    /** The highest value as it is written, that of OpenSM 3.3.23 in its own syntax; empty for values without a range. */
    public String last(PolicySyntax syntax) {
        return syntax == PolicySyntax.OPENSM ? lastInOpenSm : last;
    }

    /** Whether it is written as text, not as numbers. */
    public boolean isText() {
        return content == Content.TEXT || content == Content.NAMES;
    }

    /** Whether it is a table that is written as a whole. */
    public boolean isTable() {
        return this == SL2VL_TABLE || this == VL_ARBITRATION;
    }
}
