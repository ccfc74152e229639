import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { SandboxDescription } from '../base/description.ts'
import { atUsualPort, listen } from '../base/ports.ts'
import { startSandbox } from './start-sandbox.ts'

/** `control`: where the description can be fetched, from any page. */
export type ServedSandbox = SandboxDescription & { control: string; stop(): Promise<void> }

const controlPort = 8544

/** The pretend outside with an address of its own: `GET {control}` answers with where everything is. */
export async function serve(): Promise<ServedSandbox> {
  const sandbox = await startSandbox({ ports: 'usual' })
  const { stop, ...description } = sandbox
  const server = createServer(({ method, url }, response) => {
    const known = method === 'GET' && url === '/sandbox.json'
    response.writeHead(known ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
    response.end(JSON.stringify(known ? served : { error: 'Only GET /sandbox.json is here.' }))
  })
  const port = await atUsualPort(controlPort, (at) => listen(server, at))
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

/** What `npm run sandbox` prints: one line of JSON, or the same for reading. */
export function printed(
  { control, ...description }: Omit<ServedSandbox, 'stop'>,
  json: boolean,
): string {
  if (json) return JSON.stringify({ control, ...description })
  const { chains, accounts, relay, directory, svm, balances, data } = description
  const lines = chains.map(
    ({ chainId, name, rpc, token }) => `  ${name} (${chainId})  ${rpc}  token ${token}`,
  )
  return [
    'The sandbox is up.',
    ...lines,
    `  Local Solana        ${svm.rpc}`,
    `  Relay               ${relay}`,
    `  Wallet directory    ${directory}`,
    `  Other balances      ${balances}`,
    `  Data service        ${data}`,
    `  Everything as JSON  ${control}`,
    '',
    '  Funded accounts',
    ...accounts.map((address) => `  ${address}`),
    '',
    'Ctrl-C ends it.',
  ].join('\n')
}

async function main(): Promise<void> {
  const served = await serve()
  const end = async () => {
    await served.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.stdout.write(`${printed(served, process.argv.includes('--json'))}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}
