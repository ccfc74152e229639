import { ensureInstalled } from './ensure-installed.mjs'
import { at } from './paths.mjs'

ensureInstalled()

/** Vite and tsx exist only now: a fresh clone gets here through `npm ci`. */
const { createServer } = await import('vite')
const { tsImport } = await import('tsx/esm/api')
const { leadToPhone } = await tsImport('../../headless-examples/sandbox/src/lead-to-phone.ts', import.meta.url)
const { startSandbox } = await tsImport('../../headless-examples/sandbox/src/in-process.ts', import.meta.url)

const running = []
async function end(code) {
  await Promise.allSettled(running.splice(0).map((part) => part()))
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))

/** npm ends its shell on a signal, but not us: without our parent we end, too. */
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end(0), 500).unref()

/** The page learns where the chains are from its own server. */
const atSandboxJson = (sandbox) => ({
  name: 'latchkit-sandbox',
  configureServer({ middlewares }) {
    middlewares.use('/sandbox.json', (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(sandbox))
    })
  },
})

try {
  const { stop, ...sandbox } = await startSandbox({ ports: 'usual' })
  running.push(stop)
  const demo = await createServer({
    root: at('headless-examples/modal'),
    plugins: [atSandboxJson(sandbox)],
    logLevel: 'warn',
    server: { host: '127.0.0.1' },
  })
  running.push(() => demo.close())
  await demo.listen()
  const [page] = demo.resolvedUrls.local
  await leadToPhone(sandbox.directory, page)
  console.log(`\n  The demo page   ${page}`)
  console.log(`  Pretend phone   ${page}phone.html`)
  console.log(`  Embedded        ${page}inline.html`)
  console.log(`  Two kits        ${page}two-kits.html\n`)
  for (const { name, chainId, rpc, token } of sandbox.chains) console.log(`  ${name} (${chainId})   ${rpc}   token ${token}`)
  console.log(`  Local Solana   ${sandbox.svm.rpc}`)
  console.log(`  Balances of Bitcoin, Polkadot and Cosmos   ${sandbox.balances}`)
  console.log(`  Data service   ${sandbox.data}`)
  console.log('\n  Eight pretend wallets with real keys and play money wait in the page. Ctrl-C ends everything.\n')
} catch (error) {
  console.error(`\n${error.message}\n`)
  await end(1)
}
