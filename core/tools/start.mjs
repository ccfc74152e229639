import { spawn } from 'node:child_process'
import { ensureInstalled } from './ensure-installed.mjs'
import { at, root } from './paths.mjs'
import { pages, servePages } from './serve-pages.mjs'

ensureInstalled()

/** Vite and tsx exist only now: a fresh clone gets here through `npm ci`. */
const { createServer } = await import('vite')
const { tsImport } = await import('tsx/esm/api')
const { setPhoneAddress } = await tsImport(
  '../../headless-examples/sandbox/src/server/set-phone-address.ts',
  import.meta.url,
)
const { startSandbox } = await tsImport(
  '../../headless-examples/sandbox/src/server/start-sandbox.ts',
  import.meta.url,
)

const titles = {
  inline: 'Embedded',
  'own-look': 'A look of one’s own',
  'two-kits': 'Two kits',
  vanilla: 'No framework',
  visualizer: 'Every chart',
}
const [wanted = 'modal', ...more] = process.argv.slice(2)
if (!['modal', 'terminal', ...pages].includes(wanted)) {
  console.error(`\n  Which one? One of: modal, terminal, ${pages.join(', ')}.\n`)
  process.exit(1)
}

const running = []
let ending = null
/** Ends everything, once; whoever wanted it first says the code. */
function end(code) {
  ending ??= Promise.allSettled(running.splice(0).map((part) => part())).then(() =>
    process.exit(code),
  )
  return ending
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))

/** npm ends its shell on a signal, but not us: without our parent we end, too. */
const parent = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== parent && end(0), 500).unref()

/** A program of ours that has this terminal to itself. */
function runInFront(file, args) {
  const child = spawn(
    process.execPath,
    ['--conditions=latchkit-source', '--import', 'tsx', at(file), ...args],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  const code = new Promise((resolve) => {
    child.on('error', () => resolve(1)).on('exit', (ended) => resolve(ended ?? 1))
  })
  return {
    code,
    stop() {
      child.kill('SIGTERM')
      return code
    },
  }
}

const terminal = 'headless-examples/terminal/src/main.ts'
// what can be asked for is said without a sandbox
if (wanted === 'terminal' && more.some((flag) => flag === '--help' || flag === '-h'))
  await end(await runInFront(terminal, more).code)

try {
  const { stop, ...sandbox } = await startSandbox({ ports: 'usual' })
  running.push(stop)
  const { url: page, stop: stopPages } = await servePages(createServer, sandbox)
  running.push(stopPages)
  await setPhoneAddress(sandbox.directory, page)
  const asked = pages.includes(wanted) ? [[titles[wanted], `${page}${wanted}/`]] : []
  const rest = pages
    .filter((name) => name !== wanted)
    .map((name) => [titles[name], `${page}${name}/`])
  console.log('')
  for (const [title, address] of [
    ...asked,
    ['The demo page', page],
    ['Pretend phone', `${page}phone.html`],
    ...rest,
  ]) {
    console.log(`  ${title.padEnd(20)} ${address}`)
  }
  console.log('')
  for (const { name, chainId, rpc, token } of sandbox.chains)
    console.log(`  ${name} (${chainId})   ${rpc}   token ${token}`)
  console.log(`  Local Solana   ${sandbox.svm.rpc}`)
  console.log(`  Balances of Bitcoin, Polkadot and Cosmos   ${sandbox.balances}`)
  console.log(`  Data service   ${sandbox.data}`)
  console.log(
    '\n  Eight pretend wallets with real keys and play money wait in the page. Ctrl-C ends everything.\n',
  )
  if (wanted === 'terminal') {
    console.log(`  Answer in the pretend phone: ${page}phone.html\n`)
    const program = runInFront(terminal, ['--sandbox', page, ...more])
    running.unshift(program.stop)
    await end(await program.code)
  }
} catch (error) {
  console.error(`\n${error.message}\n`)
  await end(1)
}
