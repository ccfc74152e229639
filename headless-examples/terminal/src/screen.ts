import { createInterface } from 'node:readline'
import { cleanText } from '@latchkit/core/utils'

export type Style = 'plain' | 'title' | 'faint' | 'good' | 'bad' | 'warning' | 'code'
const colours: Readonly<Record<Style, string>> = {
  plain: '',
  title: '\u001b[1m',
  faint: '\u001b[2m',
  good: '\u001b[32m',
  bad: '\u001b[31m',
  warning: '\u001b[33m',
  // white on black, whatever the terminal's own colours are: cameras want it so
  code: '\u001b[38;5;231;48;5;16m',
}
const reset = '\u001b[0m'

/** Where somebody reads and writes. Nothing that is shown can steer the terminal: it is one line of text, whoever it comes from. */
export type Screen = {
  /** Whether colours are shown. */
  hasColours: boolean
  say(text: string, style?: Style): void
  /** Two columns. */
  row(name: string, text: string): void
  /** Rows of block characters; false: they are wider than the screen, and nothing is drawn. */
  draw(rows: readonly string[]): boolean
  /** The next line that is written; null: nobody writes any more, or the signal came. */
  ask(question: string, signal: AbortSignal): Promise<string | null>
  /** Asked until it is answered; to leave is a no. */
  isYes(question: string, signal: AbortSignal): Promise<boolean>
  /** A signal that also comes when somebody writes `q`. Where nobody can, it is the one that was given. */
  leavable(hint: string, signal: AbortSignal): { signal: AbortSignal; over(): void }
  /** Ctrl-C, where the terminal hands it to us. */
  onEnd(listener: () => void): void
  close(): void
}

type Streams = {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream & { isTTY?: boolean; columns?: number }
}

export function createScreen(
  { input, output }: Streams,
  env: Readonly<Record<string, string | undefined>>,
): Screen {
  const isTerminal = Boolean(input.isTTY && output.isTTY)
  const hasColours = Boolean(output.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb'
  const lines = createInterface({ input, output, terminal: isTerminal })
  const waiting: string[] = []
  let ended = false
  const queue = (line: string | null) => line !== null && waiting.push(line)
  /** Who hears a line that answers no question. */
  let rest: (line: string | null) => unknown = queue
  let heard = rest
  lines.on('line', (line) => heard(line))
  lines.on('close', () => {
    ended = true
    heard(null)
  })
  const paint = (text: string, style: Style) =>
    hasColours && colours[style] !== '' ? `${colours[style]}${text}${reset}` : text
  const write = (line: string) => void output.write(`${line}\n`)
  const say = (text: string, style: Style = 'plain') =>
    write(text === '' ? '' : paint(shown(text), style))
  const ask: Screen['ask'] = (question, signal) => {
    const early = waiting.shift()
    if (early !== undefined) {
      write(`${shown(question)} ${shown(early)}`)
      return Promise.resolve(early.trim())
    }
    if (ended || signal.aborted) return Promise.resolve(null)
    return new Promise((resolve) => {
      const answer = (line: string | null) => {
        heard = rest
        signal.removeEventListener('abort', leave)
        // nobody pressed Enter on this screen
        if (!isTerminal || line === null) write('')
        resolve(line?.trim() ?? null)
      }
      const leave = () => answer(null)
      heard = answer
      signal.addEventListener('abort', leave)
      lines.setPrompt(`${shown(question)} `)
      lines.prompt()
    })
  }
  return {
    hasColours,
    say,
    row: (name, text) => write(`  ${paint(shown(name).padEnd(22), 'faint')} ${shown(text)}`),
    draw(rows) {
      const width = Math.max(...rows.map((row) => row.length)) + 2
      if (output.columns !== undefined && output.columns < width) return false
      for (const row of rows) write(`  ${paint(row.replace(/[^ ▀▄█]/g, ''), 'code')}`)
      return true
    },
    ask,
    async isYes(question, signal) {
      for (;;) {
        const answer = (await ask(`${question} yes/no`, signal))?.toLowerCase() ?? 'no'
        if (['yes', 'y'].includes(answer)) return true
        if (['no', 'n', 'q', ''].includes(answer)) return false
      }
    },
    leavable(hint, signal) {
      if (!isTerminal) return { signal, over: () => {} }
      const left = new AbortController()
      say(`${hint}: q and Enter`, 'faint')
      rest = (line) => line?.trim().toLowerCase() === 'q' && left.abort()
      heard = rest
      return {
        signal: AbortSignal.any([signal, left.signal]),
        over() {
          rest = queue
          heard = rest
        },
      }
    },
    onEnd: (listener) => void lines.on('SIGINT', listener),
    close: () => lines.close(),
  }
}

/** Longer than any review or link, shorter than what would fill a screen. */
const shown = (text: string): string => cleanText(text, 1_000)
