package org.qos.dsl.ide.server;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesRegistrationOptions;
import org.eclipse.lsp4j.DynamicRegistrationCapabilities;
import org.eclipse.lsp4j.FileSystemWatcher;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.form.YamlFileKind;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.fabric.snapshot.SnapshotFileNames;

/** Registers dynamically for notifications that clients do not send by default. */
record DynamicRegistrations(LanguageClient client, ClientCapabilities capabilities) {

    /** Patterns of files that {@code qos.yaml} may name although their names are not the usual ones. */
    private static final List<String> NAMED_IN_SETTINGS = List.of("*.conf", "*.opts", "*.xml");

    /** Files by their usual names and endings; {@code .json} is the baseline of a project, too. */
    private static final List<String> WATCHED = Stream.of(
                    Stream.of(SettingsFile.NAME),
                    Arrays.stream(YamlFileKind.values()).flatMap(YamlFileKind::globs),
                    Language.all().stream()
                            .flatMap(language -> language.fileNames().globs()),
                    SnapshotFileNames.ENDINGS.stream().map(ending -> "*" + ending),
                    NAMED_IN_SETTINGS.stream())
            .flatMap(Function.identity())
            .map("**/"::concat)
            .distinct()
            .toList();

    /** Registers file watchers and settings, if the client supports that. */
    void register() {
        List<Registration> registrations = new ArrayList<>();
        if (capabilities.getWorkspace() != null
                && canRegister(capabilities.getWorkspace().getDidChangeWatchedFiles())) {
            List<FileSystemWatcher> watchers = WATCHED.stream()
                    .map(glob -> new FileSystemWatcher(Either.forLeft(glob)))
                    .toList();
            registrations.add(new Registration(
                    "qos-files",
                    "workspace/didChangeWatchedFiles",
                    new DidChangeWatchedFilesRegistrationOptions(watchers)));
        }
        if (capabilities.getWorkspace() != null
                && canRegister(capabilities.getWorkspace().getDidChangeConfiguration())) {
            registrations.add(new Registration(
                    "qos-settings",
                    "workspace/didChangeConfiguration",
                    Map.of("section", ClientSettings.SECTION))); // VS Code sends no notifications without options
        }
        if (!registrations.isEmpty()) {
            client.registerCapability(new RegistrationParams(registrations));
        }
    }

    private static boolean canRegister(DynamicRegistrationCapabilities capability) {
        return capability != null && Boolean.TRUE.equals(capability.getDynamicRegistration());
    }
}
