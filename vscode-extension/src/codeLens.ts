import { commands, Uri } from 'vscode';
import { type LanguageClient, ReferencesRequest } from 'vscode-languageclient/node';

/** The server's command of a code lens that counts references. */
export const SHOW_REFERENCES = 'qos.showReferences';

/** The position of a name, the argument of the code lens's command; lines and characters count from 0. */
interface NamePosition {
  readonly uri: string;
  readonly line: number;
  readonly character: number;
}

/** Shows the references of a name in the peek view, as VS Code does for its own code lenses. */
export async function showReferences(client: LanguageClient, { uri, line, character }: NamePosition): Promise<void> {
  const position = { line, character };
  const found = await client.sendRequest(ReferencesRequest.type, {
    textDocument: { uri },
    position,
    context: { includeDeclaration: false },
  });
  const { asPosition, asReferences } = client.protocol2CodeConverter;
  const references = (await asReferences(found)) ?? [];
  await commands.executeCommand('editor.action.showReferences', Uri.parse(uri), asPosition(position), references);
}
