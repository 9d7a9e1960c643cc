package org.qos.analysis.vl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.value.VlWeight;

class VlForecastTest {

    private static final int FOUR_VLS = 3;
    private static final int EIGHT_VLS = 4;

    @Test
    void ofTheBuiltInTablesUpperVlsWrapOntoLowerOnes() {
        VlForecast forecast = VlForecast.of(SmOptions.DEFAULTS, PortKind.CA, EIGHT_VLS);
        assertEquals(8, forecast.vls());
        assertEquals(List.of(0, 8), forecast.dataVls().get(0).sls());
        assertEquals(List.of(7, 15), forecast.dataVls().get(7).sls());
        assertEquals(1, forecast.dataVls().get(0).highShare());
        assertEquals(4.0 / 56, forecast.dataVls().get(0).lowShare(), "the entry 8:4 wraps onto VL0");
        assertEquals(8.0 / 56, forecast.dataVls().get(1).lowShare(), "VL1 has the entries 1:4 and 9:4");
        assertEquals(List.of(), forecast.dropped());
    }

    @Test
    void aKindHasItsOwnTables() {
        SmOptions options = options(new QosOptions(
                OptionalInt.empty(),
                OptionalInt.of(9),
                Optional.of(List.of(new VlWeight(1, 30), new VlWeight(5, 30), new VlWeight(2, 60))),
                Optional.of(List.of()),
                Optional.of(List.of(0, 1, 2, 15, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 15))));
        VlForecast forecast = VlForecast.of(options, PortKind.SWITCH_EXTERNAL, FOUR_VLS);
        assertEquals(9, forecast.highLimit());
        assertEquals(List.of(3, 15), forecast.dropped());
        assertEquals(List.of(1, 5, 9, 13), forecast.dataVls().get(1).sls());
        assertEquals(0.5, forecast.dataVls().get(1).highShare());
        assertEquals(0, forecast.dataVls().get(1).lowShare());
        assertFalse(forecast.dataVls().get(0).isServed());
        assertEquals(0, VlForecast.of(options, PortKind.CA, FOUR_VLS).highLimit());
    }

    private static SmOptions options(QosOptions ofSwitches) {
        SmOptions on = SmOptions.DEFAULTS.withQos();
        return on.withTables(on.maxOpVls(), Map.of(PortKind.SWITCH_EXTERNAL, ofSwitches));
    }
}
