import { spawn } from 'node:child_process'

const networkSettings =
  /^npm_config_(registry|(https?_)?proxy|noproxy|ca|cafile|strict_ssl|cache|userconfig)$/i

/**
 * The environment without the settings of the `npm` that runs this program, except those that say
 * how to reach the registry.
 */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => networkSettings.test(name) || !/^(npm_|NODE_OPTIONS)/i.test(name),
    ),
  ),
  CI: 'true',
  NODE_ENV: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
})

/** A running command. `output` grows until it ends. */
export type Command = { output(): string; ended: Promise<number>; stop(): void }

/** Starts a command in a folder, in a group of its own, so that `stop` ends its children too. */
export function start(
  command: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Command {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd,
    env: { ...environment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => chunks.push(chunk))
  return {
    output: () => Buffer.concat(chunks).toString('utf8'),
    ended: new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => resolve(code ?? 1))
    }),
    stop() {
      const isRunning = child.exitCode === null && child.signalCode === null
      if (child.pid !== undefined && isRunning) process.kill(-child.pid)
    },
  }
}

/** Runs a command to its end. Throws an error with the end of its output if it fails or takes too long. */
export async function run(command: readonly string[], cwd: string, seconds: number): Promise<void> {
  const running = start(command, cwd)
  const timer = setTimeout(running.stop, seconds * 1_000)
  const code = await running.ended
  clearTimeout(timer)
  if (code !== 0)
    throw new Error(`${command.join(' ')} (exit code ${code})\n${running.output().slice(-4_000)}`)
}
