import { createInterface } from 'node:readline'
import { cleanText } from '@latchkit/core/utils'

export type Style = 'plain' | 'title' | 'faint' | 'good' | 'bad' | 'warning' | 'code'
const escapeCodes: Readonly<Record<Style, string>> = {
  plain: '',
  title: '\u001b[1m',
  faint: '\u001b[2m',
  good: '\u001b[32m',
  bad: '\u001b[31m',
  warning: '\u001b[33m',
  // White on black in every color scheme, so that cameras can read the code.
  code: '\u001b[38;5;231;48;5;16m',
}
const reset = '\u001b[0m'

/**
 * Prints to the terminal and reads from it. Printed text is reduced to one line without control
 * characters, so text from wallets and services cannot control the terminal.
 */
export type Screen = {
  print(text: string, style?: Style): void
  /** Prints a label and a value in two columns. */
  printRow(label: string, value: string): void
  /** Prints rows of block characters. Returns false without output if they are too wide. */
  draw(rows: readonly string[]): boolean
  /** Resolves with the next input line. Null at the end of the input or when the signal aborts. */
  prompt(question: string, signal: AbortSignal): Promise<string | null>
  /** Prompts until the answer is yes or no. The end of the input, `q` and an abort mean no. */
  confirm(question: string, signal: AbortSignal): Promise<boolean>
  /**
   * Returns a signal that also aborts when the user enters `q`, until `stop` is called. Without a
   * terminal it returns `signal` itself.
   */
  listenForQuit(hint: string, signal: AbortSignal): { signal: AbortSignal; stop(): void }
  /** Calls the listener on Ctrl-C while readline controls the terminal. */
  onInterrupt(listener: () => void): void
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
  const { prompt, setIdleListener, lines } = createPrompt({ input, output }, isTerminal)
  const style = (text: string, name: Style) =>
    hasColours && escapeCodes[name] !== '' ? `${escapeCodes[name]}${text}${reset}` : text
  const write = (line: string) => void output.write(`${line}\n`)
  const print = (text: string, name: Style = 'plain') =>
    write(text === '' ? '' : style(sanitize(text), name))
  return {
    print,
    printRow(label, value) {
      write(`  ${style(sanitize(label).padEnd(22), 'faint')} ${sanitize(value)}`)
    },
    draw(rows) {
      const width = Math.max(...rows.map((row) => row.length)) + 2
      if (output.columns !== undefined && output.columns < width) return false
      for (const row of rows) write(`  ${style(row.replace(/[^ ▀▄█]/g, ''), 'code')}`)
      return true
    },
    prompt,
    async confirm(question, signal) {
      for (;;) {
        const answer = (await prompt(`${question} yes/no`, signal))?.toLowerCase() ?? 'no'
        if (['yes', 'y'].includes(answer)) return true
        if (['no', 'n', 'q', ''].includes(answer)) return false
      }
    },
    listenForQuit(hint, signal) {
      if (!isTerminal) return { signal, stop: () => {} }
      const quit = new AbortController()
      print(`Press q, then Enter, ${hint}.`, 'faint')
      setIdleListener((line) => {
        if (line?.trim().toLowerCase() === 'q') quit.abort()
      })
      return {
        signal: AbortSignal.any([signal, quit.signal]),
        stop: () => setIdleListener(null),
      }
    },
    onInterrupt: (listener) => void lines.on('SIGINT', listener),
    close: () => lines.close(),
  }
}

/** Receives an input line, or null at the end of the input. */
type LineListener = (line: string | null) => void

/**
 * Reads lines for prompts. Lines that arrive while no prompt is open answer the next prompts. If an
 * idle listener is set, it receives these lines instead.
 */
function createPrompt({ input, output }: Streams, isTerminal: boolean) {
  const lines = createInterface({ input, output, terminal: isTerminal })
  const queued: string[] = []
  let hasEnded = false
  const enqueue: LineListener = (line) => {
    if (line !== null) queued.push(line)
  }
  let idleListener = enqueue
  let listener = idleListener
  lines.on('line', (line) => listener(line))
  lines.on('close', () => {
    hasEnded = true
    listener(null)
  })
  const prompt: Screen['prompt'] = (question, signal) => {
    const next = queued.shift()
    if (next !== undefined) {
      output.write(`${sanitize(question)} ${sanitize(next)}\n`)
      return Promise.resolve(next.trim())
    }
    if (hasEnded || signal.aborted) return Promise.resolve(null)
    return new Promise((resolve) => {
      const answer: LineListener = (line) => {
        listener = idleListener
        signal.removeEventListener('abort', cancel)
        // End the line of the question: without a terminal or an answer, no Enter was echoed.
        if (!isTerminal || line === null) output.write('\n')
        resolve(line?.trim() ?? null)
      }
      const cancel = () => answer(null)
      listener = answer
      signal.addEventListener('abort', cancel)
      lines.setPrompt(`${sanitize(question)} `)
      lines.prompt()
    })
  }
  return {
    lines,
    prompt,
    setIdleListener(next: LineListener | null) {
      idleListener = next ?? enqueue
      listener = idleListener
    },
  }
}

/** Cleans a text. The length limit is above every review line and link, but below a full screen. */
const sanitize = (text: string): string => cleanText(text, 1_000)
