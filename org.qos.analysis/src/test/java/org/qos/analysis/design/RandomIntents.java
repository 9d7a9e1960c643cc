package org.qos.analysis.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeSet;
import org.qos.runtime.value.Mtu;

/**
 * Random intents; of the shares, most sum up to less than a link.
 *
 * @param random gives the choices
 */
record RandomIntents(Random random) {

    Intent next() {
        List<LinkKind> links = new ArrayList<>();
        for (int kind = 1 + random.nextInt(2); kind > 0; kind--) {
            int vlCode = random.nextInt(12) == 0 ? 1 : 2 + random.nextInt(4);
            links.add(new LinkKind(
                    "kind " + kind, vlCode, entries(vlCode), entries(vlCode), Mtu.bytes(3 + random.nextInt(3))));
        }
        TreeSet<Integer> reserved = new TreeSet<>();
        for (int sl = random.nextInt(3); sl > 0; sl--) {
            reserved.add(random.nextInt(16));
        }
        int count = 1 + random.nextInt(6);
        boolean ahead = random.nextInt(3) == 0;
        List<DesignClass> classes = new ArrayList<>();
        if (ahead) {
            classes.add(aheadClass());
        }
        for (int place = 0; place < count; place++) {
            boolean guaranteed = random.nextInt(4) > 0;
            int share = 10 + random.nextInt((ahead ? 700 : 1200) / count);
            DesignClass each = DesignClass.ofShare(
                    "Class " + place, guaranteed ? OptionalInt.of(share) : OptionalInt.empty(), OptionalInt.empty());
            classes.add(random.nextInt(8) == 0 ? limited(each) : each);
        }
        return Intent.of(new DesignSite(links, reserved, Optional.empty()), classes);
    }

    /** A port with one VL may have no tables. */
    private int entries(int vlCode) {
        return vlCode == 1 ? random.nextInt(2) : 1 + random.nextInt(64);
    }

    private DesignClass aheadClass() {
        OptionalInt share = random.nextBoolean() ? OptionalInt.of(100 + random.nextInt(300)) : OptionalInt.empty();
        return DesignClass.ofShare("Ahead", share, OptionalInt.of(400 + random.nextInt(550)));
    }

    private static DesignClass limited(DesignClass of) {
        return new DesignClass(
                of.name(), of.use(), of.share(), of.ahead(), of.traffic(), OptionalInt.of(4), of.rateLimit());
    }
}
