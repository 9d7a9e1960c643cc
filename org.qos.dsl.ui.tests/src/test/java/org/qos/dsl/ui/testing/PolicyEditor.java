package org.qos.dsl.ui.testing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.quickassist.IQuickFixableAnnotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.IVerticalRulerInfo;
import org.eclipse.jface.text.source.inlined.LineContentAnnotation;
import org.eclipse.jface.text.source.projection.ProjectionViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ST;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;

/** An editor that the workbench has opened for a file. */
public final class PolicyEditor {

    private static final String COLORS = "org.qos.dsl.ui.color.";

    /** The file in the editor; null if the text is not in a file. */
    private final IFile file;

    private final IEditorPart part;
    private final StyledText widget;

    private PolicyEditor(IFile file, IEditorPart part) {
        this.file = file;
        this.part = part;
        this.widget = (StyledText) part.getAdapter(Control.class);
    }

    /** Opens the file as a double click does. */
    public static PolicyEditor open(IFile file) throws CoreException {
        Screen.fill();
        IWorkbenchPage page =
                PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        return new PolicyEditor(file, IDE.openEditor(page, file));
    }

    /** The active editor. */
    public static PolicyEditor active() {
        return new PolicyEditor(null, activePart());
    }

    /** The tooltip of its tab; may be empty. */
    public static String activeTitle() {
        return activePart() == null ? "" : activePart().getTitle();
    }

    private static IEditorPart activePart() {
        return PlatformUI.getWorkbench()
                .getActiveWorkbenchWindow()
                .getActivePage()
                .getActiveEditor();
    }

    /** Whether the text is editable. */
    public boolean canBeChanged() {
        return widget.getEditable();
    }

    /** The icon in its tab. */
    public Image icon() {
        return part.getTitleImage();
    }

    /** The context menu. */
    public List<String> contextMenu() {
        widget.getMenu().notifyListeners(SWT.Show, new Event());
        List<String> labels = Stream.of(widget.getMenu().getItems())
                .map(item -> item.getText().replace("&", ""))
                .toList();
        widget.getMenu().notifyListeners(SWT.Hide, new Event());
        return labels;
    }

    /** Chooses an entry of the context menu, below those before it. */
    public void chooseFromContextMenu(String... path) {
        ContextMenu.choose(widget, path);
    }

    /** The id of the editor. */
    public String id() {
        return part.getSite().getId();
    }

    /** The text viewer. */
    public ITextViewer viewer() {
        return part.getAdapter(ITextViewer.class);
    }

    /** The text in the editor. */
    public String text() {
        return widget.getText();
    }

    /** The selected text. */
    public String selection() {
        return widget.getSelectionText();
    }

    /** The line of the caret, from 1. */
    public int caretLine() {
        return widget.getLineAtOffset(widget.getCaretOffset()) + 1;
    }

    /** The style of the first character of {@code shown}, after it has been painted. */
    public StyleRange styleOf(String shown) {
        return widget.getStyleRangeAtOffset(widget.getText().indexOf(shown));
    }

