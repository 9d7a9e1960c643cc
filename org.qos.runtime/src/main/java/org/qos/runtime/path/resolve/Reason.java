package org.qos.runtime.path.resolve;

import java.util.Optional;
import org.qos.runtime.path.SaStatus;
import org.qos.runtime.path.Selected;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.Rate;

/**
 * Why there is no path. A text may hold <code>{0}</code>, what was asked for, and <code>{1}</code>, what was found instead;
 * ports are in it as numbers until {@link PathResolver#explain} puts their names.
 */
public enum Reason {
    /** The rate that the request names is not a rate code. */
    RATE_CODE_INVALID(SaStatus.REQUEST_INVALID, "", "rate code {0} of the request is not valid", Values.NUMBERS),
    /** The MTU that the request names is not an MTU code. */
    MTU_CODE_INVALID(SaStatus.REQUEST_INVALID, "", "MTU code {0} of the request is not valid", Values.NUMBERS),
    /** One of the two bits of the Service-ID is set in the component mask. */
    SERVICE_ID_HALF(
            SaStatus.INSUFFICIENT_COMPONENTS,
            "",
            "the request sets one of the two Service-ID bits only",
            Values.NUMBERS),
    /** A query for paths between several ports leaves out how many sources or destinations it has. */
    COUNTS_MISSING(
            SaStatus.INSUFFICIENT_COMPONENTS,
            "",
            "the request does not set the numbers of its SGIDs and DGIDs",
            Values.NUMBERS),
    /** A query for paths between several ports has no source or no destination. */
    NO_GIDS(SaStatus.REQUEST_INVALID, "4512", "the request has {0} SGIDs and {1} DGIDs", Values.NUMBERS),
    /** A GID of a query for paths between several ports is not a port of the subnet. */
    GID_UNKNOWN(SaStatus.REQUEST_INVALID_GID, "4506", "the subnet has no port {0}", Values.HEXADECIMAL),
    /** A GID of a query for paths between several ports has the prefix of another subnet. */
    GID_OF_OTHER_SUBNET(
            SaStatus.REQUEST_INVALID_GID, "", "the subnet prefix {0} is that of another subnet", Values.HEXADECIMAL),
    /** The GID of the source is not a port of the subnet. */
    SOURCE_UNKNOWN(SaStatus.NO_RECORDS, "", "the subnet has no port {0}, the source", Values.HEXADECIMAL),
    /** The LID of the source is not a port of the subnet. */
    SOURCE_LID_UNKNOWN(SaStatus.NO_RECORDS, "", "the subnet has no port with LID {0}, the source", Values.NUMBERS),
    /** The GID of the destination is not a port of the subnet. */
    DESTINATION_UNKNOWN(SaStatus.NO_RECORDS, "", "the subnet has no port {0}, the destination", Values.HEXADECIMAL),
    /** The LID of the destination is not a port of the subnet. */
    DESTINATION_LID_UNKNOWN(
            SaStatus.NO_RECORDS, "", "the subnet has no port with LID {0}, the destination", Values.NUMBERS),
    /** A GID has the prefix of another subnet, and there is no route through a router. */
    OTHER_SUBNET(SaStatus.NO_RECORDS, "", "the subnet prefix {0} is that of another subnet", Values.HEXADECIMAL),
    /** SGID and SLID, or DGID and DLID, are those of different ports. */
    ENDS_CONTRADICT(SaStatus.REQUEST_INVALID, "", "the GID and the LID {0} belong to different ports", Values.NUMBERS),
    /** The requester or the two ends share no P_Key, so that the requester may not know of the path. */
    NO_SHARED_PKEY(SaStatus.NO_RECORDS, "", "{0} and {1} have no P_Key in common", Values.ENDPOINTS),
    /** A port of the path has no LID. */
    NO_LID(SaStatus.NO_RECORDS, "1F20", "{0} has no LID", Values.ENDPOINTS),
    /** A switch does not forward to the LID. */
    NO_ROUTE(SaStatus.NO_RECORDS, "1F07", "{0} does not forward to LID {1}", Values.NODE_AND_NUMBER),
    /** The forwarding table points to a port without a cable. */
    NO_CABLE(
            SaStatus.NO_RECORDS,
            "1F05",
            "the path to LID {1} leads out of {0}, which has no cable",
            Values.PORT_AND_NUMBER),
    /** The forwarding tables lead to another port than the destination. */
    WRONG_DESTINATION(SaStatus.NO_RECORDS, "1F06", "the path to LID {1} ends at {0}", Values.PORT_AND_NUMBER),
    /** The forwarding tables lead round. */
    LOOP(
            SaStatus.NO_RECORDS,
            "1F25",
            "the path to LID {1} passes more than 64 switches, the last is {0}",
            Values.NODE_AND_NUMBER),
    /** The forwarding table of a switch is not known: no answer, rather than a refusal. */
    TABLE_UNKNOWN("", "the forwarding table of {0} is not known", Values.NODE_AND_NUMBER),
    /** OpenSM sets one SL2VL table or another in turn, and one drops SLs that the other does not: no answer. */
    SL2VL_NOT_KNOWN(
            "",
            "which SLs {0} drops is not known: OpenSM sets the qos_sw0_ and the qos_swe_ table in turn",
            Values.PORT_AND_NUMBER),
    /** Every SL is mapped to VL15 somewhere on the path. */
    ALL_SLS_DROPPED(SaStatus.NO_RECORDS, "", "from {0} on SL2VL drops every SL", Values.PORT_AND_NUMBER),
    /** The SL of the level is mapped to VL15 somewhere on the path. OpenSM does not log it. */
    LEVEL_SL_DROPPED(SaStatus.NO_RECORDS, "", "SL {0} of the level is mapped to VL15 on the path", Values.NUMBERS),
    /** The MTU of the path does not fit the request. */
    MTU_UNFIT(SaStatus.NO_RECORDS, "", "the request asks for MTU {0}, the path has {1}", Values.MTUS),
    /** The rate of the path does not fit the request. */
    RATE_UNFIT(SaStatus.NO_RECORDS, "", "the request asks for a rate of {0}, the path has {1}", Values.RATES),
    /** The packet lifetime of the path does not fit the request. */
    LIFE_UNFIT(SaStatus.NO_RECORDS, "", "the request asks for packet lifetime {0}, the path has {1}", Values.LIVES),
    /** The two ends cannot use the requested P_Key. */
    PKEY_NOT_SHARED(SaStatus.NO_RECORDS, "1F1A", "the two ports do not share the requested P_Key {0}", Values.PKEYS),
    /** The requested P_Key is none of the level. */
    PKEY_NOT_OF_LEVEL(SaStatus.NO_RECORDS, "1F1D", "the level does not allow the requested P_Key {0}", Values.PKEYS),
    /** The two ends share none of the P_Keys of the level. */
    NO_PKEY_OF_LEVEL(SaStatus.NO_RECORDS, "1F1E", "the two ports share no P_Key of the level", Values.NUMBERS),
    /** The two ends share no P_Key. */
    NO_PKEY(SaStatus.NO_RECORDS, "1F1B", "the two ports share no P_Key", Values.NUMBERS),
    /** The requested SL is another than the level's. */
    SL_NOT_OF_LEVEL(SaStatus.NO_RECORDS, "1F1F", "the request names SL {0}, its level has SL {1}", Values.NUMBERS),
    /** No partition has the P_Key, so that OpenSM answers an SL that depends on its memory: no answer. */
    PARTITION_UNKNOWN("", "no partition has the P_Key {0}, from which the SL comes", Values.PKEYS),
    /** The SL is mapped to VL15 somewhere on the path. */
    SL_DROPPED(SaStatus.NO_RECORDS, "1F24", "SL {0} is mapped to VL15 on the path", Values.NUMBERS),
    /** The requested SL is another than the routing engine's. */
    SL_NOT_OF_ENGINE(
            SaStatus.NO_RECORDS, "1F2A", "the request names SL {0}, the routing engine gives SL {1}", Values.NUMBERS),
    /** The routing engine chooses the SL by what the snapshot does not show: no answer, rather than a refusal. */
    ENGINE_SL_UNKNOWN("", "the SL is chosen by the routing engine, which the snapshot does not show", Values.NUMBERS),
    /** The request asks for a reversible path, and there is none back. */
    NOT_REVERSIBLE(
            SaStatus.NO_RECORDS,
            "",
            "the request asks for a reversible path, and there is no path back",
            Values.NUMBERS),
    /** No partition has the multicast group; groups that ports have made by joining are not known. */
    GROUP_UNKNOWN("1F09", "no partition has the multicast group", Values.NUMBERS),
    /** The request does not fit the multicast group. */
    GROUP_UNFIT(SaStatus.NO_RECORDS, "1F19", "the request does not fit the multicast group", Values.NUMBERS),
    /** The MLID and the members of a multicast group are not known. */
    GROUP_NOT_SHOWN(
            "",
            "MLID and members of the multicast group are not known; its SL is {0}, its rate code {1}",
            Values.NUMBERS);

