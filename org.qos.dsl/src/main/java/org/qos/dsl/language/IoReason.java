package org.qos.dsl.language;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why a file cannot be read or written, as a sentence: Java's own messages are often only the path. */
public final class IoReason {

    private IoReason() {}

    /** The file, if the failure has one, and the reason. */
    public static String withFile(IOException failure) {
        return failure instanceof FileSystemException of && of.getFile() != null
                ? of.getFile() + ": " + of(failure)
                : of(failure);
    }

    /** The reason, without the path. */
    public static String of(IOException failure) {
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (failure instanceof FileAlreadyExistsException) {
            return "a file has the name that a folder needs";
        }
        if (failure instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        if (failure instanceof MalformedInputException) {
            return "its bytes are not UTF-8 text";
        }
        return failure instanceof FileSystemException of && of.getReason() != null
                ? of.getReason()
                : failure.getMessage();
    }
}
