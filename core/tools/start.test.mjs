import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { at, root } from './paths.mjs'
import { pages, servePages } from './serve-pages.mjs'

const running = []
const start = (env = {}, ...names) => {
  const child = spawn(process.execPath, [at('core/tools/start.mjs'), ...names], {
    cwd: root,
    // As without a test runner, so that Vite keeps the dependencies that it has bundled.
    env: { ...process.env, NODE_ENV: 'development', PORTS: 'free', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const linesOf = (stream) => {
    const lines = []
    createInterface(stream).on('line', (line) => line !== '' && lines.push(line))
    return lines
  }
  const run = {
    child,
    lines: linesOf(child.stdout),
    errors: linesOf(child.stderr),
    ended: once(child, 'exit'),
    /** After the last line of output. */
    closed: once(child, 'close'),
  }
  running.push(run)
  return run
}
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})
/** Waits until all addresses are printed. */
const untilStarted = ({ lines }) =>
  expect.poll(() => lines.at(-1)).toMatch(/Press Ctrl-C to stop\.$/)
const titleIn = (html) => /<title>(.+)<\/title>/.exec(html)?.[1]
const titleOf = (name) => titleIn(readFileSync(at('headless-examples', name, 'index.html'), 'utf8'))
const reachability = (urls) =>
  Promise.all(
    urls.map((url) =>
      fetch(url).then(
        () => 'reachable',
        () => 'unreachable',
      ),
    ),
  )

test('npm start prints and serves the demo with its chains, and Ctrl-C stops all servers', async () => {
  const { child, lines, ended } = start()
  await untilStarted({ lines })
  expect(lines[0]).toMatch(/^ {2}Demo +http:\/\/127\.0\.0\.1:\d+\/$/)
  const page = lines[0].trim().split(/\s+/).at(-1)
  const { chains, directory } = await (await fetch(`${page}sandbox.json`)).json()
  expect(await (await fetch(page)).text()).toContain('<title>Latchkit</title>')
  const script = await (await fetch(`${page}src/App.tsx`)).text()
  // The answer comes when Vite has bundled the dependencies, which it keeps for the next start.
  const [react] = /\/node_modules\/\.vite\/deps\/react[^"]*/.exec(script)
  expect((await fetch(new URL(react, page))).status).toBe(200)
  expect(await (await fetch(`${page}phone/wc?uri=x`)).text()).toContain(
    '<title>Simulated phone</title>',
  )
  const { data } = await (
    await fetch(`${directory}/getWallets?page=1&entries=1&projectId=x&st=x&sv=x`)
  ).json()
  expect(data[0]).toMatchObject({ name: 'Pocket', webapp_link: `${page}phone` })
  const urls = [page, ...chains.map(({ rpc }) => rpc)]
  expect(await reachability(urls)).toEqual(['reachable', 'reachable', 'reachable'])
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  await expect.poll(() => reachability(urls)).toEqual(['unreachable', 'unreachable', 'unreachable'])
})

test('npm start two-kits prints the example two-kits first, and SIGTERM stops all servers', async () => {
  const { child, lines, ended } = start({}, 'two-kits')
  await untilStarted({ lines })
  expect(lines[0]).toMatch(/^ {2}Two kits +http:\/\/127\.0\.0\.1:\d+\/two-kits\/$/)
  const [page] = lines[0].trim().split(/\s+/).slice(-1)
  const printed = lines.flatMap(
    (line) => /http:\S+\/$/.exec(line)?.map((address) => new URL(address).pathname) ?? [],
  )
  expect(printed.sort()).toEqual(['/', ...pages.map((name) => `/${name}/`)].sort())
  const response = await fetch(page)
  expect([response.status, titleIn(await response.text())]).toEqual([200, titleOf('two-kits')])
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await expect.poll(() => reachability([page])).toEqual(['unreachable'])
})

test('servePages serves all examples by name on one origin', async () => {
  /** Replaces Vite: serves the `index.html` of a folder at its base. */
  const createServer = async ({ root, base }) => ({
    middlewares: (request, response, next) =>
      request.url === base ? response.end(readFileSync(`${root}/index.html`, 'utf8')) : next(),
    close: async () => {},
  })
  const { url, stop } = await servePages(createServer, { chains: [] }, 0)
  for (const name of pages) {
    // A URL without the trailing slash redirects.
    const redirected = await fetch(url + name)
    const exact = await fetch(`${url}${name}/`)
    expect([redirected.url, exact.status, titleIn(await exact.text())]).toEqual([
      exact.url,
      200,
      titleOf(name),
    ])
  }
  expect(titleIn(await (await fetch(url)).text())).toBe(titleOf('modal'))
  expect((await fetch(`${url}unknown/`)).status).toBe(404)
  await stop()
  expect(await reachability([url])).toEqual(['unreachable'])
})

test('npm start with an unknown example lists the examples and exits', async () => {
  const { errors, closed } = start({}, 'three-kits')
  expect(await closed).toEqual([1, null])
  expect(errors).toEqual([`  Unknown example. Use one of: modal, terminal, ${pages.join(', ')}.`])
})

test('npm start prints an error and exits if the Ethereum node program is missing', async () => {
  const { errors, closed } = start({ ANVIL: '/nowhere/anvil' })
  expect(await closed).toEqual([1, null])
  expect(errors).toContain('ANVIL names /nowhere/anvil, which does not exist.')
})

test('npm start terminal passes its flags to the terminal example and exits when it ends', async () => {
  const { lines, ended, child } = start(
    {},
    'terminal',
    '--to',
    'alice.sandbox.id',
    '--amount',
    '0.5',
    '--yes',
  )
  await expect.poll(() => lines.find((line) => line.startsWith('wc:'))).toBeDefined()
  expect(
    lines.some((line) =>
      /Confirm requests on the simulated phone: http:\S+\/phone\.html/.test(line),
    ),
  ).toBe(true)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
