package org.qos.runtime.request;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import org.qos.runtime.match.Request;
import org.qos.runtime.path.Selected;
import org.qos.runtime.path.Selector;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.ServiceId;

/** Writes requests so that {@link RequestParser} reads the same again. */
public final class RequestText {

    private final List<String> words = new ArrayList<>();

    private final LongFunction<String> port;
    private final boolean shell;

    private RequestText(LongFunction<String> port, boolean shell) {
        this.port = port;
        this.shell = shell;
    }

    /** A request in one line. */
    public static String of(PathRequest request) {
        return new RequestText(Guid::text, false).text(request);
    }

    /**
     * A request between ports in one line, as arguments of a shell.
     *
     * @param port how the port with a GUID is written
     */
    static String forShell(PathRequest request, LongFunction<String> port) {
        return new RequestText(port, true).text(request);
    }

    private String text(PathRequest request) {
        end(RequestKeyword.FROM, request.from());
        end(RequestKeyword.TO, request.to());
        compared(request.serviceId(), request.qosClass(), request.tclass(), request.pkey());
        number(RequestKeyword.SL, request.sl());
        request.mtu().ifPresent(mtu -> selected(RequestKeyword.MTU, mtu));
        request.rate().ifPresent(rate -> selected(RequestKeyword.RATE, rate));
        request.packetLife().ifPresent(life -> selected(RequestKeyword.LIFE, life));
        if (request.reversible()) {
            words.add(RequestKeyword.REVERSIBLE.text());
        }
        number(RequestKeyword.NUMB_PATH, request.numbPath());
        request.client().ifPresent(client -> add(RequestKeyword.CLIENT, client.keyword()));
        return String.join(" ", words);
    }

    /** What of a query a policy compares, in one line, with the GUIDs of both ports. */
    public static String of(Request request) {
        return of(request, Guid::text);
    }

    /**
     * What of a query a policy compares, in one line.
     *
     * @param port how the port with a GUID is written
     */
    public static String of(Request request, LongFunction<String> port) {
        RequestText text = new RequestText(port, false);
        text.add(RequestKeyword.FROM, port.apply(request.sourceGuid()));
        text.add(RequestKeyword.TO, port.apply(request.destinationGuid()));
        text.compared(request.serviceId(), request.qosClass(), request.tclass(), request.pkey());
        return String.join(" ", text.words);
    }

    private void compared(OptionalLong serviceId, OptionalInt qosClass, OptionalInt tclass, OptionalInt pkey) {
        serviceId.ifPresent(id -> add(RequestKeyword.SERVICE, ServiceId.shortText(id)));
        number(RequestKeyword.CLASS, qosClass);
        number(RequestKeyword.TCLASS, tclass);
        pkey.ifPresent(number -> add(RequestKeyword.PKEY, Pkey.text(number)));
    }

    private void add(RequestKeyword keyword, String value) {
        words.add(keyword.text());
        words.add(value);
    }

    private void number(RequestKeyword keyword, OptionalInt value) {
        value.ifPresent(number -> add(keyword, String.valueOf(number)));
    }

    private void selected(RequestKeyword keyword, Selected selected) {
        switch (selected.selector()) {
            case LESS_THAN -> add(keyword, operator("<"));
            case GREATER_THAN -> add(keyword, operator(">"));
            case EXACTLY -> add(keyword, "=");
            case BEST -> add(keyword, "largest");
        }
        if (selected.selector() != Selector.BEST) {
            words.add(String.valueOf(selected.value()));
        }
    }

    /** A shell redirects input and output with it. */
    private String operator(String sign) {
        return shell ? "'" + sign + "'" : sign;
    }

    private void end(RequestKeyword keyword, End end) {
        if (end instanceof End.Group group) {
            words.addAll(List.of(keyword.text(), "group", new RequestToken(group.name(), true).written()));
        } else {
            add(keyword, single(end));
        }
    }

    private String single(End end) {
        if (end instanceof End.Guid guid) {
            return port.apply(guid.portGuid());
        }
        if (end instanceof End.Lid lid) {
            return String.valueOf(lid.lid());
        }
        if (end instanceof End.GlobalId id) {
            return id.gid().toString();
        }
        return end instanceof End.Name name
                ? new RequestToken(name.node() + "/P" + name.port(), true).written()
                : "any";
    }
}
