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
            classes.add(random.nextInt(8) == 0 ? limited(each, 4) : each);
        }
        return Intent.of(new DesignSite(links, reserved, Optional.empty()), classes);
    }

    /** One with links and packets of several sizes and with up to two high-priority classes, which may get most of a link. */
    Intent mixed() {
        List<LinkKind> links = new ArrayList<>();
        for (int kind = 1 + random.nextInt(3); kind > 0; kind--) {
            int entries = random.nextBoolean() ? LinkKind.USUAL_ENTRIES : 1 + random.nextInt(64);
            links.add(new LinkKind(
                    "kind " + kind, 3 + random.nextInt(3), entries, entries, Mtu.bytes(3 + random.nextInt(3))));
        }
        int ahead = random.nextInt(3);
        int count = 2 + random.nextInt(5);
        List<DesignClass> classes = new ArrayList<>();
        for (int place = 0; place < ahead; place++) {
            int share = random.nextBoolean() ? 50 + random.nextInt(400) : 0;
            int most = Math.max(share, 400 + random.nextInt(590));
            classes.add(limitedAtTimes(DesignClass.ofShare(
                    "Ahead " + place, share == 0 ? OptionalInt.empty() : OptionalInt.of(share), OptionalInt.of(most))));
        }
        for (int place = 0; place < count; place++) {
            boolean guaranteed = random.nextInt(3) > 0;
            int share = 10 + random.nextInt((ahead > 0 ? 800 : 1300) / count);
            classes.add(limitedAtTimes(DesignClass.ofShare(
                    "Class " + place, guaranteed ? OptionalInt.of(share) : OptionalInt.empty(), OptionalInt.empty())));
        }
        return Intent.of(new DesignSite(links, new TreeSet<>(), Optional.empty()), classes);
    }

    private DesignClass limitedAtTimes(DesignClass of) {
        return random.nextInt(3) == 0 ? limited(of, 1 + random.nextInt(5)) : of;
    }

    /** A port with one VL may have no tables. */
    private int entries(int vlCode) {
        return vlCode == 1 ? random.nextInt(2) : 1 + random.nextInt(64);
    }

    private DesignClass aheadClass() {
        OptionalInt share = random.nextBoolean() ? OptionalInt.of(100 + random.nextInt(300)) : OptionalInt.empty();
        return DesignClass.ofShare("Ahead", share, OptionalInt.of(400 + random.nextInt(550)));
    }

    private static DesignClass limited(DesignClass of, int mtuCode) {
        return new DesignClass(
                of.name(), of.use(), of.share(), of.ahead(), of.traffic(), OptionalInt.of(mtuCode), of.rateLimit());
    }
}
