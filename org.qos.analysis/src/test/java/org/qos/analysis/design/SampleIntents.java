package org.qos.analysis.design;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.qos.runtime.value.VlArbitration;

/** Intents with links of one kind. */
final class SampleIntents {

    /** The code of 8 data VLs. */
    static final int VLS_8 = 4;

    private SampleIntents() {}

    static Intent intent(DesignClass... classes) {
        return Intent.of(site(VLS_8, 4096), new ArrayList<>(Arrays.asList(classes)));
    }

    static DesignSite site(int vlCode, int mtu) {
        return new DesignSite(List.of(link(vlCode, mtu)), new TreeSet<>(), Optional.empty());
    }

    static DesignClass share(String name, int tenths) {
        return DesignClass.ofShare(name, OptionalInt.of(tenths), OptionalInt.empty());
    }

    static DesignClass ahead(String name, int tenths) {
        return DesignClass.ofShare(name, OptionalInt.empty(), OptionalInt.of(tenths));
    }

    static DesignClass none(String name) {
        return DesignClass.ofShare(name, OptionalInt.empty(), OptionalInt.empty());
    }

    /** Without a guarantee, with packets of 1024 bytes. */
    static DesignClass limited(String name) {
        return limited(name, 3);
    }

    /** Without a guarantee, with packets of an MTU by its code. */
    static DesignClass limited(String name, int mtu) {
        DesignClass of = none(name);
        return new DesignClass(
                name, of.use(), of.share(), of.ahead(), of.traffic(), OptionalInt.of(mtu), of.rateLimit());
    }

    /** A link whose tables have as many entries as one block. */
    static LinkKind link(int vlCode, int mtu) {
        return new LinkKind("every port", vlCode, VlArbitration.BLOCK, VlArbitration.BLOCK, mtu);
    }
}
