/** How far long work has come: a bar that redraws itself on a terminal, plain lines elsewhere. */
export interface Progress {
  step(done: number, label: string): void;
  /** A line that stays, above the bar. */
  say(line: string): void;
  end(): void;
}

const WIDTH = 30;

export interface ProgressOptions {
  readonly out?: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean; columns?: number };
  /** Where there is no bar: of many small steps only so many are told. */
  readonly mostLines?: number;
}

export function createProgress(
  total: number,
  { out = process.stderr, mostLines = total }: ProgressOptions = {},
): Progress {
  if (!out.isTTY) {
    let told = 0;
    return {
      step(done, label) {
        const part = Math.floor((done * mostLines) / Math.max(1, total));
        if (mostLines < total && part <= told) return;
        told = part;
        out.write(`${done}/${total} ${label}\n`);
      },
      say: (line) => void out.write(`${line}\n`),
      end: () => {},
    };
  }
  let bar = '';
  const draw = () => out.write(`\r\u001b[K${bar}`);
  return {
    step(done, label) {
      const filled = Math.round((WIDTH * done) / Math.max(1, total));
      const text = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} ${label}`;
      bar = text.slice(0, (out.columns ?? 80) - 1);
      draw();
    },
    say(line) {
      out.write(`\r\u001b[K${line}\n`);
      draw();
    },
    end: () => void out.write('\r\u001b[K'),
  };
}
