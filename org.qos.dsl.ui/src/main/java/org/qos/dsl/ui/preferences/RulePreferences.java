package org.qos.dsl.ui.preferences;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.GradedCode;

/** The preference page with the severities of the rules. The project file {@code qos.yaml} takes precedence. */
public final class RulePreferences extends PreferencePage implements IWorkbenchPreferencePage {

    private static final String DEFAULT = "default";
    private static final List<String> CHOICES = List.of(DEFAULT, "error", "warning", "info", "off");

    /** The chosen severities by code; rules without one have their default. */
    private final Map<String, String> chosen = new HashMap<>();

    private Text filter;
    private Table rules;
    private Combo severity;

    /** The page with the preferences of the workspace. */
    public RulePreferences() {
        setPreferenceStore(EditorPreferences.store());
        setDescription("Severities of the rules. A project's qos.yaml takes precedence.");
        for (GradedCode rule : FindingCodes.graded()) {
            String stored = getPreferenceStore().getString(ServerSettings.severityKey(rule.code()));
            if (!stored.isEmpty()) {
                chosen.put(rule.code(), stored);
            }
        }
    }

    @Override
    public void init(IWorkbench workbench) {
        // the page needs nothing of the workbench
    }

    @Override
    protected Control createContents(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        page.setLayout(new GridLayout(2, false));
        filter = new Text(page, SWT.SEARCH | SWT.ICON_CANCEL | SWT.ICON_SEARCH);
        filter.setMessage("part of a code or of its description");
        filter.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
        filter.addModifyListener(typed -> fill());
        rules = new Table(page, SWT.BORDER | SWT.FULL_SELECTION | SWT.MULTI);
        GridData all = new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1);
        all.heightHint = 200;
        all.widthHint = 340;
        rules.setLayoutData(all);
        rules.setHeaderVisible(true);
        column("Rule", 200);
        column("Severity", 80);
        column("What it finds", 400);
        rules.addSelectionListener(SelectionListener.widgetSelectedAdapter(selected -> showSeverity()));
        new Label(page, SWT.NONE).setText("&Severity of the selected rules:");
        severity = new Combo(page, SWT.READ_ONLY);
        severity.setItems(CHOICES.toArray(String[]::new));
        severity.addSelectionListener(SelectionListener.widgetSelectedAdapter(selected -> choose(severity.getText())));
        fill();
        return page;
    }

    private void column(String title, int width) {
        TableColumn column = new TableColumn(rules, SWT.NONE);
        column.setText(title);
        column.setWidth(width);
    }

    private void fill() {
        String part = filter.getText().toLowerCase(Locale.ROOT);
        rules.removeAll();
        for (GradedCode rule : FindingCodes.graded()) {
            if ((rule.code() + " " + rule.summary()).toLowerCase(Locale.ROOT).contains(part)) {
                TableItem row = new TableItem(rules, SWT.NONE);
                row.setData(rule);
                show(row);
            }
        }
        showSeverity();
    }

    private void show(TableItem row) {
        GradedCode rule = (GradedCode) row.getData();
        String declared = rule.isOffByDefault() ? "off" : rule.severity().toString();
        row.setText(new String[] {rule.code(), chosen.getOrDefault(rule.code(), declared), rule.summary()});
    }

    private void showSeverity() {
        severity.setEnabled(rules.getSelectionCount() > 0);
        if (rules.getSelectionCount() > 0) {
            String code = ((GradedCode) rules.getSelection()[0].getData()).code();
            severity.setText(chosen.getOrDefault(code, DEFAULT));
        } else {
            severity.deselectAll();
        }
    }

    private void choose(String level) {
        for (TableItem row : rules.getSelection()) {
            String code = ((GradedCode) row.getData()).code();
            if (level.equals(DEFAULT)) {
                chosen.remove(code);
            } else {
                chosen.put(code, level);
            }
            show(row);
        }
    }

    @Override
    protected void performDefaults() {
        chosen.clear();
        Stream.of(rules.getItems()).forEach(this::show);
        showSeverity();
        super.performDefaults();
    }

    @Override
    public boolean performOk() {
        for (GradedCode rule : FindingCodes.graded()) {
            getPreferenceStore()
                    .setValue(ServerSettings.severityKey(rule.code()), chosen.getOrDefault(rule.code(), ""));
        }
        return true;
    }
}
