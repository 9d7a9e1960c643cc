package org.qos.runtime.setup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Finds the port numbers of a scope that its nodes do not have. */
final class PortNumberCheck {

    private final ScopePorts ports;
    private final SetupFindings findings;

    PortNumberCheck(ScopePorts ports, SetupFindings findings) {
        this.ports = ports;
        this.findings = findings;
    }

    /** Checks {@code to}: a switch has ports from 0 on, another node from 1 on. */
    void outPorts(SetupFinding.Kind kind, int scope, PortNumbers numbers, Collection<PortId> selected) {
        check(kind, scope, numbers, selected, true);
    }

    /** Checks {@code from}: number 0 represents packets that begin at the node. */
    void inPorts(int scope, PortNumbers numbers, Collection<PortId> outPorts) {
        check(SetupFinding.Kind.NO_SUCH_IN_PORT, scope, numbers, outPorts, false);
    }

    private void check(
            SetupFinding.Kind kind, int scope, PortNumbers numbers, Collection<PortId> selected, boolean external) {
        if (numbers.all()) {
            return;
        }
        selected.stream().mapToLong(PortId::nodeGuid).distinct().forEach(guid -> {
            Node node = ports.node(new PortId(guid, 0));
            int first = external && node.type() != NodeType.SWITCH ? 1 : 0;
            Ranges absent = outside(numbers.numbers(), first, node.portCount());
            if (!absent.isEmpty()) {
                findings.add(kind, scope, absent, new PortId(guid, 0));
            }
        });
    }

    private static Ranges outside(Ranges numbers, int first, int last) {
        List<Range> absent = new ArrayList<>();
        for (Range range : numbers.ranges()) {
            if (range.first() < first) {
                absent.add(new Range(range.first(), Math.min(range.last(), first - 1)));
            }
            if (range.last() > last) {
                absent.add(new Range(Math.max(range.first(), last + 1), range.last()));
            }
        }
        return new Ranges(absent);
    }
}
