import {
  CancellationError,
  Location,
  Position,
  type TestItem,
  TestMessage,
  type TestRun,
  type TestRunRequest,
  type Uri,
} from 'vscode';
import { CommandFailed, type CommandResult } from '../policy/serverCommand';
import type { Server } from '../server';
import type { Failure, Outcome, PolicyCoverage, TestDetails, TestsRan } from './details';
import type { TestTree } from './tree';

/** A file of a test run, and its tests that run; undefined for all of them. */
interface Selection {
  readonly file: TestItem;
  readonly uri: Uri;
  readonly only: readonly TestItem[] | undefined;
}

/** The files of a request, with the tests that it includes and does not exclude. */
export function selections(request: TestRunRequest, all: readonly TestItem[]): Selection[] {
  const selected = new Map<TestItem, TestItem[] | undefined>();
  for (const item of request.include ?? all) {
    const file = item.parent ?? item;
    const tests = selected.get(file);
    if (!item.parent) {
      selected.set(file, undefined);
    } else if (tests || !selected.has(file)) {
      selected.set(file, [...(tests ?? []), item]);
    }
  }
  const excluded = new Set(request.exclude ?? []);
  return [...selected].flatMap(([file, tests]) => {
    if (!file.uri || excluded.has(file)) {
      return [];
    }
    const candidates = tests ?? [...file.children].map(([, test]) => test);
    const left = candidates.filter((test) => !excluded.has(test));
    return [{ file, uri: file.uri, only: tests || left.length < candidates.length ? left : undefined }];
  });
}

/** Runs tests on the server and reports their results to a test run. */
export class TestRunner {
  constructor(
    private readonly server: Server,
    private readonly tree: TestTree,
    private readonly run: TestRun,
    private readonly coverage: boolean,
  ) {}

  /** Reports the results of a run on the server that no user started. */
  reportRun(file: TestItem, uri: Uri, { result, problem }: TestsRan): void {
    if (result) {
      this.reportResult(file, uri, result);
    } else {
      this.failed(file.children.size > 0 ? [...file.children].map(([, test]) => test) : [file], problem);
    }
  }

  /** Runs tests of a file and returns what they ask of their policy. Tests that are cancelled have no result. */
  async execute({ file, uri, only }: Selection): Promise<PolicyCoverage[]> {
    if (!only) {
      await this.tree.list(file, uri);
    }
    const tests = only ?? [...file.children].map(([, test]) => test);
    tests.forEach((test) => {
      this.run.enqueued(test);
    });
    const covered: PolicyCoverage[] = [];
    for (const name of only ? only.map((test) => test.id) : ['']) {
      const awaited = name === '' ? tests : tests.filter((test) => test.id === name);
      covered.push(...(await this.executeNamed(file, uri, name, awaited)));
    }
    return covered;
  }

  private async executeNamed(
    file: TestItem,
    uri: Uri,
    name: string,
    tests: readonly TestItem[],
  ): Promise<PolicyCoverage[]> {
    if (this.run.token.isCancellationRequested) {
      return [];
    }
    try {
      const command = { command: 'qos.test', title: '', arguments: { name, coverage: this.coverage } } as const;
      const result = await this.server.execute(uri, command, this.run.token, (step) => this.started(file, step));
      return this.reportResult(file, uri, result);
    } catch (problem) {
      if (!(problem instanceof CancellationError)) {
        const reason = problem instanceof CommandFailed ? problem.message : String((problem as Error).message);
        this.failed(tests.length > 0 ? tests : [file], reason);
      }
      return [];
    }
  }

  private reportResult(file: TestItem, uri: Uri, result: CommandResult): PolicyCoverage[] {
    const details = result.details as TestDetails;
    for (const outcome of details.tests) {
      this.report(uri, file.children.get(outcome.name), outcome);
    }
    this.run.appendOutput(`${file.label}: ${result.message}\r\n${result.text.replaceAll('\n', '\r\n')}`);
    return [...details.coverage];
  }

  /** The server names each test when it begins. */
  private started(file: TestItem, step: string): void {
    const test = file.children.get(step);
    if (test) {
      this.run.started(test);
    }
  }

  private report(uri: Uri, test: TestItem | undefined, { passed, failures }: Outcome): void {
    if (test && passed) {
      this.run.passed(test);
    } else if (test) {
      this.run.failed(
        test,
        failures.map((failure) => asMessage(uri, failure)),
      );
    }
  }

  /** Nothing ran, because of errors in a file or because the server does not run. */
  private failed(tests: readonly TestItem[], reason: string): void {
    for (const test of tests) {
      this.run.errored(test, new TestMessage(reason));
    }
    this.run.appendOutput(`${reason.replaceAll('\n', '\r\n')}\r\n`);
  }
}

/** The first line is the one that the editor shows after the expectation; the lines of the server begin with the place. */
function asMessage(uri: Uri, { line, expected, got, text }: Failure): TestMessage {
  const message = new TestMessage([`expected ${expected}, got ${got}`, ...text.slice(1)].join('\n'));
  message.location = new Location(uri, new Position(line - 1, 0));
  return message;
}
