package org.qos.analysis.audit.loop;

import java.util.Arrays;

/**
 * The strongly connected components of a graph (Tarjan 1972), with a stack of its own instead of recursion, because
 * paths of dependencies can be as long as there are channels.
 */
final class StrongComponents {

    private static final int UNSEEN = -1;

    private final ChannelGraph graph;
    /** The component of each channel. */
    final int[] component;
    /** How many channels each component has. */
    final int[] sizes;

    private final int[] index;
    private final int[] low;
    private final int[] edge;
    private final int[] stack;
    private final int[] calls;
    private int stacked;
    private int called;
    private int seen;
    private int components;

    StrongComponents(ChannelGraph graph) {
        this.graph = graph;
        int size = graph.size();
        component = new int[size];
        sizes = new int[size];
        index = new int[size];
        low = new int[size];
        edge = new int[size];
        stack = new int[size];
        calls = new int[size];
        Arrays.fill(component, UNSEEN);
        Arrays.fill(index, UNSEEN);
        for (int channel = 0; channel < size; channel++) {
            if (index[channel] == UNSEEN) {
                search(channel);
            }
        }
    }

    int count() {
        return components;
    }

    private void search(int root) {
        call(root);
        while (called > 0) {
            int channel = calls[called - 1];
            if (edge[channel] < graph.first[channel + 1]) {
                visit(channel, graph.successors[edge[channel]++]);
            } else {
                leave(channel);
            }
        }
    }

    private void call(int channel) {
        index[channel] = seen;
        low[channel] = seen++;
        edge[channel] = graph.first[channel];
        stack[stacked++] = channel;
        calls[called++] = channel;
    }

    private void visit(int channel, int successor) {
        if (index[successor] == UNSEEN) {
            call(successor);
        } else if (component[successor] == UNSEEN) {
            low[channel] = Math.min(low[channel], index[successor]);
        }
    }

    private void leave(int channel) {
        called--;
        if (called > 0) {
            int caller = calls[called - 1];
            low[caller] = Math.min(low[caller], low[channel]);
        }
        if (low[channel] == index[channel]) {
            int top;
            do {
                top = stack[--stacked];
                component[top] = components;
                sizes[components]++;
            } while (top != channel);
            components++;
        }
    }
}
