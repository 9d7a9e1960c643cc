import { commands, Disposable, TestRunProfileKind, TestRunRequest, tests, Uri, workspace } from 'vscode';
import { chosenFile, TESTS } from '../policy/policies';
import type { Server } from '../server';
import { RulesCoverage } from './coverage';
import { coverageSum } from './coverageSum';
import type { PolicyCoverage, TestsRan } from './details';
import { selections, TestRunner } from './runner';
import { TestTree } from './tree';

/** The Test view of VS Code: files with tests of policies, their results, and the coverage of the policies. */
export class TestView implements Disposable {
  private readonly controller = tests.createTestController('qos.tests', 'QoS Policy');
  private readonly tree: TestTree;
  private readonly registered: Disposable;

  /** `languages` are those of the files that the results depend on. */
  constructor(
    private readonly server: Server,
    languages: readonly string[],
  ) {
    this.tree = new TestTree(this.controller, server);
    const run = this.controller.createRunProfile('Run', TestRunProfileKind.Run, (request) => this.run(request), true);
    const coverage = this.controller.createRunProfile(
      'Run with Coverage',
      TestRunProfileKind.Coverage,
      (request) => this.run(request),
      true,
    );
    coverage.loadDetailedCoverage = async (_, file) => (file instanceof RulesCoverage ? file.details : []);
    const outdated = workspace.onDidSaveTextDocument((document) => {
      if (languages.includes(document.languageId)) {
        this.controller.invalidateTestResults();
      }
    });
    const command = commands.registerCommand('qos.runTests', (fromMenu?: unknown) => this.runFile(fromMenu));
    const saved = server.onDidRunTests((ran) => void this.ranOnSave(ran));
    this.registered = Disposable.from(run, coverage, outdated, command, saved, this.tree, this.controller);
  }

  dispose(): void {
    this.registered.dispose();
  }

  /** Runs the tests of the file of a menu or of the active editor. */
  private async runFile(fromMenu: unknown): Promise<void> {
    const file = chosenFile(fromMenu, TESTS);
    if (file) {
      await this.run(new TestRunRequest([this.tree.add(file)]));
    }
  }

  private async ranOnSave(ran: TestsRan): Promise<void> {
    const uri = Uri.parse(ran.uri);
    const file = this.tree.add(uri);
    await this.tree.list(file, uri);
    const run = this.controller.createTestRun(new TestRunRequest([file]), undefined, true);
    new TestRunner(this.server, this.tree, run, false).reportRun(file, uri, ran);
    run.end();
  }

  private async run(request: TestRunRequest): Promise<void> {
    const run = this.controller.createTestRun(request);
    const withCoverage = request.profile?.kind === TestRunProfileKind.Coverage;
    const runner = new TestRunner(this.server, this.tree, run, withCoverage);
    const all = [...this.controller.items].map(([, item]) => item);
    const covered: PolicyCoverage[] = [];
    for (const selection of selections(request, all)) {
      covered.push(...(await runner.execute(selection)));
    }
    for (const policy of coverageSum(covered)) {
      run.addCoverage(new RulesCoverage(policy));
    }
    run.end();
  }
}
