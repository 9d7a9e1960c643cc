package org.qos.dsl.project.revision;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The git repository of a folder.
 *
 * @param top the absolute folder at the top of its working tree
 * @param prefix the folder from which it was found, relative to the top
 */
public record GitRepository(Path top, Path prefix) {

    /**
     * Finds the repository that a folder belongs to.
     *
     * @param folder an absolute path
     * @throws GitException when it belongs to none, or git is not installed
     * @throws IOException when git cannot be read from
     */
    public static GitRepository of(Path folder) throws IOException {
        GitProcess git = new GitProcess(folder);
        Optional<String> top = git.text("rev-parse", "--show-toplevel");
        Optional<String> prefix = git.text("rev-parse", "--show-prefix");
        if (top.isEmpty() || prefix.isEmpty()) {
            throw new GitException(folder + ": is not in the working tree of a git repository that you own.");
        }
        return new GitRepository(Path.of(top.get()), Path.of(prefix.get()));
    }

    /**
     * The files of a revision.
     *
     * @param revision a branch, tag or commit as git names them, such as {@code HEAD~1}
     * @throws GitException when there is no such revision, or it is not a commit
     * @throws IOException when git cannot be read from, or the temporary folder cannot be made
     */
    public GitRevision revision(String revision) throws IOException {
        GitProcess git = new GitProcess(top);
        Optional<String> commit = revision.startsWith("-")
                ? Optional.empty()
                : git.text("rev-parse", "--verify", "--quiet", revision + "^{commit}");
        if (commit.isEmpty()) {
            Optional<String> type = revision.startsWith("-") ? Optional.empty() : git.text("cat-file", "-t", revision);
            if (type.isPresent()) {
                throw new GitException("git:" + revision + ": is not a commit but a " + type.get()
                        + "; name a branch, a tag or a commit, and a folder or file of it as in git:REV:PATH.");
            }
            throw new GitException("git:" + revision + ": there is no such revision in " + top
                    + "; name a branch, a tag or a commit, and fetch it first where it is missing.");
        }
        return GitRevision.of(git, revision, commit.get());
    }
}
