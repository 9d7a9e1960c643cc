import { commands, Uri } from 'vscode';
import { type LanguageClient, ReferencesRequest } from 'vscode-languageclient/node';

/** The server's command of a lens that counts references. */
export const SHOW_REFERENCES = 'qos.showReferences';

/** The place of a name, as the command of its lens gives it; lines and characters count from 0. */
interface Place {
  readonly uri: string;
  readonly line: number;
  readonly character: number;
}

/** Lists the references of a name in the text, as VS Code does with its own lenses. */
export async function listReferences(client: LanguageClient, { uri, line, character }: Place): Promise<void> {
  const position = { line, character };
  const found = await client.sendRequest(ReferencesRequest.type, {
    textDocument: { uri },
    position,
    context: { includeDeclaration: false },
  });
  const { asPosition, asReferences } = client.protocol2CodeConverter;
  const places = (await asReferences(found)) ?? [];
  await commands.executeCommand('editor.action.showReferences', Uri.parse(uri), asPosition(position), places);
}
