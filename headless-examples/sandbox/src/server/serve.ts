import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { SandboxDescription } from '../base/description.ts'
import { listen, withPreferredPort } from '../base/ports.ts'
import { portsFrom, type SandboxOptions, startSandbox } from './start-sandbox.ts'

/** `control`: URL of the description, which pages of every origin may fetch. */
export type ServedSandbox = SandboxDescription & { control: string; stop(): Promise<void> }

const controlPort = 8544

/** Starts the sandbox and a server whose `GET {control}` returns the description. */
export async function serve(options: SandboxOptions = { ports: 'usual' }): Promise<ServedSandbox> {
  const sandbox = await startSandbox(options)
  const { stop, ...description } = sandbox
  const server = createServer(({ method, url }, response) => {
    const isFound = method === 'GET' && url === '/sandbox.json'
    response.writeHead(isFound ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
    response.end(
      JSON.stringify(isFound ? served : { error: 'The only route is GET /sandbox.json.' }),
    )
  })
  const port = await (options.ports === 'usual'
    ? withPreferredPort(controlPort, (candidate) => listen(server, candidate))
    : listen(server, 0))
  const served = { control: `http://127.0.0.1:${port}/sandbox.json`, ...description }
  return {
    ...served,
    async stop() {
      server.close()
      server.closeAllConnections()
      await stop()
    },
  }
}

/** Formats the output of `npm run sandbox`: one line of JSON, or a readable summary. */
export function formatSandbox(
  { control, ...description }: Omit<ServedSandbox, 'stop'>,
  json: boolean,
): string {
  if (json) return JSON.stringify({ control, ...description })
  const { chains, accounts, relay, directory, svm, balances, data, signIn, telemetry, embedded } =
    description
  const lines = chains.map(
    ({ chainId, name, rpc, token }) => `  ${name} (${chainId})  ${rpc}  token ${token}`,
  )
  return [
    'The sandbox is running.',
    ...lines,
    `  Local Solana        ${svm.rpc}`,
    `  Relay               ${relay}`,
    `  Wallet directory    ${directory}`,
    `  Balance services    ${balances}`,
    `  Data service        ${data}`,
    `  Sign-in server      ${signIn}`,
    `  Telemetry           ${telemetry}`,
    `  Embedded wallet     ${embedded}/mailbox`,
    `  Everything as JSON  ${control}`,
    '',
    '  Funded accounts',
    ...accounts.map((address) => `  ${address}`),
    '',
    'Press Ctrl-C to stop it.',
  ].join('\n')
}

async function main(): Promise<void> {
  const served = await serve({ ports: portsFrom(process.env) })
  const shutDown = async () => {
    await served.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, shutDown)
  process.stdout.write(`${formatSandbox(served, process.argv.includes('--json'))}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}
