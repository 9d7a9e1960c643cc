import {
  type Disposable,
  ProcessExecution,
  ShellExecution,
  Task,
  type TaskDefinition,
  TaskGroup,
  type TaskProvider,
  TaskScope,
  tasks,
  Uri,
  type WorkspaceFolder,
  workspace,
} from 'vscode';
import { findCommand } from './command';

const TYPE = 'qos';

/** A task of package.json. */
interface CheckDefinition extends TaskDefinition {
  /** Files and folders, relative to the workspace folder; without any, those of the project. */
  readonly files?: readonly string[];
  /** Options of `qos check`. */
  readonly options?: readonly string[];
}

/** Tasks that run `qos check` in a workspace folder; the problem matcher `$qos` reads what they print. */
export class CheckTasks implements TaskProvider {
  /** Offers the tasks to the user. */
  static register(): Disposable {
    return tasks.registerTaskProvider(TYPE, new CheckTasks());
  }

  /** A task for each folder, if the command is installed. */
  async provideTasks(): Promise<Task[]> {
    const command = await configuredCommand();
    const folders = command ? (workspace.workspaceFolders ?? []) : [];
    return Promise.all(folders.map((folder) => newTask({ type: TYPE }, folder, command)));
  }

  /** Completes a task of `tasks.json`. */
  async resolveTask(task: Task): Promise<Task | undefined> {
    const { scope } = task;
    const folder = scope && scope !== TaskScope.Global && scope !== TaskScope.Workspace ? scope : undefined;
    return newTask(task.definition, folder ?? workspace.workspaceFolders?.[0], await configuredCommand());
  }
}

function commandSetting(): string {
  return workspace.getConfiguration('qos').get('command.path', '');
}

function configuredCommand(): Promise<string | undefined> {
  return findCommand(commandSetting(), process.env);
}

/** Without the command the task fails in a shell, which says which command is not found. */
async function newTask(
  definition: CheckDefinition,
  folder: WorkspaceFolder | undefined,
  command: string | undefined,
): Promise<Task> {
  const args = ['check', ...(definition.options ?? []), ...(definition.files ?? (await projectFiles(folder)))];
  const options = folder ? { cwd: folder.uri.fsPath } : {};
  const execution = command
    ? new ProcessExecution(command, args, options)
    : new ShellExecution(commandSetting() || 'qos', args, options);
  const task = new Task(definition, folder ?? TaskScope.Workspace, 'check', TYPE, execution, '$qos');
  task.group = TaskGroup.Build;
  task.detail = 'Check policies, partitions, options and tests of policies';
  return task;
}

/** The command knows the files of a project; without `qos.yaml`, all files of known names in the folder are checked. */
async function projectFiles(folder: WorkspaceFolder | undefined): Promise<readonly string[]> {
  if (!folder) {
    return ['.'];
  }
  return workspace.fs.stat(Uri.joinPath(folder.uri, 'qos.yaml')).then(
    () => [],
    () => ['.'],
  );
}
