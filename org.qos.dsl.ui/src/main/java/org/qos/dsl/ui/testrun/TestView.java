package org.qos.dsl.ui.testrun;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.ViewPart;
import org.qos.dsl.ui.document.LocalFile;
import org.qos.dsl.ui.extension.ExtensionId;
import org.qos.dsl.ui.preferences.EditorPreferences;

/**
 * Shows the results of tests: a bar, a tree of files and tests with the messages of failures, and what of the policies
 * no test covers.
 */
public final class TestView extends ViewPart {

    /** The id in {@code plugin.xml}. */
    public static final String ID = ExtensionId.PREFIX + "tests";

    private final List<FileResult> results = new ArrayList<>();
    private final Action rerun = action("Run the Tests Again", "rerun", IAction.AS_PUSH_BUTTON, this::runAgain);
    private final Action stop = action("Stop", "stop", IAction.AS_PUSH_BUTTON, this::stop);
    private final Action failuresOnly = action("Failures Only", "failed", IAction.AS_CHECK_BOX, this::showRows);
    private List<LocalFile> files = List.of();
    private TestJob running;
    private Label summary;
    private ResultBar bar;
    private ResultTree tree;

    /** Opens the view and runs the tests of some files in it; without files, says so and leaves the view as it is. */
    static void run(List<LocalFile> files, IWorkbenchPage page) throws PartInitException {
        if (files.isEmpty()) {
            MessageDialog.openInformation(
                    page.getWorkbenchWindow().getShell(),
                    "Run Policy Tests",
                    "The selection has no tests. Select files *.qostest, or folders or projects with such files.");
            return;
        }
        ((TestView) page.showView(ID)).run(files);
    }

    @Override
    public void createPartControl(Composite parent) {
        GridLayoutFactory.fillDefaults().spacing(0, 3).applyTo(parent);
        summary = new Label(parent, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).indent(6, 4).applyTo(summary);
        bar = new ResultBar(parent);
        GridDataFactory.fillDefaults().grab(true, false).indent(6, 0).applyTo(bar);
        tree = new ResultTree(parent);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(tree.control());
        IToolBarManager buttons = getViewSite().getActionBars().getToolBarManager();
        List.of(rerun, stop, failuresOnly).forEach(buttons::add);
        show();
    }

    private static Action action(String label, String icon, int style, Runnable run) {
        Action action = new Action(label, style) {
            @Override
            public void run() {
                run.run();
            }
        };
        ResourceLocator.imageDescriptorFromBundle(EditorPreferences.PLUG_IN, "icons/" + icon + ".svg")
                .ifPresent(action::setImageDescriptor);
        return action;
    }

    private void run(List<LocalFile> tested) {
        stop();
        files = List.copyOf(tested);
        results.clear();
        TestJob[] own = new TestJob[1];
        TestJob job = new TestJob(files, result -> inUi(() -> take(own[0], result)));
        own[0] = job;
        job.addJobChangeListener(new JobChangeAdapter() {
            @Override
            public void done(IJobChangeEvent event) {
                inUi(() -> end(job));
            }
        });
        running = job;
        job.schedule();
        show();
    }

    private void inUi(Runnable change) {
        Display.getDefault().asyncExec(() -> {
            if (!summary.isDisposed()) {
                change.run();
            }
        });
    }

    private void take(TestJob from, FileResult result) {
        if (from == running) {
            results.add(result);
            show();
        }
    }

    private void end(TestJob ended) {
        if (ended == running) {
            running = null;
            showNumbers();
            tree.selectFirstFailure(rows());
        }
    }

    private void runAgain() {
        run(files);
    }

    private void stop() {
        if (running != null) {
            running.cancel();
        }
    }

    private void show() {
        showNumbers();
        showRows();
    }

    private void showNumbers() {
        boolean failed = results.stream().anyMatch(result -> !result.isPassed());
        bar.show(results.size(), files.size(), failed);
        summary.setText(files.isEmpty() ? "Run the tests of a file or a project: Run As, QoS Policy Test." : text());
        rerun.setEnabled(running == null && !files.isEmpty());
        stop.setEnabled(running != null);
    }

    private void showRows() {
        tree.show(rows());
    }

    private List<ResultRow> rows() {
        return ResultRows.of(results, failuresOnly.isChecked());
    }

    private String text() {
        long tests = results.stream().mapToLong(result -> result.tests().size()).sum();
        long failed =
                results.stream().mapToLong(result -> result.failed().size()).sum();
        long stuck =
                results.stream().filter(result -> !result.problem().isEmpty()).count();
        String text = ResultRows.count(tests, "test") + ", " + failed + " failed";
        if (stuck > 0) {
            text += ", " + ResultRows.count(stuck, "file") + " not run";
        }
        if (results.size() < files.size()) {
            text += running == null ? " (stopped)" : " (running)";
        }
        List<CoveredPolicy> policies = CoveredPolicy.of(results);
        return policies.isEmpty() ? text : text + "; covered: " + ResultRows.numbers(policies);
    }

    @Override
    public void setFocus() {
        tree.setFocus();
    }

    @Override
    public void dispose() {
        stop();
        super.dispose();
    }
}
