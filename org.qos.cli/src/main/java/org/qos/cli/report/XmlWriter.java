package org.qos.cli.report;

import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes indented XML that a parser accepts whatever the texts contain. */
final class XmlWriter {

    private static final String INDENT = "  ";

    private final XMLStreamWriter xml;
    private int depth;

    /** Begins a document that is going to be encoded in UTF-8. */
    XmlWriter(Writer out) throws XMLStreamException {
        xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
        xml.writeStartDocument("UTF-8", "1.0");
    }

    /** Attributes in the order given, as names and values by turns. */
    static Map<String, String> attributes(String... namesAndValues) {
        Map<String, String> attributes = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            attributes.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return attributes;
    }

    void open(String name, Map<String, String> attributes) throws XMLStreamException {
        start(name, attributes);
        depth++;
    }

    void close() throws XMLStreamException {
        depth--;
        newLine();
        xml.writeEndElement();
    }

    void element(String name, Map<String, String> attributes, String text) throws XMLStreamException {
        start(name, attributes);
        xml.writeCharacters(legal(text));
        xml.writeEndElement();
    }

    void empty(String name, Map<String, String> attributes) throws XMLStreamException {
        newLine();
        xml.writeEmptyElement(name);
        write(attributes);
    }

    void end() throws XMLStreamException {
        xml.writeCharacters("\n");
        xml.writeEndDocument();
        xml.flush();
    }

    private void start(String name, Map<String, String> attributes) throws XMLStreamException {
        newLine();
        xml.writeStartElement(name);
        write(attributes);
    }

    private void write(Map<String, String> attributes) throws XMLStreamException {
        for (Map.Entry<String, String> attribute : attributes.entrySet()) {
            xml.writeAttribute(attribute.getKey(), legal(attribute.getValue()));
        }
    }

    private void newLine() throws XMLStreamException {
        xml.writeCharacters("\n" + INDENT.repeat(depth));
    }

    /** The text with a replacement for what XML 1.0 (section 2.2, Char) cannot hold even escaped. */
    private static String legal(String text) {
        return text.codePoints()
                .map(c -> isLegal(c) ? c : 0xFFFD)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static boolean isLegal(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || c >= 0x20 && c <= 0xD7FF
                || c >= 0xE000 && c <= 0xFFFD
                || c >= 0x10000;
    }
}
