import { spawn } from 'node:child_process'
import { register } from 'node:module'
import { ensureInstalled } from './ensure-installed.mjs'
import { watchDefinitions } from './generate/watch-definitions.mjs'
import { writeGenerated } from './generate/write-generated.mjs'
import { at, root } from './paths.mjs'
import { pages, servePages } from './serve-pages.mjs'

const [example = 'modal', ...flags] = process.argv.slice(2)
if (!['modal', 'terminal', ...pages].includes(example)) {
  console.error(`\n  Unknown example. Use one of: modal, terminal, ${pages.join(', ')}.\n`)
  process.exit(1)
}

ensureInstalled()
await writeGenerated()
watchDefinitions()

/** Dynamic imports, because in a fresh clone packages exist only after `ensureInstalled()`. */
const { createServer } = await import('vite')
const { tsImport } = await import('tsx/esm/api')
register('./source-conditions.mjs', import.meta.url)
const { setPhoneAddress } = await tsImport(
  '../../headless-examples/sandbox/src/server/set-phone-address.ts',
  import.meta.url,
)
const { portsFrom, startSandbox } = await tsImport(
  '../../headless-examples/sandbox/src/server/start-sandbox.ts',
  import.meta.url,
)

const titles = {
  inline: 'Embedded',
  members: 'Members',
  'own-look': 'Own look',
  themes: 'Themes',
  'two-kits': 'Two kits',
  vanilla: 'No framework',
  visualizer: 'Visualizer',
}

const stops = []
let exiting = null
/** Stops the sandbox, the pages and the example, then exits. Later calls have no effect. */
function exit(code) {
  exiting ??= Promise.allSettled(stops.splice(0).map((stop) => stop())).then(() =>
    process.exit(code),
  )
  return exiting
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => exit(0))

/** On a signal, npm ends its shell but not this process, so exit when the parent has ended. */
const parent = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== parent && exit(0), 500).unref()

/** Runs a program in the foreground of this terminal. */
function runInForeground(file, args) {
  const child = spawn(
    process.execPath,
    ['--conditions=latchkit-source', '--import', 'tsx', at(file), ...args],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  const code = new Promise((resolve) => {
    child.on('error', () => resolve(1)).on('exit', (exitCode) => resolve(exitCode ?? 1))
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
// The terminal example prints its help without a sandbox.
if (example === 'terminal' && flags.some((flag) => flag === '--help' || flag === '-h'))
  await exit(await runInForeground(terminal, flags).code)

try {
  const ports = portsFrom(process.env)
  const started = startSandbox({ ports }).then(({ stop, ...sandbox }) => {
    stops.push(stop)
    return sandbox
  })
  // Meanwhile Vite bundles the dependencies of the demo.
  const served = servePages(createServer, started, ports === 'free' ? 0 : 5173).then((server) => {
    stops.push(server.stop)
    return server
  })
  const [sandbox, { url: page }] = await Promise.all([started, served])
  await setPhoneAddress(sandbox.directory, page)
  const selected = pages.includes(example) ? [[titles[example], `${page}${example}/`]] : []
  const others = pages
    .filter((name) => name !== example)
    .map((name) => [titles[name], `${page}${name}/`])
  console.log('')
  for (const [title, address] of [
    ...selected,
    ['Demo', page],
    ['Simulated phone', `${page}phone.html`],
    ...others,
  ]) {
    console.log(`  ${title.padEnd(20)} ${address}`)
  }
  console.log('')
  for (const { name, chainId, rpc, token } of sandbox.chains)
    console.log(`  ${name} (${chainId})   ${rpc}   token ${token}`)
  console.log(`  Local Solana   ${sandbox.svm.rpc}`)
  console.log(`  Balances of Bitcoin, Polkadot and Cosmos   ${sandbox.balances}`)
  console.log(`  Data API   ${sandbox.data}`)
  console.log(`  Sign-in server   ${sandbox.signIn}`)
  console.log(`  What the project's owner sees   ${sandbox.telemetry}`)
  console.log(
    '\n  The pages have eight simulated wallets with real keys and test funds. Press Ctrl-C to stop.\n',
  )
  if (example === 'terminal') {
    console.log(`  Confirm requests on the simulated phone: ${page}phone.html\n`)
    const program = runInForeground(terminal, ['--sandbox', page, ...flags])
    stops.unshift(program.stop)
    await exit(await program.code)
  }
} catch (error) {
  console.error(`\n${error.message}\n`)
  await exit(1)
}
