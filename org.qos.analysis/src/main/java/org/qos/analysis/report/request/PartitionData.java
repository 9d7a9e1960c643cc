package org.qos.analysis.report.request;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.analysis.partition.PortPkeys;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.analysis.report.html.Json;

/** Writes which ports share partitions, so that the script of a page does not count requests that OpenSM refuses. */
final class PartitionData {

    private final GroupClasses classes;
    private final Json json;

    PartitionData(GroupClasses classes, Json json) {
        this.classes = classes;
        this.json = json;
    }

    /**
     * Writes the members, none if partitions are not known: {@code pkeys}, the P_Keys of the same members, and {@code members}, for each
     * class of ports the places of those of which they are full members, and of those of which they are limited ones;
     * nothing for ports that no request can name.
     */
    void write(SharedPkeys shared) {
        if (!shared.isKnown()) {
            return;
        }
        Map<List<BitSet>, List<Integer>> alike = new LinkedHashMap<>();
        int place = 0;
        for (int pkey : shared.pkeys()) {
            alike.computeIfAbsent(members(place++), members -> new ArrayList<>())
                    .add(pkey);
        }
        json.name("pkeys").array(alike.values(), pkeys -> json.array(pkeys, json::value));
        List<List<BitSet>> places = List.copyOf(alike.keySet());
        json.name("members").array(all -> {
            for (int number = 0; number < classes.count(); number++) {
                int member = number;
                json.array(kinds -> {
                    if (classes.pkeysOf(member).isPresent()) {
                        json.array(places(places, 0, member), json::value);
                        json.array(places(places, 1, member), json::value);
                    }
                });
            }
        });
    }

    /** The classes of full members of a P_Key, and of limited ones. */
    private List<BitSet> members(int place) {
        BitSet full = new BitSet();
        BitSet limited = new BitSet();
        for (int number = 0; number < classes.count(); number++) {
            Optional<PortPkeys> pkeys = classes.pkeysOf(number);
            boolean isFull = pkeys.isPresent() && pkeys.get().full().get(place);
            full.set(number, isFull);
            limited.set(
                    number, !isFull && pkeys.isPresent() && pkeys.get().all().get(place));
        }
        return List.of(full, limited);
    }

    private static List<Integer> places(List<List<BitSet>> members, int kind, int number) {
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < members.size(); place++) {
            if (members.get(place).get(kind).get(number)) {
                places.add(place);
            }
        }
        return places;
    }
}
