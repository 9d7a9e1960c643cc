package org.qos.fabric.mad;

import com.sun.jna.Memory;
import com.sun.jna.ptr.IntByReference;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

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
     * The kernel hands over only answers to requests that it still knows (Linux mad.c: ib_find_send_mad), so that it has
     * to remember them for longer than anybody waits.
     */
    private static final int REMEMBER_MS = 10_000;

    /** What umad_recv returns when nothing comes: EINTR, EAGAIN, ETIMEDOUT. */
    private static final Set<Integer> NOTHING = Set.of(-4, -11, -110);

    private final Umad umad;
    private final int port;
    private final Memory out;
    private final Memory in;
    private final Map<Integer, Integer> agents = new ConcurrentHashMap<>();

    private UmadPort(Umad umad, int port) {
        this.umad = umad;
        this.port = port;
        long size = umad.umad_size().longValue() + ROOM;
        this.out = new Memory(size);
        this.in = new Memory(size);
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
     * @throws MadException when libibumad is absent or the port cannot be opened
     */
    public static UmadPort open(String caName, int portNumber) {
        Umad umad = Umad.load();
        umad.umad_init();
        int port = umad.umad_open_port(caName, portNumber);
        if (port < 0) {
            String which = (caName == null ? "the first channel adapter" : caName) + ", port " + portNumber;
            throw new MadException("cannot open " + which + " for MADs (umad_open_port: " + port
                    + "): is there an active InfiniBand port, and may this user open /dev/infiniband/umad*?");
        }
        return new UmadPort(umad, port);
    }

    @Override
    public void send(Mad mad, MadAddress to) {
        int agent = agents.computeIfAbsent(mad.madClass(), this::register);
        synchronized (out) {
            out.clear();
            umad.umad_get_mad(out).write(0, mad.toBytes(), 0, Mad.SIZE);
            umad.umad_set_addr(out, to.lid(), to.queuePair(), 0, to.qkey());
            int result = umad.umad_send(port, agent, out, Mad.SIZE, REMEMBER_MS, 0);
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
                int result = umad.umad_recv(port, in, new IntByReference(ROOM), (int) leftMs);
                if (result < 0 && !NOTHING.contains(result)) {
                    throw new MadException("cannot receive MADs (umad_recv: " + result + ")");
                }
                // a request that the kernel gives up comes back with a status
                if (result >= 0 && umad.umad_status(in) == 0) {
                    return Optional.of(Mad.of(umad.umad_get_mad(in).getByteArray(0, Mad.SIZE)));
                }
                leftMs = (deadline - nanoTime()) / 1_000_000;
            }
        }
        return Optional.empty();
    }

    private int register(int madClass) {
        int version = MadClass.ofCode(madClass).version();
        int agent = umad.umad_register(port, madClass, version, (byte) 0, null);
        if (agent < 0) {
            throw new MadException("cannot register for MADs of class " + madClass + " (umad_register: " + agent + ")");
        }
        return agent;
    }

    /** Closes the port and its agents. */
    @Override
    public void close() {
        umad.umad_close_port(port);
    }
}
