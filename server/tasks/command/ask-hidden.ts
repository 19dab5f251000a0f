/**
 * Asks for a line and does not show the typed characters.
 * @throws Error when there is no terminal to ask on
 */
export async function askHidden(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) throw new Error('there is no terminal to ask on');
  // Before the question, so that the first characters are hidden too.
  stdin.setRawMode(true);
  stderr.write(question);
  stdin.setEncoding('utf8');
  let typed = '';
  try {
    for await (const chunk of stdin as AsyncIterable<string>) {
      for (const character of chunk) {
        if (character === '\r' || character === '\n') return typed;
        if (character === '\u0003') throw new Error('stopped');
        if (character === '\u007f' || character === '\b') typed = typed.slice(0, -1);
        else typed += character;
      }
    }
    return typed;
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stderr.write('\n');
  }
}
