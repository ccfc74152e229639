import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { at, root } from './paths.mjs'
import { pages } from './serve-pages.mjs'

const running = []
const start = (env = {}, ...names) => {
  const child = spawn(process.execPath, [at('core/tools/start.mjs'), ...names], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines = []
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => line !== '' && lines.push(line))
  const one = { child, lines, ended: once(child, 'exit') }
  running.push(one)
  return one
}
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})
const upOrDown = (urls) =>
  Promise.all(
    urls.map((url) =>
      fetch(url).then(
        () => 'up',
        () => 'down',
      ),
    ),
  )

test.each(['SIGINT', 'SIGTERM'])(
  'prints the demo page first, serves it with the chains, and %s ends all of it',
  { timeout: 60_000 },
  async (signal) => {
    const { child, lines, ended } = start()
    await expect.poll(() => lines.length, { timeout: 50_000 }).toBeGreaterThanOrEqual(6)
    expect(lines[0]).toMatch(/^ {2}The demo page +http:\/\/127\.0\.0\.1:\d+\/$/)
    const page = lines[0].trim().split(/\s+/).at(-1)
    const { chains, directory } = await (await fetch(`${page}sandbox.json`)).json()
    expect(await (await fetch(page)).text()).toContain('<title>Latchkit</title>')
    expect(await (await fetch(`${page}phone/wc?uri=x`)).text()).toContain('<title>Pretend phone</title>')
    const { data } = await (await fetch(`${directory}/getWallets?page=1&entries=1&projectId=x&st=x&sv=x`)).json()
    expect(data[0]).toMatchObject({ name: 'Pocket', webapp_link: `${page}phone` })
    const urls = [page, ...chains.map(({ rpc }) => rpc)]
    expect(await upOrDown(urls)).toEqual(['up', 'up', 'up'])
    child.kill(signal)
    expect(await ended).toEqual([0, null])
    await expect.poll(() => upOrDown(urls), { timeout: 10_000 }).toEqual(['down', 'down', 'down'])
  },
)

test('serves every example on one origin, prints the named one first, and ends all of them', { timeout: 90_000 }, async () => {
  const { child, lines, ended } = start({}, 'two-kits')
  await expect.poll(() => lines.length, { timeout: 50_000 }).toBeGreaterThanOrEqual(9)
  expect(lines[0]).toMatch(/^ {2}Two kits +http:\/\/127\.0\.0\.1:\d+\/two-kits\/$/)
  const addresses = lines.flatMap((line) => line.match(/http:\S+\/(?:[\w-]+\/)?$/) ?? [])
  const origin = new URL(addresses[0]).origin
  expect(addresses.map((address) => address.slice(origin.length)).sort()).toEqual(['/', ...pages.map((name) => `/${name}/`)].sort())
  for (const address of addresses) {
    const page = await fetch(address)
    const name = new URL(address).pathname.replaceAll('/', '') || 'modal'
    const [title] = readFileSync(at('headless-examples', name, 'index.html'), 'utf8').match(/<title>.+<\/title>/)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(title)])
  }
  // an address without its last stroke is one that people type
  expect((await fetch(addresses[0].slice(0, -1))).url).toBe(addresses[0])
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  await expect.poll(() => upOrDown(addresses), { timeout: 10_000 }).toEqual(addresses.map(() => 'down'))
})

test('says which examples there are, and what it cannot start is not started', { timeout: 60_000 }, async () => {
  const { lines, ended } = start({}, 'three-kits')
  expect(await ended).toEqual([1, null])
  expect(lines).toEqual([`  Which one? One of: modal, terminal, ${pages.join(', ')}.`])
})

test('says plainly that there is no node program', { timeout: 60_000 }, async () => {
  const { lines, ended } = start({ ANVIL: '/nowhere/anvil' })
  expect(await ended).toEqual([1, null])
  expect(lines).toContain('ANVIL names /nowhere/anvil, and there is no such file.')
})
