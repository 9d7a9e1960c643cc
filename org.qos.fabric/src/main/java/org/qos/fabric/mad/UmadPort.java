package org.qos.fabric.mad;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * A local InfiniBand port opened for MADs through libibumad.
 *
 * <p>It needs an InfiniBand device and the right to open {@code /dev/infiniband/umad*}, or a process that was started
 * with ibsim's libumad2sim in LD_PRELOAD.
 */
public final class UmadPort implements MadPort {

    /** Room after the header of libibumad: received datagrams may be longer than 256 bytes. */
    private static final int ROOM = 2 * Mad.SIZE;

    /**
     * The kernel hands over only answers to requests that it still knows (Linux mad.c: ib_find_send_mad), so that it
     * has to remember them for longer than anybody waits.
     */
    private static final int REMEMBER_MS = 10_000;

    /** UMAD_MAX_DEVICES and UMAD_CA_NAME_LEN of umad.h. */
    private static final int MAX_ADAPTERS = 32;

    private static final int NAME_LENGTH = 20;

    /** What umad_recv returns when nothing comes: EINTR, EAGAIN, ETIMEDOUT. */
    private static final Set<Integer> NOTHING = Set.of(-4, -11, -110);

    private final int port;
    private final Memory out;
    private final Memory in;
    private final Pointer madOut;
    private final Pointer madIn;
    private final IntByReference room = new IntByReference();
    private final Map<Integer, Integer> agents = new ConcurrentHashMap<>();

    private UmadPort(int port) {
        this.port = port;
        long header = Umad.umad_size().longValue();
        this.out = new Memory(header + ROOM);
        this.in = new Memory(header + ROOM);
        out.clear();
        in.clear();
        this.madOut = Umad.umad_get_mad(out);
        this.madIn = Umad.umad_get_mad(in);
    }

    /** Whether libibumad is there, without which no port can be opened; it is loaded then. */
    public static boolean isInstalled() {
        try {
            Umad.load();
            return true;
        } catch (MadException absent) {
            return false;
        }
    }

    /** Opens the first active port of the first channel adapter. */
    public static UmadPort openFirst() {
        return open(null, 0);
    }

    /**
     * Opens a port.
     *
     * @param caName the name of the channel adapter such as {@code mlx5_0}, null for the first
     * @param portNumber its port, 0 for the first active one
     * @throws MadException when libibumad is absent or the port cannot be opened; the message says what is missing
     */
    public static UmadPort open(String caName, int portNumber) {
        Umad.load();
        if (UmadFailure.HERE.hasNoDevice()) {
            throw UmadFailure.HERE.noDevice();
        }
        List<String> adapters = adapters();
        if (caName != null && !adapters.contains(caName)) {
            throw UmadFailure.HERE.unknownAdapter(caName, adapters);
        }
        Umad.umad_init();
        int port = Umad.umad_open_port(caName, portNumber);
        if (port < 0) {
            throw UmadFailure.HERE.notOpened(caName == null ? adapters : List.of(caName), portNumber, port);
        }
        return new UmadPort(port);
    }

    private static List<String> adapters() {
        Memory names = new Memory((long) MAX_ADAPTERS * NAME_LENGTH);
        names.clear();
        int count = Umad.umad_get_cas_names(names, MAX_ADAPTERS);
        return IntStream.range(0, count)
                .mapToObj(i -> names.getString((long) i * NAME_LENGTH))
                .toList();
    }

    @Override
    public void send(Mad mad, MadAddress to) {
        int agent = agents.computeIfAbsent(mad.madClass(), this::register);
        synchronized (out) {
            madOut.write(0, mad.bytes(), 0, Mad.SIZE);
            Umad.umad_set_addr(out, to.lid(), to.queuePair(), 0, to.qkey());
            int result = Umad.umad_send(port, agent, out, Mad.SIZE, REMEMBER_MS, 0);
            if (result < 0) {
                throw new MadException("cannot send a MAD to LID " + to.lid() + " (umad_send: " + result + ")");
            }
        }
    }

    @Override
    public Optional<Mad> receive(Duration timeout) {
        long deadline = nanoTime() + timeout.toNanos();
        synchronized (in) {
            long leftMs = timeout.toMillis();
            while (leftMs > 0) {
                room.setValue(ROOM);
                int result = Umad.umad_recv(port, in, room, (int) leftMs);
                if (result < 0 && !NOTHING.contains(result)) {
                    throw new MadException("cannot receive MADs (umad_recv: " + result + ")");
                }
                // a request that the kernel gives up comes back with a status
                if (result >= 0 && Umad.umad_status(in) == 0) {
                    return Optional.of(Mad.received(madIn.getByteArray(0, Math.min(room.getValue(), Mad.SIZE))));
                }
                leftMs = (deadline - nanoTime()) / 1_000_000;
            }
        }
        return Optional.empty();
    }

    private int register(int madClass) {
        int version = MadClass.ofCode(madClass).version();
        int agent = Umad.umad_register(port, madClass, version, (byte) 0, null);
        if (agent < 0) {
            throw new MadException("cannot register for MADs of class " + madClass + " (umad_register: " + agent + ")");
        }
        return agent;
    }

    /** Closes the port and its agents. */
    @Override
    public void close() {
        Umad.umad_close_port(port);
    }
}
