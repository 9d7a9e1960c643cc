package org.qos.analysis.audit;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;

/**
 * The P_Keys of partitions that the rules and levels of a policy name, and which of them two end ports share. OpenSM refuses a
 * request whose ports do not share its P_Key, or with a level that states P_Keys none of these
 * (osm_sa_path_record.c:pr_rcv_get_path_parms). Without a partition file nothing is known: ports may share any P_Key.
 */
final class NamedPkeys {

    private final boolean known;
    /** The P_Keys without their membership bits, ascending. */
    private final int[] pkeys;
    /** The number of the memberships of each endpoint. */
    private final int[] memberships;
    /** By the number of memberships: the places of the P_Keys whose full member a port is. */
    private final long[][] full;
    /** The same for full and limited members. */
    private final long[][] all;

    NamedPkeys(Policy policy, RoutedSubnet subnet) {
        known = !subnet.partitions().equals(Partitions.WITHOUT_FILE);
        pkeys = known ? named(policy, subnet.partitions()) : new int[0];
        Map<Membership, Integer> numbers = new HashMap<>();
        memberships = new int[subnet.fabric().endpoints().size()];
        for (int end = 0; end < memberships.length; end++) {
            Membership membership = membership(subnet.pkeys(), end);
            numbers.putIfAbsent(membership, numbers.size());
            memberships[end] = numbers.get(membership);
        }
        full = new long[numbers.size()][];
        all = new long[numbers.size()][];
        numbers.forEach((membership, number) -> {
            full[number] = words(membership.full());
            all[number] = words(membership.all());
        });
    }

    private static int[] named(Policy policy, Partitions partitions) {
        BitSet values = new BitSet();
        Stream.concat(
                        policy.rules().stream()
                                .flatMap(rule ->
                                        Stream.of(rule.pkeys(), rule.level().pkeys())),
                        Stream.of(policy.defaultLevel().pkeys()))
                .flatMap(ranges -> ranges.ranges().stream())
                .forEach(range -> values.set(limited(range.first()), after(range.last())));
        return partitions.partitions().stream()
                .mapToInt(Partition::pkey)
                .filter(values::get)
                .sorted()
                .distinct()
                .toArray();
    }

    /** A value, at most the one after the last P_Key. */
    private static int limited(long value) {
        return Long.compareUnsigned(value, Pkey.BASE_MASK) <= 0 ? (int) value : Pkey.BASE_MASK + 1;
    }

    private static int after(long value) {
        return limited(value) + (Long.compareUnsigned(value, Pkey.BASE_MASK) <= 0 ? 1 : 0);
    }

    private Membership membership(PkeyTables tables, int end) {
        Membership membership = new Membership(new BitSet(), new BitSet());
        for (int entry = 0; pkeys.length > 0 && entry < tables.size(end); entry++) {
            int pkey = tables.key(end, entry);
            int place = Arrays.binarySearch(pkeys, Pkey.base(pkey));
            if (place >= 0) {
                membership.all().set(place);
                if ((pkey & Pkey.MEMBERSHIP_BIT) != 0) {
                    membership.full().set(place);
                }
            }
        }
        return membership;
    }

    private long[] words(BitSet places) {
        return Arrays.copyOf(places.toLongArray(), words());
    }

    /** Whether partitions are known. */
    boolean areKnown() {
        return known;
    }

    /** A P_Key by its place. */
    int pkey(int place) {
        return pkeys[place];
    }

    /** The classes of endpoints, divided further so that ports of a kind share the same P_Keys with others. */
    int[] kinds(int[] classes) {
        Map<Long, Integer> numbers = new HashMap<>();
        int[] kinds = new int[classes.length];
        for (int port = 0; port < kinds.length; port++) {
            long kind = (long) classes[port] << Integer.SIZE | memberships[port];
            numbers.putIfAbsent(kind, numbers.size());
            kinds[port] = numbers.get(kind);
        }
        return kinds;
    }

    /** The places of the P_Keys with which a rule can give its level to a request that carries one of them. */
    BitSet stated(MatchRule rule) {
        return places(rule.pkeys(), rule.level().pkeys());
    }

    private BitSet places(Ranges ranges, Ranges ofLevel) {
        BitSet places = places(ranges);
        if (!ofLevel.isEmpty()) {
            places.and(places(ofLevel));
        }
        return places;
    }

    private BitSet places(Ranges ranges) {
        BitSet places = new BitSet();
        ranges.ranges().forEach(range -> places.set(below(limited(range.first())), below(after(range.last()))));
        return places;
    }

    /** How many of the P_Keys are below a value. */
    private int below(int value) {
        int place = Arrays.binarySearch(pkeys, value);
        return place < 0 ? -place - 1 : place;
    }

    /** What ports have to share so that a rule can give them its level. */
    Needed needed(MatchRule rule) {
        return rule.pkeys().isEmpty() ? needed(rule.level()) : needed(stated(rule));
    }

    /** What ports have to share so that they can have a level, whatever gives it. */
    Needed needed(QosLevel level) {
        return level.pkeys().isEmpty() ? Needed.NOTHING : needed(places(level.pkeys()));
    }

    /** One of some P_Keys, by their places. */
    Needed needed(BitSet places) {
        return known ? new Needed(places) : Needed.NOTHING;
    }

    /** How many words the places of all P_Keys take. */
    int words() {
        return (pkeys.length + Long.SIZE - 1) / Long.SIZE;
    }

    /** How many P_Keys have a place. */
    int count() {
        return pkeys.length;
    }

    /** The P_Keys that two endpoints share, a bit for each place: the word with a number, from 0. */
    long shared(int one, int other, int word) {
        int mine = memberships[one];
        int theirs = memberships[other];
        return all[mine][word] & full[theirs][word] | full[mine][word] & all[theirs][word];
    }

    /** Whether two endpoints share one of the P_Keys. */
    boolean shareAny(int one, int other) {
        for (int word = 0; word < words(); word++) {
            if (shared(one, other, word) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether two endpoints share one of the P_Keys that are needed. */
    boolean share(int one, int other, Needed needed) {
        if (needed.places == null) {
            return true;
        }
        for (int word = 0; word < needed.words.length; word++) {
            if ((shared(one, other, word) & needed.words[word]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The places of P_Keys of which two ports have to share one; compared by these. */
    static final class Needed {

        /** None of the named P_Keys in particular. */
        static final Needed NOTHING = new Needed(null);

        private final BitSet places;
        private final long[] words;

        private Needed(BitSet places) {
            this.places = places;
            words = places == null ? null : places.toLongArray();
        }

        /** The places; none where nothing is needed. */
        IntStream places() {
            return places == null ? IntStream.empty() : places.stream();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Needed needed && Objects.equals(places, needed.places);
        }

        @Override
        public int hashCode() {
            return Objects.hashCode(places);
        }
    }

    /**
     * The partitions of a port.
     *
     * @param full the places of the P_Keys whose full member it is
     * @param all the same for full and limited members
     */
    private record Membership(BitSet full, BitSet all) {}
}
