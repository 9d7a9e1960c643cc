package org.qos.analysis.difference;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.analysis.vl.VlForecast;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.setup.PortTables;
import org.qos.runtime.setup.SetupPlanner;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlWeight;

/** The tables that each port has on one side: what the plan of the policy states for it, else what its kind has. */
final class PortForecasts {

    private final SmOptions options;
    private final Map<PortId, PortTables> stated = new HashMap<>();
    private final Map<PortKind, QosTables> usual = new HashMap<>();
    /** Many ports share tables. */
    private final Map<Key, VlForecast> forecasts = new HashMap<>();

    PortForecasts(ComparedSide side, Fabric fabric) {
        this.options = TablesByKind.options(side);
        SetupPlanner.plan(side.bound(fabric), SubnetState.of(fabric))
                .tables()
                .forEach(tables -> stated.put(tables.port(), tables));
    }

    /** The tables of a port for packets that come in by a port. */
    VlForecast of(PortKind kind, PortId port, int inPort) {
        Optional<PortTables> own = Optional.ofNullable(stated.get(port));
        Key key = new Key(
                kind,
                own.map(tables -> tables.sl2vl().get(inPort)),
                own.flatMap(PortTables::high),
                own.flatMap(PortTables::low),
                own.map(PortTables::highLimit).orElse(OptionalInt.empty()));
        return forecasts.computeIfAbsent(key, this::forecast);
    }

    private VlForecast forecast(Key key) {
        QosTables ofKind =
                usual.computeIfAbsent(key.kind(), kind -> VlForecast.tables(options, kind, options.maxUsedVls()));
        QosTables tables = new QosTables(
                key.highLimit().orElse(ofKind.highLimit()),
                key.high().orElse(ofKind.vlarbHigh()),
                key.low().orElse(ofKind.vlarbLow()),
                key.row().map(Sl2VlRow::vls).orElse(ofKind.sl2vl()));
        return VlForecast.of(tables, options.maxUsedVls());
    }

    /** What is stated for a port; what is empty its kind has. */
    private record Key(
            PortKind kind,
            Optional<Long> row,
            Optional<List<VlWeight>> high,
            Optional<List<VlWeight>> low,
            OptionalInt highLimit) {}
}
