package org.qos.dsl.project.design;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The keys of an intent. */
public enum IntentKey {
    /** What the site gives. */
    SITE(Section.FILE, Form.MAPPING, "what the site gives (default: what the fabric shows)"),
    /** Groups of ports. */
    GROUPS(
            Section.FILE,
            Form.MAPPING,
            "port groups by name: node descriptions with * and ?, or port GUIDs, one or a list (default: none)"),
    /** Partitions. */
    PARTITIONS(Section.FILE, Form.LIST, "the partitions besides the default one (default: none)"),
    /** Classes of traffic. */
    CLASSES(Section.FILE, Form.LIST, "the classes of traffic; a request belongs to the first one that it fits"),
    /** The VLs of links. */
    VLS(Section.SITE, Form.NUMBER, "the data VLs of every link: 1, 2, 4, 8 or 15 (default: those of the fabric)"),
    /** The MTU of links. */
    MTU(Section.SITE, Form.NUMBER, "the MTU of the links in bytes (default: that of the fabric)"),
    /** The capacity of arbitration tables. */
    TABLE_ENTRIES(
            Section.SITE,
            Form.NUMBER,
            "how many entries each arbitration table can have, 1 to 64 (default: those of the fabric, else 8)"),
    /** SLs of others. */
    RESERVED_SLS(
            Section.SITE,
            Form.LIST,
            "SLs that others use, such as 7 or 12-15; they get the VL of the default class (default: none)"),
    /** The routing engine. */
    ROUTING_ENGINE(
            Section.SITE, Form.TEXT, "the routing engine of OpenSM (default: one that leaves SLs to the policy)"),
    /** The name of a partition. */
    PARTITION_NAME(Section.PARTITION, Form.TEXT, "the name of the partition; Default for the default one"),
    /** Its P_Key. */
    PKEY(Section.PARTITION, Form.NUMBER, "the P_Key without the membership bit, 0x1 to 0x7fff"),
    /** Whether it is used by IPoIB. */
    IPOIB(Section.PARTITION, Form.TEXT, "whether it has a broadcast group for IPoIB: true or false (default: true)"),
    /** Its full members. */
    MEMBERS(Section.PARTITION, Form.LIST, "the full members: groups, all, or sm (default: none)"),
    /** Its limited members. */
    LIMITED(Section.PARTITION, Form.LIST, "the limited members: groups, all, or sm (default: none)"),
    /** The name of a class. */
    CLASS_NAME(Section.CLASS, Form.TEXT, "the name of the level; DEFAULT for the requests that no other class has"),
    /** What it is for. */
    USE(Section.CLASS, Form.TEXT, "what the class is for, for people (default: nothing)"),
    /** Its guarantee. */
    SHARE(Section.CLASS, Form.PERCENT, "the part of a full link that it gets at least, such as 30% (default: none)"),
    /** Its priority. */
    AHEAD(
            Section.CLASS,
            Form.PERCENT,
            "high priority: it is sent before the others, up to this part of a full link, such as 75%; all such classes together stay"
                    + " below the minimum of these parts (default: it is not)"),
    /** The limit of its MTU. */
    CLASS_MTU(Section.CLASS, Form.NUMBER, "the maximum MTU of its paths in bytes (default: no limit)"),
    /** The limit of its rate. */
    RATE(
            Section.CLASS,
            Form.NUMBER,
            "the maximum rate of its paths in Gb/s, 1 to 1200, such as 100 (default: no limit)"),
    /** Its requests. */
    TRAFFIC(Section.CLASS, Form.LIST, "which requests it has: those that fit one entry of the list"),
    /** Service-IDs. */
    SERVICES(
            Section.TRAFFIC,
            Form.LIST,
            "protocols such as lustre, ports such as tcp:7174 or tcp:7000-7010, port spaces such as tcp, or Service-IDs such as 0x10-0x1f"),
    /** QoS-Classes. */
    QOS_CLASSES(
            Section.TRAFFIC,
            Form.LIST,
            "QoS-Classes, 0 to 4095, such as 1 or 2-5; the RDMA CM sends the type of service as one"),
    /** Partitions. */
    TRAFFIC_PARTITIONS(Section.TRAFFIC, Form.LIST, "names of partitions"),
    /** Ends. */
    TRAFFIC_GROUPS(Section.TRAFFIC, Form.LIST, "port groups that have one end of the path");

    /** Where a key can be. */
    public enum Section {
        /** The file. */
        FILE(""),
        /** The value of {@code site}. */
        SITE(""),
        /** An element of {@code partitions}. */
        PARTITION("PARTITION_"),
        /** An element of {@code classes}. */
        CLASS("CLASS_"),
        /** An element of {@code traffic}. */
        TRAFFIC("TRAFFIC_");

        private final String prefix;

        Section(String prefix) {
            this.prefix = prefix;
        }
    }

    /** What a value is. */
    public enum Form {
        /** Keys and values. */
        MAPPING,
        /** A list. */
        LIST,
        /** A number. */
        NUMBER,
        /** A string. */
        TEXT,
        /** A part of a link. */
        PERCENT
    }

    private final Section section;
    private final Form form;
    private final String meaning;

    IntentKey(Section section, Form form, String meaning) {
        this.section = section;
        this.form = form;
        this.meaning = meaning;
    }

    /** What its value is. */
    public Form form() {
        return form;
    }

    /** What it states, for people. */
    public String meaning() {
        return meaning;
    }

    /** The key as it is written. */
    public String id() {
        String name = name();
        String own = name.startsWith(section.prefix) ? name.substring(section.prefix.length()) : name;
        return own.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The keys of a section. */
    public static List<IntentKey> of(Section section) {
        return Arrays.stream(values()).filter(key -> key.section == section).toList();
    }

    static Optional<IntentKey> byId(Section section, String id) {
        return of(section).stream().filter(key -> key.id().equals(id)).findFirst();
    }
}
