package org.qos.analysis.design;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Gives each class a VL. Each class with a guarantee has one of its own. The others have one each as far as the VLs for them go, and else
 * share one with classes that have packets of the same size, while there is a VL for each size: turns of a VL with packets of several sizes
 * are longer than its weight.
 */
final class VlAssignment {

    private final List<DesignClass> classes;
    private final int mtu;
    private final Map<Integer, Integer> vlBySize = new HashMap<>();
    private int free;
    private int next;
    private int last;

    private VlAssignment(List<DesignClass> classes, int mtu, int forOthers) {
        this.classes = classes;
        this.mtu = mtu;
        this.free = forOthers;
    }

    /**
     * The VL of each class.
     *
     * @param mtu the MTU of the site in bytes
     * @param forOthers how many VLs the classes without a guarantee have together, at least 1 if there are any
     */
    static int[] of(List<DesignClass> classes, int mtu, int forOthers) {
        VlAssignment assignment = new VlAssignment(classes, mtu, forOthers);
        int[] vls = new int[classes.size()];
        for (int place = 0; place < vls.length; place++) {
            vls[place] = classes.get(place).isGuaranteed() ? assignment.next++ : assignment.other(place);
        }
        return vls;
    }

    private int other(int place) {
        int size = classes.get(place).packet(mtu);
        Integer same = vlBySize.get(size);
        if (free > (same == null ? 0 : newSizes(place))) {
            free--;
            last = next++;
            vlBySize.put(size, last);
            return last;
        }
        return same == null ? last : same;
    }

    /** How many sizes of packets without a VL follow. */
    private int newSizes(int place) {
        Set<Integer> sizes = new HashSet<>();
        classes.subList(place + 1, classes.size()).stream()
                .filter(each -> !each.isGuaranteed())
                .forEach(each -> sizes.add(each.packet(mtu)));
        sizes.removeAll(vlBySize.keySet());
        return sizes.size();
    }
}
