package org.qos.runtime.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Multicast GIDs as text and their fields (RFC 4291, RFC 4391). */
class MgidTextTest {

    private static final long SEED = 20_061_202L;

    @ParameterizedTest
    @CsvSource({
        "ff12:401b:ffff::ffff:ffff, ff12:401b:ffff:0:0:0:ffff:ffff",
        "ff12::, ff12:0:0:0:0:0:0:0",
        "ff12::1, ff12:0:0:0:0:0:0:1",
        "FF12:0401:0:0:0:0:0:000A, ff12:401:0:0:0:0:0:a",
        "ff12:1:2:3:4:5:6::, ff12:1:2:3:4:5:6:0",
        "ff12::2:3:4:5:6:7, ff12:0:2:3:4:5:6:7",
        "ff12::1.2.3.4, ff12:0:0:0:0:0:102:304",
        "ff12:401b:0:0:0:0:239.255.0.10, ff12:401b:0:0:0:0:efff:a"
    })
    void zerosMayBeLeftOutOnce(String text, String all) {
        assertEquals(Optional.of(all), Mgid.parse(text).map(Mgid::toString));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "::",
                ":",
                "ff12",
                "ff12:1:2:3:4:5:6",
                "ff12:1:2:3:4:5:6:7:8",
                "ff12:1:2:3::4:5:6:7",
                "ff12::1::2",
                "ff12:::1",
                "ff12::12345",
                "ff12::g",
                "ff12::-1",
                "ff12::+1",
                "ff12:: 1",
                "ff12::\u0661",
                "ff12::01.2.3.4",
                "ff12::1.2.3",
                "ff12::1.2.3.256",
                "ff12::1.2.3.4.5",
                "ff12::1.2.3.4%0",
                "ff12:1.2.3.4",
                "ff12:1:2:3:4:5:6:1.2.3.4",
                ":ff12::1",
                "ff12::1:",
                "fe80::1",
                "::ff12",
                "f12::1"
            })
    void otherTextIsNotAMulticastGid(String text) {
        assertEquals(Optional.empty(), Mgid.parse(text));
    }

    /** Java's reader of IPv6 addresses is the independent statement. */
    @Test
    void anyGidIsReadAsAnAddressIs() throws Exception {
        Random random = new Random(SEED);
        for (int round = 0; round < 1_000; round++) {
            byte[] bytes = new byte[16];
            for (int i = 0; i < 16; i++) {
                bytes[i] = (byte) (random.nextInt(3) == 0 ? random.nextInt() : 0);
            }
            bytes[0] = (byte) 0xff;
            String text = InetAddress.getByAddress(bytes).getHostAddress();
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            Mgid expected = new Mgid(buffer.getLong(), buffer.getLong());
            assertEquals(Optional.of(expected), Mgid.parse(text), "seed " + SEED + ", round " + round);
            assertEquals(text, expected.toString());
        }
    }

    @ParameterizedTest(name = "{0}: scope {1}, IP {2}, P_Key {3}")
    @CsvSource({
        "ff12:401b:ffff::1, 2, true, 0xffff",
        "ff15:601b:8001::1, 5, true, 0x8001",
        "ff1f:401c:1::1, 15, false, 0x0001",
        "ff10:401a:0::1, 0, false, 0x0000",
        "fff2:0:401b::1, 2, false, 0x401b"
    })
    void scopeSignatureAndPkeyAreFieldsOfTheUpperHalf(String text, int scope, boolean ip, String pkey) {
        Mgid gid = Mgid.parse(text).orElseThrow();
        assertEquals(scope, gid.scope());
        assertEquals(ip, gid.isIp());
        assertEquals(Integer.decode(pkey), gid.pkey());
    }

    @Test
    void aChangedFieldLeavesTheOthersAlone() {
        Random random = new Random(SEED);
        for (int round = 0; round < 200; round++) {
            Mgid gid = new Mgid(random.nextLong(), random.nextLong());
            int scope = random.nextInt(16);
            int pkey = random.nextInt(0x10000);
            Mgid changed = gid.withScope(scope).withPkey(pkey);
            String about = "seed " + SEED + ", round " + round;
            assertEquals(scope, changed.scope(), about);
            assertEquals(pkey, changed.pkey(), about);
            assertEquals(gid, changed.withScope(gid.scope()).withPkey(gid.pkey()), about);
            assertEquals(changed, gid.withPkey(pkey | 0xabc0000).withScope(scope), "only 16 bits are taken");
        }
    }
}
