package org.qos.dsl.project.junit;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import javax.xml.stream.XMLStreamException;

/** A JUnit document: suites, one for each file, with tests that passed, failed, or could not run. */
public final class JunitDocument {

    private final XmlWriter xml;

    private JunitDocument(XmlWriter xml) {
        this.xml = xml;
    }

    /** What a document holds. */
    @FunctionalInterface
    public interface Content {

        /**
         * Writes the suites.
         *
         * @throws XMLStreamException when the writer fails
         */
        void writeTo(JunitDocument document) throws XMLStreamException;
    }

    /** The tests of a suite, or the outcome of a test. */
    @FunctionalInterface
    public interface Part {

        /**
         * Writes it.
         *
         * @throws XMLStreamException when the writer fails
         */
        void write() throws XMLStreamException;
    }

    /**
     * Prints a document; nothing if that fails.
     *
     * @param name the name of all suites together
     * @throws IOException when it cannot be written as XML
     */
    public static void print(String name, PrintWriter out, Content content) throws IOException {
        StringWriter text = new StringWriter();
        try {
            XmlWriter xml = new XmlWriter(text);
            xml.open("testsuites", Map.of("name", name));
            content.writeTo(new JunitDocument(xml));
            xml.close();
            xml.end();
        } catch (XMLStreamException e) {
            throw new IOException("the results cannot be written as XML: " + e.getMessage(), e);
        }
        out.print(text);
    }

    /** Writes the suite of a file, whose tests could all run. */
    public void suite(String file, int tests, long failures, Part content) throws XMLStreamException {
        suite(file, tests, failures, 0, content);
    }

    /**
     * Writes the suite of a file that is a single test in error.
     *
     * @param type why, for programs
     * @param details why, for people; its first line is the message
     */
    public void suiteInError(String file, String test, String type, String details) throws XMLStreamException {
        String message = details.lines().findFirst().orElse("");
        suite(
                file,
                1,
                0,
                1,
                () -> test(
                        file,
                        test,
                        () -> xml.element("error", XmlWriter.attributes("message", message, "type", type), details)));
    }

    private void suite(String file, int tests, long failures, int errors, Part content) throws XMLStreamException {
        xml.open(
                "testsuite",
                XmlWriter.attributes(
                        "name",
                        file,
                        "tests",
                        Integer.toString(tests),
                        "failures",
                        Long.toString(failures),
                        "errors",
                        Integer.toString(errors),
                        "skipped",
                        "0",
                        "time",
                        "0"));
        content.write();
        xml.close();
    }

    /** Writes a test that passed. */
    public void passed(String file, String name) throws XMLStreamException {
        xml.empty("testcase", attributes(file, name));
    }

    /** Writes a test that passed, with its output. */
    public void passed(String file, String name, String output) throws XMLStreamException {
        test(file, name, () -> xml.element("system-out", Map.of(), output));
    }

    /**
     * Writes a test that failed.
     *
     * @param type what failed, for programs
     */
    public void failed(String file, String name, String message, String type, String details)
            throws XMLStreamException {
        test(file, name, () -> xml.element("failure", XmlWriter.attributes("message", message, "type", type), details));
    }

    private void test(String file, String name, Part outcome) throws XMLStreamException {
        xml.open("testcase", attributes(file, name));
        outcome.write();
        xml.close();
    }

    private static Map<String, String> attributes(String file, String name) {
        return XmlWriter.attributes("classname", file, "name", name, "time", "0");
    }
}
