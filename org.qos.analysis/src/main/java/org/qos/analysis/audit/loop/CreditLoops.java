package org.qos.analysis.audit.loop;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.audit.traffic.Dependencies;

/**
 * Finds the cycles of a channel dependency graph. Without one, routing is free of deadlocks (Dally and Seitz 1987; for
 * InfiniBand a channel is a VL of a link, because each has credits of its own, IBTA 7.9).
 */
public final class CreditLoops {

    /** From how many channels of a component the search for a short cycle starts. */
    private static final int STARTS = 64;

    private final Dependencies dependencies;
    private final ChannelGraph graph;
    private final StrongComponents components;
    private final int[] queue;
    private final int[] predecessor;

    private CreditLoops(Dependencies dependencies) {
        this.dependencies = dependencies;
        this.graph = new ChannelGraph(dependencies);
        this.components = new StrongComponents(graph);
        this.queue = new int[graph.size()];
        this.predecessor = new int[graph.size()];
    }

    /** One loop for each set of channels that can wait for each other, the largest set first. */
    public static List<CreditLoop> of(Dependencies dependencies) {
        return new CreditLoops(dependencies).loops();
    }

    private List<CreditLoop> loops() {
        List<List<Integer>> members = new ArrayList<>();
        int[] place = new int[components.count()];
        for (int channel = 0; channel < graph.size(); channel++) {
            int component = components.component[channel];
            if (components.sizes[component] > 1) {
                if (place[component] == 0) {
                    members.add(new ArrayList<>());
                    place[component] = members.size();
                }
                members.get(place[component] - 1).add(channel);
            }
        }
        members.sort((one, other) -> other.size() - one.size());
        return members.stream().map(this::loop).toList();
    }

    private CreditLoop loop(List<Integer> members) {
        List<Integer> shortest = List.of();
        for (int start : members.subList(0, Math.min(STARTS, members.size()))) {
            List<Integer> found = cycle(start);
            if (shortest.isEmpty() || found.size() < shortest.size()) {
                shortest = found;
            }
        }
        List<CreditLoop.Step> steps = new ArrayList<>();
        for (int i = 0; i < shortest.size(); i++) {
            int channel = graph.channels[shortest.get(i)];
            int next = graph.channels[shortest.get((i + 1) % shortest.size())];
            steps.add(
                    new CreditLoop.Step(Channel.link(channel), Channel.vl(channel), dependencies.path(channel, next)));
        }
        return new CreditLoop(steps, members.size());
    }

    /** A shortest cycle through a channel of a component, by breadth-first search. */
    private List<Integer> cycle(int start) {
        Arrays.fill(predecessor, -1);
        int end = 0;
        queue[end++] = start;
        for (int place = 0; place < end; place++) {
            int channel = queue[place];
            for (int edge = graph.first[channel]; edge < graph.first[channel + 1]; edge++) {
                int successor = graph.successors[edge];
                if (successor == start) {
                    return backFrom(channel, start);
                }
                if (predecessor[successor] < 0 && components.component[successor] == components.component[start]) {
                    predecessor[successor] = channel;
                    queue[end++] = successor;
                }
            }
        }
        throw new IllegalStateException("channel " + start + " is in no cycle");
    }

    private List<Integer> backFrom(int last, int start) {
        List<Integer> cycle = new ArrayList<>();
        for (int channel = last; channel != start; channel = predecessor[channel]) {
            cycle.add(channel);
        }
        cycle.add(start);
        Collections.reverse(cycle);
        return cycle;
    }
}
