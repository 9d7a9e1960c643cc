package org.qos.dsl.ide.workspace;

import java.nio.file.Path;

/**
 * One version of the text of a project file, as a client holds it open or as it lies on disk.
 *
 * @param uri the URI of the document, exactly as the client sends it
 * @param path its absolute path
 * @param version the client's number of the version; 0 for a file on disk
 * @param text the text
 */
public record ProjectText(String uri, Path path, int version, String text) {}
