package org.qos.fabric.mad;

import com.sun.jna.Memory;
import com.sun.jna.ptr.IntByReference;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A local InfiniBand port opened for MADs through libibumad. One request is under way at a time.
 *
 * <p>It needs an InfiniBand device and the right to open {@code /dev/infiniband/umad*}, or a process that was started
 * with ibsim's libumad2sim in LD_PRELOAD.
 */
public final class UmadPort implements MadTransport, AutoCloseable {

    /** Room after the header of libibumad: received datagrams may be longer than 256 bytes. */
    private static final int ROOM = 2 * Mad.SIZE;

    private final Umad umad;
    private final int port;
    private final int headerSize;
    private final Memory buffer;
    private final Map<Integer, Integer> agents = new HashMap<>();
    private int transaction;

    private UmadPort(Umad umad, int port) {
        this.umad = umad;
        this.port = port;
        this.headerSize = umad.umad_size().intValue();
        this.buffer = new Memory((long) headerSize + ROOM);
        this.transaction = (int) ProcessHandle.current().pid() << 8;
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
    public synchronized Optional<Mad> exchange(Mad request, MadAddress to, Duration timeout) {
        int agent = agents.computeIfAbsent(request.madClass(), this::register);
        int sent = ++transaction;
        Mad numbered = request.withTransaction(Integer.toUnsignedLong(sent));
        buffer.clear();
        umad.umad_get_mad(buffer).write(0, numbered.toBytes(), 0, Mad.SIZE);
        umad.umad_set_addr(buffer, to.lid(), to.queuePair(), 0, to.qkey());
        int result = umad.umad_send(port, agent, buffer, Mad.SIZE, (int) timeout.toMillis(), 0);
        if (result < 0) {
            throw new MadException("cannot send a MAD to LID " + to.lid() + " (umad_send: " + result + ")");
        }
        return receive(sent, System.nanoTime() + timeout.toNanos());
    }

    /** Waits for the answer to a transaction and passes over late answers to earlier ones. */
    private Optional<Mad> receive(int wanted, long deadline) {
        long leftMs = (deadline - System.nanoTime()) / 1_000_000;
        while (leftMs > 0) {
            if (umad.umad_recv(port, buffer, new IntByReference(ROOM), (int) leftMs) < 0) {
                return Optional.empty();
            }
            Mad answer = Mad.of(umad.umad_get_mad(buffer).getByteArray(0, Mad.SIZE));
            if (answer.transaction() == wanted) {
                return Optional.of(answer);
            }
            leftMs = (deadline - System.nanoTime()) / 1_000_000;
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
    public synchronized void close() {
        umad.umad_close_port(port);
    }
}