    /** The name of the colour of the first character of {@code shown}; empty if it has none of ours. */
    public String colorOf(String shown) {
        ColorRegistry colors =
                PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
        StyleRange style = styleOf(shown);
        return colors.getKeySet().stream()
                .filter(id -> id.startsWith(COLORS))
                .filter(id -> style != null && colors.get(id).equals(style.foreground))
                .map(id -> id.substring(COLORS.length()))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    /** Puts the caret before the first {@code text}. */
    public PolicyEditor clickOn(String text) {
        select(text, 0);
        return this;
    }

    /** Clicks on the first {@code text} with Ctrl held. */
    public void clickWithCtrl(String text) {
        clickOn(text);
        Point caret = widget.getLocationAtOffset(widget.getCaretOffset());
        Event mouse = new Event();
        mouse.button = 1;
        mouse.count = 1;
        mouse.stateMask = SWT.MOD1;
        mouse.x = caret.x + 1;
        mouse.y = caret.y + widget.getLineHeight() / 2;
        // the platform takes the link at the place of the mouse
        widget.getDisplay().setCursorLocation(widget.toDisplay(mouse.x, mouse.y));
        for (int gesture : new int[] {SWT.MouseMove, SWT.MouseDown, SWT.MouseUp}) {
            widget.notifyListeners(gesture, mouse);
        }
    }

    /** Puts the caret at an offset of the text. */
    public void clickAt(int offset) {
        widget.setFocus();
        ((ITextEditor) part).selectAndReveal(offset, 0);
    }

    /** Selects the first {@code text}. */
    public void select(String text) {
        select(text, text.length());
    }

    private void select(String text, int length) {
        int start = widget.getText().indexOf(text);
        assertTrue(start >= 0, () -> "\"" + text + "\" is not in the editor");
        widget.setFocus();
        ((ITextEditor) part).selectAndReveal(start, length);
    }

    /** Types into the text at the caret. */
    public void type(String text) {
        int caret = widget.getCaretOffset();
        widget.insert(text);
        widget.setSelection(caret + text.length());
    }

    /** Presses the Tab key. */
    public void tab() {
        Event key = new Event();
        key.character = SWT.TAB;
        key.keyCode = SWT.TAB;
        key.doit = true;
        widget.notifyListeners(ST.VerifyKey, key);
    }

    /** Saves the file. */
    public void save() {
        part.doSave(new NullProgressMonitor());
    }

    /** Closes the editor and loses its changes. */
    public void closeWithoutSaving() {
        part.getSite().getPage().closeEditor(part, false);
    }

    /** Whether the text has unsaved changes. */
    public boolean isDirty() {
        return part.isDirty();
    }

    /** Opens a file outside the workspace, as File, Open File does. */
    public static PolicyEditor open(Path file) throws CoreException {
        Screen.fill();
        IWorkbenchPage page =
                PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        return new PolicyEditor(
                null, IDE.openEditorOnFileStore(page, EFS.getLocalFileSystem().getStore(file.toUri())));
    }

    /** The messages of the findings that are drawn in the text and its rulers. */
    public List<String> annotated() {
        List<String> messages = new ArrayList<>();
        var model = ((ISourceViewer) viewer()).getAnnotationModel();
        model.getAnnotationIterator().forEachRemaining(annotation -> {
            if (annotation.getType().startsWith("org.eclipse.ui.workbench.texteditor.")
                    && annotation.getText() != null) {
                messages.add(annotation.getText());
            }
        });
        return messages;
    }

    /** Clicks on the sign in the ruler beside a line, from 1. */
    public void clickOnSign(int line) {
        Composite columns =
                (Composite) part.getAdapter(IVerticalRulerInfo.class).getControl();
        Event click = new Event();
        click.button = 1;
        click.x = 5;
        click.y = widget.getLocationAtOffset(widget.getOffsetAtLine(line - 1)).y + widget.getLineHeight() / 2;
        columns.getChildren()[0].notifyListeners(SWT.MouseDown, click);
        columns.getChildren()[0].notifyListeners(SWT.MouseUp, click);
    }

    /** The messages of the findings whose sign in the ruler has a light bulb. */
    public List<String> bulbs() {
        List<String> messages = new ArrayList<>();
        var model = ((ISourceViewer) viewer()).getAnnotationModel();
        model.getAnnotationIterator().forEachRemaining(annotation -> {
            if (annotation instanceof IQuickFixableAnnotation sign
                    && sign.isQuickFixableStateSet()
                    && sign.isQuickFixable()) {
                messages.add(annotation.getText());
            }
        });
        return messages;
    }

    /** The messages of the findings whose sign in the ruler has been painted. */
    public List<String> signs() {
        List<String> messages = new ArrayList<>();
        var model = ((ISourceViewer) viewer()).getAnnotationModel();
        model.getAnnotationIterator().forEachRemaining(annotation -> {
            if (annotation instanceof IQuickFixableAnnotation sign && sign.isQuickFixableStateSet()) {
                messages.add(annotation.getText());
            }
        });
        return messages;
    }

    /** The lines in which hints are drawn, from 1. */
    public List<Integer> hints() {
        List<Integer> lines = new ArrayList<>();
        var model = ((ISourceViewer) viewer()).getAnnotationModel();
        model.getAnnotationIterator().forEachRemaining(annotation -> {
            if (annotation instanceof LineContentAnnotation && !annotation.isMarkedDeleted()) {
                lines.add(line(model.getPosition(annotation).getOffset()));
            }
        });
        return lines.stream().sorted().toList();
    }

    /** The characters on both sides of each hint. */
    public List<String> textsAroundHints() {
        List<Integer> places = new ArrayList<>();
        var model = ((ISourceViewer) viewer()).getAnnotationModel();
        model.getAnnotationIterator().forEachRemaining(annotation -> {
            if (annotation instanceof LineContentAnnotation && !annotation.isMarkedDeleted()) {
                places.add(model.getPosition(annotation).getOffset());
            }
        });
        return places.stream()
                .sorted()
                .map(place -> widget.getTextRange(place - 1, 2))
                .toList();
    }

    /** The lines that can be folded, such as "3-7", with their first line. */
    public List<String> folds() {
        List<String> folds = new ArrayList<>();
        var model = ((ProjectionViewer) viewer()).getProjectionAnnotationModel();
        if (model != null) {
            model.getAnnotationIterator().forEachRemaining(annotation -> {
                Position lines = model.getPosition(annotation);
                folds.add(line(lines.getOffset()) + "-" + line(lines.getOffset() + lines.getLength() - 1));
            });
        }
        return folds.stream().sorted().toList();
    }

    /** The lines of the occurrences that are marked, from 1. */
    public List<Integer> occurrences() {
        List<Integer> lines = new ArrayList<>();
        var model = ((ISourceViewer) viewer()).getAnnotationModel();
        model.getAnnotationIterator().forEachRemaining(annotation -> {
            if (annotation.getType().equals("org.eclipse.ui.genericeditor.text")) {
                lines.add(line(model.getPosition(annotation).getOffset()));
            }
        });
        return lines.stream().sorted().toList();
    }

    private int line(int offset) {
        try {
            return viewer().getDocument().getLineOfOffset(offset) + 1;
        } catch (BadLocationException gone) {
            throw new IllegalStateException(gone);
        }
    }

    /** Selects the first {@code old} and replaces it by typing {@code fresh}. */
    public void replace(String old, String fresh) {
        int start = widget.getText().indexOf(old);
        assertTrue(start >= 0, () -> "\"" + old + "\" is not in the editor");
        widget.setSelection(start, start + old.length());
        widget.insert(fresh);
    }

    /** Waits until the findings in the file are exactly these, by line. */
    public void awaitFindings(List<Finding> expected) {
        Screen.await(expected, this::findings);
    }

    /** The lines of the findings, one entry for each finding. */
    public List<Integer> linesWithFindings() {
        return findings().stream().map(Finding::line).toList();
    }

    private List<Finding> findings() {
        try {
            IMarker[] markers = file.findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_ZERO);
            return Stream.of(markers)
                    .map(Finding::of)
                    .sorted((a, b) -> a.line() - b.line())
                    .toList();
        } catch (CoreException gone) {
            throw new IllegalStateException(gone);
        }
    }
}
