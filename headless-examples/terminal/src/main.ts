import { isKitError } from '@latchkit/core'
import { parseFlags } from './flags.ts'
import { cancelledExitCode, runTerminal } from './run-terminal.ts'
import { createScreen } from './screen.ts'
import { helpText } from './texts.ts'

/** How long an interrupted program may take to disconnect the wallet, in ms. */
const interruptTimeout = 3_000

const interrupt = new AbortController()
const screen = createScreen({ input: process.stdin, output: process.stdout }, process.env)
const onInterrupt = () => interrupt.abort()
screen.onInterrupt(onInterrupt)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onInterrupt)

async function main(): Promise<0 | 1> {
  const flags = parseFlags(process.argv.slice(2))
  if (flags.showHelp) {
    for (const line of helpText.split('\n')) process.stdout.write(`${line}\n`)
    return 0
  }
  const exitCode = cancelledExitCode(flags)
  const interrupted = new Promise<0 | 1>((resolve) => {
    const onAbort = () => setTimeout(() => resolve(exitCode), interruptTimeout).unref()
    interrupt.signal.addEventListener('abort', onAbort)
  })
  return Promise.race([runTerminal(flags, screen, interrupt.signal), interrupted]).catch(
    (error) => {
      if (interrupt.signal.aborted) return exitCode
      throw error
    },
  )
}

const exitCode = await main().catch((error: unknown) => {
  screen.print(error instanceof Error ? error.message : 'Something went wrong.', 'bad')
  if (isKitError(error)) screen.print(error.code, 'faint')
  return 1
})
screen.close()
process.exit(exitCode)
