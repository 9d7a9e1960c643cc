package org.qos.runtime.request;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.path.Gid;

/** Reads an end of a request: {@code 0x…} is a port GUID, a bare decimal number a LID. */
final class EndParser {

    private static final int LARGEST_LID = 0xBFFF;
    private static final Pattern GUID = Pattern.compile("0[xX][0-9a-fA-F]{1,16}");
    private static final Pattern LID = Pattern.compile("[0-9]+");
    private static final Pattern NAME = Pattern.compile("(.+)/[Pp]([0-9]{1,3})");

    private EndParser() {}

    static End parse(Word word) throws RequestSyntaxException {
        Optional<Gid> gid = word.quoted() ? Optional.empty() : Gid.parse(word.text());
        if (gid.isPresent()) {
            return new End.GlobalId(gid.get());
        }
        if (!word.quoted() && GUID.matcher(word.text()).matches()) {
            return new End.Guid(Long.parseUnsignedLong(word.text().substring(2), 16));
        }
        if (!word.quoted() && LID.matcher(word.text()).matches()) {
            return new End.Lid(Numbers.between(word, "LID", 1, LARGEST_LID));
        }
        Matcher name = NAME.matcher(word.text());
        if (name.matches()) {
            return new End.Name(name.group(1), Integer.parseInt(name.group(2)));
        }
        throw new RequestSyntaxException("\"" + word.text()
                + "\" is no port; expected a port GUID (0x...), a LID, a GID or a port name (node/Pn)");
    }
}
