package org.qos.runtime.form;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.CRC32;

/**
 * A kind of stored form. The form begins with a header: four letters, the version and the CRC-32 of the body after it, each
 * an int.
 *
 * <p>All methods that open a form throw {@link StoredFormException} where it is damaged, or of another kind or version.
 */
public enum FormKind {
    /** A compiled policy: {@code CompiledRules} in {@code org.qos.runtime.match.compiled}. */
    POLICY("policy", "QoSc", 2),
    /** A compiled setup: {@code CompiledSetup} in {@code org.qos.runtime.setup}. */
    SETUP("setup", "QoSt", 1);

    private static final int CHECKSUM_OFFSET = 2 * Integer.BYTES;
    private static final int HEADER_SIZE = 3 * Integer.BYTES;

    private final String what;
    private final int letters;
    private final int version;

    FormKind(String what, String letters, int version) {
        this.what = what;
        this.letters =
                ByteBuffer.wrap(letters.getBytes(StandardCharsets.US_ASCII)).getInt();
        this.version = version;
    }

    /** The version, which rises with every change of the form. */
    public int version() {
        return version;
    }

    /** Whether bytes are an undamaged form of some kind, of any version. */
    public static boolean isIntact(byte[] bytes) {
        return bytes.length >= HEADER_SIZE
                && Arrays.stream(values())
                        .anyMatch(kind -> kind.letters == ByteBuffer.wrap(bytes).getInt())
                && checksumOf(bytes) == checksum(body(bytes));
    }

    /** The form with this body. */
    public byte[] withHeader(byte[] body) {
        ByteBuffer all = ByteBuffer.allocate(HEADER_SIZE + body.length);
        all.putInt(letters).putInt(version).putInt(checksum(ByteBuffer.wrap(body)));
        return all.put(body).array();
    }

    /** The checksum in the header of a form. */
    public static int checksumOf(byte[] form) {
        return ByteBuffer.wrap(form).getInt(CHECKSUM_OFFSET);
    }

    /** Opens a form; the next value is the first of its body. */
    public FormInput open(byte[] form) {
        return open(form, title());
    }

    private FormInput open(byte[] form, String name) {
        ByteBuffer all = ByteBuffer.wrap(form);
        if (form.length < HEADER_SIZE || all.getInt() != letters) {
            throw new StoredFormException(
                    name + " does not have the header of a compiled " + what + "; generate the class again");
        }
        int stored = all.getInt();
        if (stored != version) {
            throw new StoredFormException(name + " is of version " + stored + " and org.qos.runtime reads " + version
                    + "; generate the class with the qos command of the same release");
        }
        FormInput body = new FormInput(name, body(form));
        body.require(checksum(body(form)) == checksumOf(form));
        return body;
    }

    /** Opens a form that a class has as a constant, in Base64. */
    public FormInput openConstant(String base64) {
        try {
            return open(Base64.getDecoder().decode(base64));
        } catch (IllegalArgumentException noBase64) {
            throw StoredFormException.damaged(title(), noBase64);
        }
    }

    /**
     * Opens a form in a resource next to a class.
     *
     * @param beside the class
     * @param resource the name of the resource
     * @param checksum the checksum of the form that was written with the class ({@link #checksumOf})
     * @throws StoredFormException also where the resource is missing, cannot be read, or belongs to another class
     */
    public FormInput openResource(Class<?> beside, String resource, int checksum) {
        String name = title() + " " + resource;
        byte[] form = read(beside, resource, name);
        FormInput body = open(form, name);
        if (checksumOf(form) != checksum) {
            throw new StoredFormException(name + " is not that of this " + beside.getName()
                    + "; put both files of one run of 'qos generate' on the class path");
        }
        return body;
    }

    /** What messages call a form of this kind. */
    private String title() {
        return "the compiled " + what;
    }

    private static byte[] read(Class<?> beside, String resource, String name) {
        try (InputStream stream = beside.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new StoredFormException(
                        name + " is missing; put it on the class path next to " + beside.getName());
            }
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new StoredFormException(name + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static ByteBuffer body(byte[] form) {
        return ByteBuffer.wrap(form).position(HEADER_SIZE).slice();
    }

    private static int checksum(ByteBuffer body) {
        CRC32 crc = new CRC32();
        crc.update(body);
        return (int) crc.getValue();
    }
}
