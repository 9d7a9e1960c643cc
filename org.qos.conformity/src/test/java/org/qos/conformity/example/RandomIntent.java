package org.qos.conformity.example;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A random intent, as its author writes it. Some ask for more than a link has. No two classes have the same requests.
 *
 * @param vls the data VLs of the site, at most the 8 of ibsim
 * @param mtu the MTU of the site in bytes
 * @param reservedSls SLs that others use
 * @param engine the routing engine
 * @param classes the classes
 */
record RandomIntent(
        int vls, int mtu, List<Integer> reservedSls, Optional<String> engine, List<RequestedClass> classes) {

    private static final int WHOLE_LINK = 100;

    /** Requests that no two classes share. */
    private static final List<String> PROTOCOLS = List.of("lustre", "nfs-rdma", "nvme-of", "smb-direct", "iser", "rds");

    private static final String HEAD =
            """
            groups:
              Servers: 0x100001
              Nodes: [0x100003, 0x200002]
            partitions:
              - {name: Default, members: all}
              - {name: team-a, pkey: 0x101, members: [sm, Nodes]}
              - {name: team-b, pkey: 0x102, members: [sm, Servers], ipoib: false}
            classes:
            """;

    /**
     * A class.
     *
     * @param name its name
     * @param share its guarantee in percent
     * @param ahead the part in percent up to which it has high priority
     * @param limit its maximum MTU or rate, as YAML; may be empty
     * @param mtu the maximum MTU of its paths in bytes
     * @param traffic its requests, as YAML
     */
    record RequestedClass(String name, OptionalInt share, OptionalInt ahead, String limit, int mtu, String traffic) {

        private RequestedClass only(Predicate<Requirement> kept) {
            return new RequestedClass(
                    name,
                    kept.test(new Requirement("share", name)) ? share : OptionalInt.empty(),
                    kept.test(new Requirement("ahead", name)) ? ahead : OptionalInt.empty(),
                    limit,
                    mtu,
                    traffic);
        }

        private String yaml() {
            return "  - name: " + name + "\n"
                    + (share.isPresent() ? "    share: " + share.getAsInt() + "%\n" : "")
                    + (ahead.isPresent() ? "    ahead: " + ahead.getAsInt() + "%\n" : "")
                    + limit
                    + "    traffic: [" + traffic + "]\n";
        }
    }

    /** The next one. */
    static RandomIntent of(Random random) {
        int count = 1 + random.nextInt(6);
        boolean ahead = random.nextInt(3) == 0;
        int mtu = 1024 << random.nextInt(3);
        List<String> requests = requests(random);
        List<RequestedClass> classes = new ArrayList<>();
        for (int place = 0; place < count; place++) {
            boolean first = ahead && place == 0;
            OptionalInt most = first ? OptionalInt.of(45 + random.nextInt(50)) : OptionalInt.empty();
            boolean guaranteed = first ? random.nextBoolean() : random.nextInt(4) > 0;
            int share = Math.min(WHOLE_LINK, 1 + random.nextInt(first ? 30 : (ahead ? 70 : 120) / count));
            boolean small = random.nextInt(8) == 0;
            String limit = small ? "    mtu: 1024\n" : random.nextInt(6) == 0 ? "    rate: 50\n" : "";
            classes.add(new RequestedClass(
                    "Class " + place,
                    guaranteed ? OptionalInt.of(share) : OptionalInt.empty(),
                    most,
                    limit,
                    small ? 1024 : mtu,
                    requests.get(place)));
        }
        int vls = random.nextInt(8) == 0 ? 1 + random.nextInt(2) : 4 << random.nextInt(2);
        List<Integer> reserved =
                random.ints(random.nextInt(3), 0, 16).distinct().boxed().toList();
        Optional<String> engine =
                switch (random.nextInt(20)) {
                    case 0 -> Optional.of("dfsssp");
                    case 1 -> Optional.of("ftree");
                    default -> Optional.empty();
                };
        return new RandomIntent(vls, mtu, reserved, engine, classes);
    }

    private static List<String> requests(Random random) {
        List<String> requests = new ArrayList<>(PROTOCOLS.stream()
                .map(protocol -> "{services: " + protocol + "}")
                .toList());
        for (int place = 1; place <= PROTOCOLS.size(); place++) {
            requests.add("{qos-classes: " + place + "}");
            requests.add(
                    "{services: tcp:" + (7000 + place) + ", groups: Servers}, {services: udp:" + (7000 + place) + "}");
        }
        requests.add("{partitions: team-a, qos-classes: 20}");
        requests.add("{partitions: team-b, groups: [Servers, Nodes], qos-classes: 21}");
        Collections.shuffle(requests, random);
        return requests;
    }

    /**
     * What an intent asks for, as {@code qos design --format json} names it.
     *
     * @param kind its {@code requirement}
     * @param of its {@code class}; empty for a requirement of the whole site
     */
    record Requirement(String kind, String of) {}

    /** The same with some of its requirements. A class of which nothing is kept is left out. */
    RandomIntent only(Predicate<Requirement> kept) {
        return only(kept, each -> Stream.of("class", "share", "ahead")
                .anyMatch(kind -> kept.test(new Requirement(kind, each.name))));
    }

    /** The same with some of its requirements, and with all its classes. */
    RandomIntent asking(Predicate<Requirement> kept) {
        return only(kept, each -> true);
    }

    private RandomIntent only(Predicate<Requirement> kept, Predicate<RequestedClass> isLeft) {
        return new RandomIntent(
                vls,
                mtu,
                kept.test(new Requirement("reserved-sls", "")) ? reservedSls : List.of(),
                engine.filter(name -> kept.test(new Requirement("routing-engine", ""))),
                classes.stream().filter(isLeft).map(each -> each.only(kept)).toList());
    }

    /** The intent as text. */
    String yaml() {
        return "site:\n  vls: " + vls + "\n  mtu: " + mtu + "\n"
                + (reservedSls.isEmpty() ? "" : "  reserved-sls: " + reservedSls + "\n")
                + engine.map(name -> "  routing-engine: " + name + "\n").orElse("")
                + HEAD
                + (classes.isEmpty()
                        ? "  - name: DEFAULT\n"
                        : classes.stream().map(RequestedClass::yaml).collect(Collectors.joining()));
    }
}
