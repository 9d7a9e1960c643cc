package org.qos.conformity.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.StringJoiner;

/**
 * Random nets for ibsim whose routing has credit loops now and then: rings with chords, tori, fat trees, and trees with
 * more cables. Each switch has an adapter or more.
 */
final class RandomNet {

    /** The shape of fat trees. */
    static final int FAT_TREE = 2;

    private static final int SHAPES = 4;
    private static final int PORTS = 12;

    private final Random random;
    private final List<List<String>> switches = new ArrayList<>();
    private final List<String> adapters = new ArrayList<>();

    /**
     * A net.
     *
     * @param shape a number that chooses the shape
     */
    RandomNet(Random random, int shape) {
        this.random = random;
        switch (shape % SHAPES) {
            case 0 -> ring(5 + random.nextInt(4));
            case 1 -> torus(3 + random.nextInt(3), 3 + random.nextInt(2));
            case FAT_TREE -> fatTree(3 + random.nextInt(3), 2 + random.nextInt(2));
            default -> tree(6 + random.nextInt(5));
        }
    }

    private void ring(int size) {
        add(size);
        for (int i = 0; i < size; i++) {
            adapter(i);
            cable(i, (i + 1) % size);
        }
        chords(random.nextInt(3));
    }

    private void torus(int width, int height) {
        add(width * height);
        for (int i = 0; i < width * height; i++) {
            adapter(i);
            cable(i, i / width * width + (i + 1) % width);
            cable(i, (i + width) % (width * height));
        }
    }

    private void fatTree(int leaves, int spines) {
        add(leaves + spines);
        for (int leaf = 0; leaf < leaves; leaf++) {
            adapter(leaf);
            adapter(leaf);
            for (int spine = 0; spine < spines; spine++) {
                cable(leaf, leaves + spine);
            }
        }
    }

    private void tree(int size) {
        add(size);
        for (int i = 0; i < size; i++) {
            adapter(i);
            if (i > 0) {
                cable(i, random.nextInt(i));
            }
        }
        chords(2 + random.nextInt(size));
    }

    private void chords(int count) {
        for (int i = 0; i < count; i++) {
            cable(random.nextInt(switches.size()), random.nextInt(switches.size()));
        }
    }

    private void add(int count) {
        for (int i = 0; i < count; i++) {
            switches.add(new ArrayList<>());
        }
    }

    private void adapter(int on) {
        switches.get(on).add("\"h" + adapters.size() + "\"[1]");
        adapters.add("\"sw" + on + "\"[" + switches.get(on).size() + "]");
    }

    private void cable(int one, int other) {
        List<String> mine = switches.get(one);
        List<String> theirs = switches.get(other);
        if (one != other && mine.size() < PORTS && theirs.size() < PORTS) {
            mine.add("\"sw" + other + "\"[" + (theirs.size() + 1) + "]");
            theirs.add("\"sw" + one + "\"[" + mine.size() + "]");
        }
    }

    /** The net file of ibsim. */
    String net() {
        StringJoiner net = new StringJoiner("\n");
        for (int i = 0; i < switches.size(); i++) {
            net.add("Switch " + PORTS + " \"sw" + i + "\"");
            for (int port = 0; port < switches.get(i).size(); port++) {
                net.add("[" + (port + 1) + "] " + switches.get(i).get(port));
            }
            net.add("");
        }
        for (int i = 0; i < adapters.size(); i++) {
            net.add("Hca 1 \"h" + i + "\"").add("[1] " + adapters.get(i)).add("");
        }
        return net.toString();
    }
}
