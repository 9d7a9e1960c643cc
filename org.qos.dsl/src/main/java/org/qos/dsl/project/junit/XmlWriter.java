package org.qos.dsl.project.junit;

import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes indented XML that a parser accepts whatever the texts contain. */
public final class XmlWriter {

    private static final String INDENT = "  ";

    private final XMLStreamWriter xml;
    private int depth;

    /** Begins a document that is going to be encoded in UTF-8. */
    public XmlWriter(Writer out) throws XMLStreamException {
        xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
        xml.writeStartDocument("UTF-8", "1.0");
    }

    /** Attributes in the order given, as names and values by turns. */
    public static Map<String, String> attributes(String... namesAndValues) {
        Map<String, String> attributes = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            attributes.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return attributes;
    }

    /** Opens an element. */
    public void open(String name, Map<String, String> attributes) throws XMLStreamException {
        start(name, attributes);
        depth++;
    }

    /** Closes the innermost open element. */
    public void close() throws XMLStreamException {
        depth--;
        newLine();
        xml.writeEndElement();
    }

    /** Writes an element with a text. */
    public void element(String name, Map<String, String> attributes, String text) throws XMLStreamException {
        start(name, attributes);
        xml.writeCharacters(legal(text));
        xml.writeEndElement();
    }

    /** Writes an element without content. */
    public void empty(String name, Map<String, String> attributes) throws XMLStreamException {
        newLine();
        xml.writeEmptyElement(name);
        write(attributes);
    }

    /** Ends the document. */
    public void end() throws XMLStreamException {
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
