import { isKitError } from '@latchkit/core'
import { readFlags } from './flags.ts'
import { codeOfLeaving, runTerminal } from './run-terminal.ts'
import { createScreen } from './screen.ts'
import { help } from './words.ts'

const ending = new AbortController()
const screen = createScreen({ input: process.stdin, output: process.stdout }, process.env)
const end = () => ending.abort()
screen.onEnd(end)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)

async function main(): Promise<0 | 1> {
  const flags = readFlags(process.argv.slice(2))
  if (flags.isHelp) {
    for (const line of help.split('\n')) process.stdout.write(`${line}\n`)
    return 0
  }
  const left = codeOfLeaving(flags)
  /** Whatever is being waited for then, it ends. */
  const ended = new Promise<0 | 1>((resolve) => {
    ending.signal.addEventListener('abort', () => setTimeout(() => resolve(left), 3_000).unref())
  })
  return Promise.race([runTerminal(flags, screen, ending.signal), ended]).catch((error) => {
    if (ending.signal.aborted) return left
    throw error
  })
}

const code = await main().catch((error: unknown) => {
  screen.say(error instanceof Error ? error.message : 'It failed.', 'bad')
  if (isKitError(error)) screen.say(error.code, 'faint')
  return 1
})
screen.close()
process.exit(code)
