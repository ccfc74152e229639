import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { at, root } from './paths.mjs'

const running = []
const start = (env = {}) => {
  const child = spawn(process.execPath, [at('core/tools/start.mjs')], {
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

test('says plainly that there is no node program', { timeout: 60_000 }, async () => {
  const { lines, ended } = start({ ANVIL: '/nowhere/anvil' })
  expect(await ended).toEqual([1, null])
  expect(lines).toContain('ANVIL names /nowhere/anvil, and there is no such file.')
})
