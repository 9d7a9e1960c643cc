package org.qos.dsl.ide.policytest;

import java.util.List;
import java.util.OptionalInt;
import org.qos.dsl.ide.format.BlockIndentation;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.policytest.PolicyTestScanner;
import org.qos.dsl.scanner.ScannedToken;

/** Indents the statements of a test. */
final class PolicyTestIndentation implements BlockIndentation {

    @Override
    public OptionalInt depth(DocumentSnapshot snapshot, int offset) {
        List<ScannedToken> before = PolicyTestScanner.scan(snapshot.text().substring(0, offset));
        boolean inside = false;
        for (ScannedToken token : before) {
            inside = token.is("'{'") || inside && !token.is("'}'");
        }
        return OptionalInt.of(inside ? 1 : 0);
    }

    @Override
    public boolean closes(String line) {
        return line.startsWith("}");
    }
}