    private final Optional<SaStatus> status;
    private final String logId;
    private final String text;
    private final Values values;

    Reason(SaStatus status, String logId, String text, Values values) {
        this(Optional.of(status), logId, text, values);
    }

    /** What is known of the subnet does not decide the answer. */
    Reason(String logId, String text, Values values) {
        this(Optional.empty(), logId, text, values);
    }

    Reason(Optional<SaStatus> status, String logId, String text, Values values) {
        this.status = status;
        this.logId = logId;
        this.text = text;
        this.values = values;
    }

    /** With which status the subnet administration refuses; empty when what is known does not decide the answer. */
    public Optional<SaStatus> status() {
        return status;
    }

    /**
     * The number of OpenSM's log line when one path is asked for, such as {@code 1F1F}; empty where it logs nothing at its
     * usual level.
     */
    public Optional<String> logId() {
        return Optional.of(logId).filter(id -> !id.isEmpty());
    }

    /** The reason as text. */
    String text(long wanted, long found, GraphPortNames names) {
        return text.replace("{0}", values.wanted(wanted, names)).replace("{1}", values.text(found, names));
    }

    /** What the two numbers of a refusal are. */
    private enum Values {
        NUMBERS,
        HEXADECIMAL,
        PKEYS,
        MTUS,
        RATES,
        LIVES,
        ENDPOINTS,
        NODE_AND_NUMBER,
        PORT_AND_NUMBER;

        /** The first number: what was asked for, with its selector where there is one, or where the path ends. */
        String wanted(long value, GraphPortNames names) {
            return switch (this) {
                case MTUS, RATES, LIVES -> selected(Selected.ofByte((int) value), names);
                case NODE_AND_NUMBER -> names.ofNode((int) value);
                case PORT_AND_NUMBER -> names.ofPlace((int) value);
                default -> text(value, names);
            };
        }

        private String selected(Selected asked, GraphPortNames names) {
            String value = text(asked.value(), names);
            return switch (asked.selector()) {
                case GREATER_THAN -> "more than " + value;
                case LESS_THAN -> "less than " + value;
                default -> value;
            };
        }

        String text(long value, GraphPortNames names) {
            return switch (this) {
                case NUMBERS, LIVES, NODE_AND_NUMBER, PORT_AND_NUMBER -> Long.toString(value);
                case HEXADECIMAL -> Guid.text(value);
                case PKEYS -> Pkey.text(value);
                case MTUS -> Mtu.isCode((int) value) ? Integer.toString(Mtu.bytes((int) value)) : "code " + value;
                case RATES -> Rate.text((int) value);
                case ENDPOINTS -> names.ofEndpoint((int) value);
            };
        }
    }
}
