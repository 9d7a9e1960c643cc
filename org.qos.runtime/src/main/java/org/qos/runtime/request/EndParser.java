package org.qos.runtime.request;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.path.Gid;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Lid;

/** Reads an end of a request: {@code 0x…} is a port GUID, a bare decimal number a LID. */
final class EndParser {

    private static final Pattern GUID = Pattern.compile("0[xX][0-9a-fA-F]{1,16}");
    private static final Pattern LID = Pattern.compile("[0-9]+");
    /** The name of a node has a number in most fabrics; a word is something else. */
    private static final Pattern NODE = Pattern.compile("[A-Za-z][A-Za-z_. -]{0,30}[0-9][A-Za-z0-9_. -]{0,30}");

    private static final Pattern NAME = Pattern.compile("(.+)/[Pp]([0-9]{1,3})");

    private EndParser() {}

    static End parse(RequestToken token) throws RequestSyntaxException {
        Optional<Gid> gid = token.quoted() ? Optional.empty() : Gid.parse(token.text());
        if (gid.isPresent()) {
            return new End.GlobalId(gid.get());
        }
        if (!token.quoted() && GUID.matcher(token.text()).matches()) {
            return new End.Guid(Guid.parse(token.text()));
        }
        if (!token.quoted() && LID.matcher(token.text()).matches()) {
            return new End.Lid(RequestNumbers.between(token, "LID", 1, Lid.MAX_UNICAST));
        }
        Matcher name = NAME.matcher(token.text());
        if (name.matches()) {
            return new End.Name(name.group(1), Integer.parseInt(name.group(2)));
        }
        throw new RequestSyntaxException(RequestToken.shown(token.text())
                + " is not a port; expected a port GUID (0x...), a LID, a GID or a port name (node/Pn)"
                + example(token.text()));
    }

    /** The name of a port of the node that a text seems to be the name of. */
    private static String example(String text) {
        return NODE.matcher(text).matches() ? ", such as " + RequestToken.shown(text + "/P1") : "";
    }
}
